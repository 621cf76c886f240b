import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DatabaseInUse, StartError } from './start-error.ts'

export interface EmbeddedDatabase {
  url: string
  close: () => Promise<void>
}

/**
 * PostgreSQL inside this process (PGlite in a worker thread, so that a long query does not stop the pages), spoken to over a loopback
 * socket by the same driver as a real server. `directory` null keeps it in memory. It survives the death of the process but, without fsync, not the loss
 * of power. Throws StartError when another process has the directory open: two openers would destroy it.
 */
export async function openEmbeddedDatabase(directory: string | null): Promise<EmbeddedDatabase> {
  const unlock = directory === null ? () => {} : lock(directory)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } })
  let state: 'opening' | 'open' | 'closing' = 'opening'
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const end = (error: Error) => {
        if (state === 'opening') return reject(error)
        // Pages without a database help nobody: what keeps this process alive shall start it again.
        if (state === 'open') throw error
      }
      worker.on('message', (message: { port?: number; error?: string }) => {
        // Under node --watch the thread also sends what it imports.
        if (message.port !== undefined) resolve(message.port)
        if (message.error !== undefined) reject(new Error(message.error))
      })
      worker.on('error', end)
      worker.once('exit', () => end(new Error('the embedded database has ended')))
    })
    state = 'open'
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      close: async () => {
        if (state === 'closing') return
        state = 'closing'
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.postMessage('close')
        await ended
        unlock()
      },
    }
  } catch (error) {
    state = 'closing'
    await worker.terminate()
    unlock()
    throw new StartError(
      `The embedded database in ${directory ?? 'memory'} could not be opened: ${(error as Error).message}.`,
    )
  }
}

const SQLITE_BUSY = 5

/**
 * PGlite has no lock of its own. A write lock on a SQLite file beside the directory is the kernel's: it ends with the process however that ends,
 * where a file with a process id would outlive it and could name a stranger that was given the same id.
 */
function lock(directory: string): () => void {
  let file: DatabaseSync
  try {
    mkdirSync(directory, { recursive: true })
    file = new DatabaseSync(`${directory}.owner`)
  } catch (error) {
    throw new StartError(`The data directory ${directory} cannot be written: ${(error as Error).message}.`)
  }
  try {
    // Readers see only what is committed; whoever is faster between the two locks is the owner.
    file.exec(`begin immediate; pragma user_version = ${process.pid}; commit; begin immediate`)
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    const owner = file.prepare('pragma user_version').get()?.['user_version']
    file.close()
    throw new DatabaseInUse(
      `The data directory ${directory} is in use by process ${String(owner)}; stop it first, or set DATA_DIR to another directory.`,
    )
  }
  return () => file.close()
}
