# syntax=docker/dockerfile:1

# The builder has a C compiler, which the cryptography needs. Its glibc is that of the image below.
FROM rust:1-slim-bookworm AS build
WORKDIR /build
COPY . .
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo build --release --locked \
    && install -D --strip target/release/director-please /out/director-please \
    && install -d /out/data

# Nothing but glibc: no shell, no package manager, not root.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /out/director-please /usr/local/bin/director-please
# The gateway session, so that a new container resumes it, and the store. Mount a volume here to keep them.
COPY --from=build --chown=65532:65532 /out/data /data
ENV SESSION_FILE=/data/session.json
ENV DATABASE_URL=sqlite:/data/director-please.sqlite
VOLUME /data
# The token comes at run time:  docker run --env-file .env -v director-please:/data director-please
ENTRYPOINT ["director-please"]
CMD ["bot"]
