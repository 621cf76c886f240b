import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Configuration } from './configuration.ts'
import { openDatabase, type Db, type Statement } from './database.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { servingLimits } from './database-limits.ts'
import type { Logger } from './logs.ts'
import { gauge, metrics } from './metrics.ts'
import { replayedBy, writtenBy } from './replica-positions.ts'

const CHECK_MS = 1000
/** A replica that is further behind is not read. With the age of cached pages, a change shows within ten seconds. */
const MOST_BEHIND_MS = 3000
/** How long a visitor who has just written waits for the replica, before the process reads the primary. */
const CATCH_UP_MS = 1000
/** How long reads wait while the process changes from the primary to a replica. */
const HOLD_MS = 500
const POLL_MS = 10

interface Replica {
  name: string
  db: Db
}

/**
 * Reads pages, lists and searches from one of the replicas (docs/decisions/0040-reading-from-replicas.md). A process
 * reads from one database at a time and never goes back in time, because its caches assume that: it goes to the primary
 * at once, and to a replica only when that has replayed everything the process may have read from the primary.
 */
export class Replicas {
  /** The primary, whose `reading` is a replica while one is current. */
  readonly db: Db
  /** Waits until `db.reading` has everything that was committed before the call. Never throws. */
  readonly catchUp: () => Promise<void>
  readonly #primary: Db
  readonly #replicas: readonly Replica[]
  readonly #log: Logger
  readonly #history = new WalHistory()
  #current: Replica | null = null
  #readingPrimary = 0
  #held: Promise<void> | null = null
  #isClosed = false

  constructor(
    primary: Db,
    { replicaUrls, databaseConnections }: Pick<Configuration, 'replicaUrls' | 'databaseConnections'>,
    log: Logger,
  ) {
    const limits = { ...servingLimits, awayMs: 0 }
    const replicas = replicaUrls.map((url) => ({
      name: nameOf(url),
      // Lost connections are noticed by the next read or check.
      db: openDatabase(url, { connections: databaseConnections, limits }),
    }))
    // Processes that start together read from different replicas.
    const start = Math.floor(Math.random() * replicas.length)
    this.#replicas = [...replicas.slice(start), ...replicas.slice(0, start)]
    this.#primary = primary
    this.#log = log
    this.db = withReading(primary, (statement) => this.#read(statement))
    this.catchUp = shared(() => this.#catchUp())
    gauge(metrics.replicaRead, () => [{ value: this.#current === null ? 0 : 1, labels: {} }])
    void this.#checkUntilClosed()
  }

  /** The host and port of the replica that is read; null: the primary. */
  get source(): string | null {
    return this.#current?.name ?? null
  }

  /** Chooses again which database to read; called every second. */
  async check(): Promise<void> {
    const position = await writtenBy(this.#primary).catch(() => null)
    // Without the primary it is unknown how far behind a replica is, but its pages are better than none.
    if (position === null) return
    this.#history.add(position)
    if (this.#current !== null) {
      if ((await this.#behindMs(this.#current)) > MOST_BEHIND_MS)
        this.#leave(this.#current, 'the replica does not answer, or is too far behind')
      return
    }
    for (const replica of this.#replicas)
      if ((await this.#behindMs(replica)) <= MOST_BEHIND_MS) {
        await this.#enter(replica)
        return
      }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(this.#replicas.map(({ db }) => db.close()))
  }

  async #checkUntilClosed(): Promise<void> {
    while (!this.#isClosed) {
      await this.check().catch((error: unknown) =>
        this.#log.warn({ err: error, job: 'replicas' }, 'the replicas were not checked'),
      )
      await pause(CHECK_MS, undefined, { ref: false })
    }
  }

  async #read<Row>(statement: Statement): Promise<Row[]> {
    while (this.#held) await this.#held
    const replica = this.#current
    if (replica === null) return this.#readPrimary(statement)
    try {
      return await replica.db.rows<Row>(statement)
    } catch (error) {
      // Also a statement that had to make way for what the replica replays.
      if (!isDatabaseUnavailable(error)) throw error
      this.#leave(replica, 'the replica failed', error)
      return this.#readPrimary(statement)
    }
  }

  async #readPrimary<Row>(statement: Statement): Promise<Row[]> {
    this.#readingPrimary += 1
    try {
      return await this.#primary.rows<Row>(statement)
    } finally {
      this.#readingPrimary -= 1
    }
  }

  /** New reads wait, those of the primary end, and the replica replays what they may have seen. */
  async #enter(replica: Replica): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    try {
      const until = performance.now() + HOLD_MS
      while (this.#readingPrimary > 0 && performance.now() < until) await pause(1)
      if (this.#readingPrimary > 0) return
      if (!(await hasReplayed(replica, await writtenBy(this.#primary), until - performance.now()))) return
      this.#current = replica
      this.#log.info({ replica: replica.name, job: 'replicas' }, 'reading a replica')
    } finally {
      this.#held = null
      resolve()
    }
  }

  #leave(replica: Replica, reason: string, error?: unknown): void {
    if (this.#current !== replica) return
    this.#current = null
    this.#log.warn({ replica: replica.name, err: error, job: 'replicas' }, `reading the primary: ${reason}`)
  }

  async #behindMs(replica: Replica): Promise<number> {
    const position = await replayedBy(replica.db).catch(() => null)
    return position === null ? Infinity : this.#history.behindMs(position)
  }

  async #catchUp(): Promise<void> {
    const replica = this.#current
    if (replica === null) return
    try {
      const position = await Promise.race([writtenBy(this.#primary), pause(CATCH_UP_MS, null, { ref: false })])
      // Without the primary, the replica has all there is.
      if (position === null) return
      if (!(await hasReplayed(replica, position, CATCH_UP_MS)))
        this.#leave(replica, 'a visitor wrote something that the replica has not replayed')
    } catch {
      // A replica that fails is left by the next read.
    }
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

async function hasReplayed(replica: Replica, position: number, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs
  for (;;) {
    if (((await replayedBy(replica.db)) ?? 0) >= position) return true
    if (performance.now() > until) return false
    await pause(POLL_MS)
  }
}

function withReading(primary: Db, read: Db['rows']): Db {
  const common: Omit<Db, 'rows' | 'reading' | 'close'> = {
    kind: 'db',
    transaction: (work) => primary.transaction(work),
    get longRunning() {
      return primary.longRunning
    },
  }
  const reading: Db = {
    ...common,
    rows: read,
    get reading() {
      return reading
    },
    close: () => Promise.resolve(),
  }
  return { ...common, rows: (statement) => primary.rows(statement), reading, close: () => primary.close() }
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
