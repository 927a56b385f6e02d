/** Milliseconds that this program has kept a processor busy, whatever else runs. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
