import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Metrics, metricsText } from '../../metrics.ts'

/** Where Prometheus asks: an address of its own, which no proxy shows to players. */
export interface MetricsDoor {
  readonly host: string
  /** 0 = any free port. */
  readonly port: number
}

export interface OpenMetrics {
  readonly address: string
  close(): Promise<void>
}

/** Answers `/metrics` at this address, and nothing else. Rejects if it cannot listen there. */
export async function openMetrics(
  metrics: Metrics,
  { host, port }: MetricsDoor,
): Promise<OpenMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n')
      return
    }
    metricsText(metrics).then(
      text => response.writeHead(200, { 'content-type': metrics.counts.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((open, failed) => {
    server.once('error', failed)
    server.listen({ host, port }, () => open())
  })
  const { address, port: opened, family } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${opened}`,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
