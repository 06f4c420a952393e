### The vocabulary of the Laws. A message that needs another form has the word itself: search for it as well.

# 2017 Law 23A. The adjective alone also stands in the messages: `grep -ri comparable locales/en`.
-comparable-call = comparable call
# What the Laws call the consequence of an irregularity, beyond the correction itself.
-further-rectification = further rectification
# Law 16, and the letters by which players know it.
-unauthorised = unauthorised information (UI)
