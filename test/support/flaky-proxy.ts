import { createServer, connect, type Socket } from 'node:net'

/** A TCP proxy whose connections can be closed or frozen. */
export interface FlakyProxy {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Stops forwarding on the open connections without closing them. New connections work. */
  freeze: () => void
  /** The number of frozen sockets that neither end has closed yet. */
  frozen: () => number
}

export async function flakyProxy(target: { host: string; port: number }): Promise<FlakyProxy> {
  const open = new Set<Socket>()
  const frozen = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        if (!frozen.delete(one)) other.destroy()
      })
    }
  })
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
    })
  const port = await listen(0)
  return {
    port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
    mend: async () => {
      await listen(port)
    },
    freeze: () => {
      for (const socket of open) {
        socket.unpipe()
        // Read and discard: a paused socket would not notice that its other end closes.
        socket.resume()
        frozen.add(socket)
      }
    },
    frozen: () => frozen.size,
  }
}
