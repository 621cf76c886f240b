import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Configuration } from './configuration.ts'
import { oneRow, openDatabase, type Db, type Statement } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { servingLimits } from './database-limits.ts'
import type { Logger } from './logs.ts'
import { gauge, metrics } from './metrics.ts'

const CHECK_MS = 1000
/** A replica that is further behind is not read. With the page cache's age, a change shows within ten seconds. */
const MOST_BEHIND_MS = 3000
/** How long a visitor who has just written waits for the replica, before the process reads the primary. */
const CATCH_UP_MS = 1000
/** How long reads are held back while the process changes from the primary to a replica. */
const HOLD_MS = 500
const POLL_MS = 10
const PAGE_BYTES = 8192
const LONGEST_PAGE_HEADER = 40

export interface Replicas {
  /** The primary, whose `reading` is a replica while one is current. */
  db: Db
  /** Waits until `reading` has everything that was committed before the call. Never throws. */
  catchUp: () => Promise<void>
  /** Chooses again which database to read from; called every second. */
  check: () => Promise<void>
  /** The url of the replica that is read, without its credentials; null: the primary. */
  source: () => string | null
  close: () => Promise<void>
}

interface Replica {
  name: string
  db: Db
}

/**
 * Reads pages, lists and searches from one of the replicas (docs/decisions/0040-reading-from-replicas.md). A process
 * reads from one database at a time and never goes back in time, because its caches assume that: it goes to the primary
 * at once, and to a replica only when that has replayed everything the process may have read from the primary.
 */
export function readFromReplicas(
  primary: Db,
  { replicaUrls, databaseConnections }: Pick<Configuration, 'replicaUrls' | 'databaseConnections'>,
  log: Logger,
): Replicas {
  const limits = { ...servingLimits, awayMs: 0 }
  const replicas: Replica[] = replicaUrls.map((url) => ({
    name: nameOf(url),
    // Its errors are noticed by the next read or check.
    db: openDatabase(url, { connections: databaseConnections, limits }),
  }))
  // Processes that start together read from different replicas.
  const start = Math.floor(Math.random() * replicas.length)
  const inOrder = [...replicas.slice(start), ...replicas.slice(0, start)]

  const history = new WalHistory()
  let current: Replica | null = null
  let readingPrimary = 0
  let held: Promise<void> | null = null
  let isClosed = false

  const leave = (replica: Replica, reason: string, error?: unknown) => {
    if (current !== replica) return
    current = null
    log.warn({ replica: replica.name, err: error, job: 'replicas' }, `reading the primary: ${reason}`)
  }

  const read = async <Row>(statement: Statement): Promise<Row[]> => {
    while (held) await held
    const replica = current
    if (replica === null) return readPrimary(statement)
    try {
      return await replica.db.rows<Row>(statement)
    } catch (error) {
      // Also a statement that had to make way for what the replica replays.
      if (!isDatabaseUnavailable(error)) throw error
      leave(replica, 'the replica failed', error)
      return readPrimary(statement)
    }
  }
  const readPrimary = async <Row>(statement: Statement): Promise<Row[]> => {
    readingPrimary += 1
    try {
      return await primary.rows<Row>(statement)
    } finally {
      readingPrimary -= 1
    }
  }

  const hasReplayed = async (replica: Replica, position: number, withinMs: number): Promise<boolean> => {
    const until = performance.now() + withinMs
    for (;;) {
      if (((await replayed(replica.db)) ?? 0) >= position) return true
      if (performance.now() > until) return false
      await pause(POLL_MS)
    }
  }

  /** New reads wait, those of the primary end, and the replica replays what they may have seen. */
  const enter = async (replica: Replica) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    held = promise
    try {
      const until = performance.now() + HOLD_MS
      while (readingPrimary > 0 && performance.now() < until) await pause(1)
      if (readingPrimary > 0) return
      if (!(await hasReplayed(replica, await written(primary), until - performance.now()))) return
      current = replica
      log.info({ replica: replica.name, job: 'replicas' }, 'reading a replica')
    } finally {
      held = null
      resolve()
    }
  }

  const behindMs = async (replica: Replica): Promise<number> => {
    const position = await replayed(replica.db).catch(() => null)
    return position === null ? Infinity : history.behindMs(position)
  }

  const check = async () => {
    // Without the primary it is unknown how far behind a replica is, but its pages are better than none.
    const position = await written(primary).catch(() => null)
    if (position === null) return
    history.add(position)
    if (current !== null) {
      if ((await behindMs(current)) > MOST_BEHIND_MS)
        leave(current, 'the replica does not answer, or is too far behind')
      return
    }
    for (const replica of inOrder)
      if ((await behindMs(replica)) <= MOST_BEHIND_MS) {
        await enter(replica)
        return
      }
  }
  const checkUntilClosed = async () => {
    while (!isClosed) {
      await check().catch((error: unknown) =>
        log.warn({ err: error, job: 'replicas' }, 'the replicas were not checked'),
      )
      await pause(CHECK_MS, undefined, { ref: false })
    }
  }
  void checkUntilClosed()
  gauge(metrics.replicaRead, () => [{ value: current === null ? 0 : 1, labels: {} }])

  const catchUp = shared(async () => {
    const replica = current
    if (replica === null) return
    try {
      const position = await Promise.race([written(primary), pause(CATCH_UP_MS, null, { ref: false })])
      // Without the primary, the replica has all there is.
      if (position === null) return
      if (!(await hasReplayed(replica, position, CATCH_UP_MS)))
        leave(replica, 'a visitor wrote something that the replica has not replayed')
    } catch {
      // A replica that fails is left by the next read.
    }
  })

  const reading: Db = {
    kind: 'db',
    rows: read,
    transaction: (work) => primary.transaction(work),
    get longRunning() {
      return primary.longRunning
    },
    get reading() {
      return reading
    },
    close: () => Promise.resolve(),
  }
  return {
    db: {
      kind: 'db',
      rows: (statement) => primary.rows(statement),
      transaction: (work) => primary.transaction(work),
      get longRunning() {
        return primary.longRunning
      },
      reading,
      close: () => primary.close(),
    },
    catchUp,
    check,
    source: () => current?.name ?? null,
    close: async () => {
      isClosed = true
      await Promise.all(replicas.map(({ db }) => db.close()))
    },
  }
}

/** Where the primary's WAL ended, by time: how long ago it ended where a replica is now. */
export class WalHistory {
  #known: { atMs: number; position: number }[] = []

  add(position: number, atMs = performance.now()): void {
    this.#known.push({ atMs, position })
    // One that is older than the limit is enough.
    while ((this.#known[1]?.atMs ?? Infinity) < atMs - 10 * MOST_BEHIND_MS) this.#known.shift()
  }

  /** Infinity: longer than what is known. */
  behindMs(position: number, nowMs = performance.now()): number {
    const last = this.#known.findLast((one) => one.position <= position)
    return last === undefined ? Infinity : nowMs - last.atMs
  }
}

/** Bytes of WAL, also those of commits that do not wait for the disk. */
async function written(primary: Db): Promise<number> {
  const { position } = await oneRow<{ position: number }>(primary, {
    name: 'replicas.written',
    text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as position`,
  })
  return endOfRecord(position)
}

/** If the last record ends with its page, the insert position is already behind the header of the next page. */
export function endOfRecord(position: number): number {
  const inPage = position % PAGE_BYTES
  return inPage <= LONGEST_PAGE_HEADER ? position - inPage : position
}

/** Null: it is not a replica. */
async function replayed(replica: Db): Promise<number | null> {
  const { position } = await oneRow<{ position: number | null }>(replica, {
    name: 'replicas.replayed',
    text: `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`,
  })
  return position
}

/** Calls while one is under way share the next, which begins after they came. */
function shared(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () =>
    (next ??= running.then(() => {
      next = null
      running = work()
      return running
    }))
}

function nameOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
