import { createServer } from 'node:net'

/**
 * Below the ports that systems give to outgoing connections (32768 on Linux): a connection of another process cannot
 * take the port before the server listens.
 */
const FIRST = 12_000
const COUNT = 20_000

/** A free port on loopback. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT)
    if (await isFree(port)) return port
  }
}

/** @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
