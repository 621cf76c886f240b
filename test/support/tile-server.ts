import { createServer } from 'node:http'
import { freePort } from '#scripts/free-port.mjs'

export interface TileServer {
  /** Value for MAP_TILES. */
  template: string
  /** Requested tiles: 'light/12/2377/1535.svg'. */
  requested: string[]
  /** If true, every tile is refused. */
  isBroken: boolean
  close: () => Promise<void>
}

/** Serves map tiles of one colour from another origin. */
export async function startTileServer(): Promise<TileServer> {
  const port = await freePort()
  const server = createServer((request, response) => {
    tiles.requested.push((request.url ?? '').slice(1))
    if (tiles.isBroken) return response.writeHead(503).end()
    return response
      .writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
      .end('<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256"/></svg>')
  })
  const tiles: TileServer = {
    template: `http://localhost:${port}/{theme}/{z}/{x}/{y}.svg`,
    requested: [],
    isBroken: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return tiles
}
