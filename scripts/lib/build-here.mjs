// Builds by the module named, for whoever has forked this process, and tells them how it went.

// Nobody waits for it any more.
process.once('disconnect', () => process.exit(1))

/** @returns {Promise<import('./build-aside.mjs').Told>} */
async function told() {
  try {
    const { build } = await import(process.argv[2])
    return { sizes: await build() }
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) }
  }
}

void told().then(message => process.send?.(message, () => process.exit()))
