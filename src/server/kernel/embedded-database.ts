import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DatabaseInUse, StartError } from './start-error.ts'

export interface EmbeddedDatabase {
  url: string
  /** Allows commands of other processes to connect (DatabaseInUse.url). */
  share: () => void
  close: () => Promise<void>
}

/**
 * PostgreSQL inside this process (PGlite in a worker thread, so that a long query does not block requests), accessed
 * over a loopback socket with the same driver as a server. `directory` null keeps it in memory. Survives the death of
 * the process but, without fsync, not a power loss. Throws StartError if another process has the directory open: two
 * would destroy it.
 */
export async function openEmbeddedDatabase(directory: string | null): Promise<EmbeddedDatabase> {
  const owned = directory === null ? null : lock(directory)
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: { directory } })
  let state: 'opening' | 'open' | 'closing' = 'opening'
  try {
    const port = await new Promise<number>((resolve, reject) => {
      const end = (error: Error) => {
        if (state === 'opening') return reject(error)
        // Without a database the process is useless: the supervisor should restart it.
        if (state === 'open') throw error
      }
      worker.on('message', (message: { port?: number; error?: string }) => {
        // Under node --watch the thread also reports its imports.
        if (message.port !== undefined) resolve(message.port)
        if (message.error !== undefined) reject(new Error(message.error))
      })
      worker.on('error', end)
      worker.once('exit', () => end(new Error('the embedded database was closed')))
    })
    state = 'open'
    return {
      url: urlAt(port),
      share: () => owned?.share(port),
      close: async () => {
        if (state === 'closing') return
        state = 'closing'
        const ended = new Promise((resolve) => worker.once('exit', resolve))
        worker.postMessage('close')
        await ended
        owned?.unlock()
      },
    }
  } catch (error) {
    state = 'closing'
    await worker.terminate()
    owned?.unlock()
    throw new StartError(
      `The embedded database in ${directory ?? 'memory'} could not be opened: ${(error as Error).message}.`,
    )
  }
}

const urlAt = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres?sslmode=disable`

const SQLITE_BUSY = 5

interface Owned {
  share: (port: number) => void
  unlock: () => void
}

/**
 * PGlite has no lock of its own. A write lock on a SQLite file beside the directory is held by the kernel and ends with
 * the process in every case; a file with a process id would outlive it, and the id could be reused.
 */
function lock(directory: string): Owned {
  let file: DatabaseSync
  try {
    mkdirSync(directory, { recursive: true })
    file = new DatabaseSync(`${directory}.owner`)
  } catch (error) {
    throw new StartError(`The data directory ${directory} cannot be written: ${(error as Error).message}.`)
  }
  const address = `${directory}.address`
  const key = randomInt(1, 2 ** 31)
  try {
    // Readers see committed data only; of two processes between the two locks the faster one becomes the owner.
    file.exec(
      `begin immediate; pragma user_version = ${process.pid}; pragma application_id = ${key}; commit; begin immediate`,
    )
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    const { pid, key } = file
      .prepare('select user_version as pid, application_id as key from pragma_user_version, pragma_application_id')
      .get() as { pid: number; key: number }
    file.close()
    throw new DatabaseInUse(
      `The data directory ${directory} is in use by process ${pid}; stop it first, or set DATA_DIR to another directory.`,
      { pid, url: readAddress(address, key) },
    )
  }
  return {
    share: (port) => writeFileSync(address, `${key} ${port}\n`, { mode: 0o600 }),
    unlock: () => {
      rmSync(address, { force: true })
      file.close()
    },
  }
}

/** An address left by a killed process has another key. */
function readAddress(file: string, ownersKey: number): string | null {
  try {
    const [, key, port] = /^(\d+) (\d+)\n$/.exec(readFileSync(file, 'utf8')) ?? []
    return Number(key) === ownersKey ? urlAt(Number(port)) : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
