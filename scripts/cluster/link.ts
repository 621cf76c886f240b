import { connect, createServer, type Socket } from 'node:net'

/** A stretch of network between two machines: a TCP proxy whose bytes can be withheld. */
export interface Link {
  address: string
  /** From now on no byte arrives and no connection ends, as if each packet were dropped. */
  cut: () => void
  /** What was withheld arrives, as TCP would send it again. */
  mend: () => void
  close: () => void
}

export async function openLink(target: { host: string; port: number }, port: number): Promise<Link> {
  let isCut = false
  const open = new Set<Socket>()
  const waiting: (() => void)[] = []

  const forward = (from: Socket, to: Socket) => {
    open.add(from)
    from.setNoDelay(true)
    from.on('data', (bytes: Buffer) => {
      if (!to.write(bytes)) from.pause()
    })
    to.on('drain', () => {
      if (!isCut) from.resume()
    })
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const server = createServer({ pauseOnConnect: true }, (near) => {
    const join = () => {
      const far = connect(target)
      forward(near, far)
      forward(far, near)
      near.resume()
    }
    near.on('error', () => near.destroy())
    if (isCut) waiting.push(join)
    else join()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    address: `127.0.0.1:${port}`,
    cut: () => {
      isCut = true
      for (const socket of open) socket.pause()
    },
    mend: () => {
      isCut = false
      for (const socket of open) socket.resume()
      for (const join of waiting.splice(0)) join()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
