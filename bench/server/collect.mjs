/** Loaded into a server: asked, it collects what nothing refers to, and answers how much is left. */
if (process.channel) {
  process.on('message', () => {
    globalThis.gc()
    const { heapUsed, external } = process.memoryUsage()
    process.send(heapUsed + external)
  })
  process.channel.unref()
}
