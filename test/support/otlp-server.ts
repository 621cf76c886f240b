import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OtlpSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

/** Receives traces and metrics by OTLP as JSON. */
export async function startOtlpServer() {
  const received: { path: string; text: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString() })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    texts: (path: string) => received.filter((one) => one.path === path).map(({ text }) => text),
    spans: () => received.filter(({ path }) => path === '/v1/traces').flatMap(({ text }) => spansOf(text)),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

function spansOf(text: string): OtlpSpan[] {
  const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] }
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
}
