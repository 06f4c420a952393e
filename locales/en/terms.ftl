### The vocabulary of the Laws: one place to change a term.

# 2017 Law 23A.
-comparable-call = comparable call
# What the Laws call the consequence of an irregularity, beyond the correction itself.
-further-rectification = further rectification
# Law 16, and the letters by which players know it.
-unauthorised = unauthorised information (UI)
