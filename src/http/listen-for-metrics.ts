import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { StartError } from '#server/kernel/start-error.ts'

/** Serves `/metrics` on a port of its own, so that no proxy can publish it by mistake. @throws {StartError} if the port is taken. */
export function listenForMetrics(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics') return answer(request, response)
    response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(`Port ${port} is already in use. Stop the other process or set METRICS_PORT.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}
