import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DatabaseInUse, StartError } from './start-error.ts'

export interface EmbeddedDatabase {
  url: string
  /** Lets commands of other processes connect (DatabaseInUse.url). */
  share: () => void
  close: () => Promise<void>
}

/**
 * PostgreSQL inside this process (PGlite in a worker thread, so that a long query does not stop the pages), spoken to over a loopback
 * socket by the same driver as a real server. `directory` null keeps it in memory. It survives the death of the process but, without fsync, not the loss
 * of power. Throws StartError when another process has the directory open: two openers would destroy it.
 */
export async function openEmbeddedDatabase(directory: string | null): Promise<EmbeddedDatabase> {
  const owned = directory === null ? null : lock(directory)
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
 * PGlite has no lock of its own. A write lock on a SQLite file beside the directory is the kernel's: it ends with the process however that ends,
 * where a file with a process id would outlive it and could name a stranger that was given the same id.
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
    // Readers see only what is committed; whoever is faster between the two locks is the owner.
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

/** An address that a killed process left behind has another key. */
function readAddress(file: string, ownersKey: number): string | null {
  try {
    const [, key, port] = /^(\d+) (\d+)\n$/.exec(readFileSync(file, 'utf8')) ?? []
    return Number(key) === ownersKey ? urlAt(Number(port)) : null
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
