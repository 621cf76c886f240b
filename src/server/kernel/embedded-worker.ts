import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

const { directory } = workerData as { directory: string | null }

try {
  const db = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    extensions: { pg_trgm },
    // At the default the process takes 300 MB and more.
    postgresqlconf: ['shared_buffers=16MB'],
  } as PGliteOptions)
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1', maxConnections: 100 })
  await server.start()
  const port = Number(server.getServerConn().split(':').at(-1))
  parentPort?.postMessage({ port })
  parentPort?.on('message', () => {
    void (async () => {
      await server.stop()
      await db.close()
      process.exit(0)
    })()
  })
} catch (error) {
  parentPort?.postMessage({ error: (error as Error).message })
}
