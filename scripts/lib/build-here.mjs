// Builds by the module named, for whoever has forked this process, and tells them how it went.

// Nobody waits for it any more.
process.once('disconnect', () => process.exit(1))

import(process.argv[2])
  .then(({ build }) => build())
  .then(sizes => ({ sizes }))
  .catch(error => ({ why: error instanceof Error ? error.message : String(error) }))
  .then(told => process.send?.(told, () => process.exit()))
