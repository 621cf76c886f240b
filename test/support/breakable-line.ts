import { createServer, connect, type Socket } from 'node:net'

/** A line to a server that can be cut, with everything on it, and mended. */
export interface BreakableLine {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
}

export async function breakableLine(target: { host: string; port: number }): Promise<BreakableLine> {
  const open = new Set<Socket>()
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
        other.destroy()
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
  }
}
