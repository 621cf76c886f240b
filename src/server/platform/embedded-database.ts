import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartError } from './start-error.ts'

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
  try {
    const port = await new Promise<number>((resolve, reject) => {
      worker.once('message', (message: { port?: number; error?: string }) =>
        message.port === undefined ? reject(new Error(message.error)) : resolve(message.port),
      )
      worker.once('error', reject)
    })
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      close: async () => {
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.postMessage('close')
        await ended
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw new StartError(
      `The embedded database in ${directory ?? 'memory'} could not be opened: ${(error as Error).message}.`,
    )
  }
}

/** PGlite has no lock of its own. The file names the process; one whose process is gone is taken over. */
function lock(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, '..', 'database.lock')
  for (;;) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner))
      throw new StartError(
        `The data directory ${directory} is in use by process ${owner}; stop it first, or set DATA_DIR to another directory.`,
      )
    rmSync(file, { force: true })
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
