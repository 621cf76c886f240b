import { createServer, type AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGLiteSocketHandler } from '@electric-sql/pglite-socket'
import { SessionQueue } from './session-queue.ts'

const { directory } = workerData as { directory: string | null }

try {
  const db = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    extensions: { pg_trgm },
    // With the default the process takes more than 300 MB.
    postgresqlconf: ['shared_buffers=16MB'],
  } as PGliteOptions)
  const queryQueue = new SessionQueue(db).asQueryQueue()
  const handlers = new Set<PGLiteSocketHandler>()
  const server = createServer((socket) => {
    const handler = new PGLiteSocketHandler({ queryQueue, closeOnDetach: true })
    handlers.add(handler)
    handler.addEventListener('close', () => handlers.delete(handler))
    void handler.attach(socket)
  })
  server.on('error', (error) => {
    throw error
  })
  server.listen(0, '127.0.0.1', () => parentPort?.postMessage({ port: (server.address() as AddressInfo).port }))
  parentPort?.on('message', () => {
    void (async () => {
      server.close()
      await Promise.all([...handlers].map((handler) => handler.detach(true)))
      await db.close()
      process.exit(0)
    })()
  })
} catch (error) {
  parentPort?.postMessage({ error: (error as Error).message })
}
