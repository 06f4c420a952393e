# syntax=docker/dockerfile:1

# The builder has a C compiler, which the cryptography needs. Its glibc is that of the image below.
# A tag may be given another image. To pin one, name it with its digest: `--build-arg BUILD_IMAGE=rust:1.95.0-slim-bookworm@sha256:…`.
ARG BUILD_IMAGE=rust:1.95.0-slim-bookworm
ARG IMAGE=gcr.io/distroless/cc-debian12:nonroot
FROM ${BUILD_IMAGE} AS build
WORKDIR /build
# Puts the list of the crates into the program, so that what an image holds can be read off it (its SBOM).
RUN cargo install --locked cargo-auditable@0.7.7
COPY . .
# The commit, which --version tells: there is no .git here.
ARG GIT_COMMIT=
ENV GIT_COMMIT=${GIT_COMMIT}
RUN --mount=type=cache,target=/usr/local/cargo/registry \
    --mount=type=cache,target=/build/target \
    cargo auditable build --release --locked \
    && install -D --strip target/release/director-please /out/director-please \
    && install -d /out/data

# Nothing but glibc: no shell, no package manager, not root.
FROM ${IMAGE}
COPY --from=build /out/director-please /usr/local/bin/director-please
# The gateway session, so that a new container resumes it, and the store. Mount a volume here to keep them.
COPY --from=build --chown=65532:65532 /out/data /data
ENV SESSION_FILE=/data/session.json
ENV DATABASE_URL=sqlite:/data/director-please.sqlite
VOLUME /data
# Only inside the container, for the check below; to see it from outside, set it to 0.0.0.0:8080 and publish the port.
ENV HEALTH_ADDRESS=127.0.0.1:8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["director-please", "health"]
# The token comes at run time:  docker run --read-only --env-file .env -v director-please:/data director-please
ENTRYPOINT ["director-please"]
CMD ["bot"]
