import { oncePerConnection } from '#server/kernel/once-per-connection.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connection } from '#server/kernel/database.ts'
import { Departures, numbersOf } from './departures.ts'
import { Dictionary } from './dictionary.ts'
import { Products } from './products.ts'
import {
  listChanges,
  listDepartures,
  listDeparturesById,
  listDeparturesOf,
  listIndexed,
  listIndexedById,
  listTerms,
  type Change,
  type Changes,
  type DepartureRow,
  type IndexedRow,
} from './queries.ts'

/** The catalogue as of the last read of its changes. Use it without waiting: it changes with the next read. */
export interface Snapshot {
  products: Products
  departures: Departures
  dictionary: Dictionary
  /** The business time, in milliseconds. */
  nowMs: number
  /** The date of the database's sessions, in days from 1970. */
  today: number
}

/** By product: whether more of it than its departures changed. */
export type ChangedProducts = ReadonlyMap<number, { isWhole: boolean }>

/** Called with the products whose changes have been read; null: everything may have changed. */
type Listener = (changed: ChangedProducts | null) => void

const PAGE = 2000
/** More changed products are read with everything else. */
const MAX_CHANGED = 20_000
/** Of ids in a statement. */
const AT_ONCE = 5000
/** After a longer time without a read, changes may have been deleted (retention.ts). */
const LONGEST_PAUSE_MS = 3 * 3_600_000
/** Of corrections of the clock. */
const TOLERATED_MS = 5000
const DAY_MS = 86_400_000

interface State extends Snapshot {
  seen: string
  clockMs: number
}

/** A copy of the catalogue in this process (docs/decisions/0037-catalogue-snapshot.md). */
class CatalogueCopy {
  readonly #connection: Connection
  readonly #listeners: Listener[] = []
  #state: State | null = null
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Snapshot> | null = null

  constructor(connection: Connection) {
    this.#connection = connection
  }

  onChange(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /**
   * The catalogue with every change that was committed before the call. Calls during a read share the next one: the one
   * under way may have missed a change.
   */
  current(): Promise<Snapshot> {
    return (this.#next ??= this.#running.then(() => {
      this.#next = null
      const reading = this.#read()
      this.#running = reading.catch(() => {})
      return reading
    }))
  }

  async #read(): Promise<Snapshot> {
    const known = this.#state
    const changes = await listChanges(this.#connection, known?.seen ?? null)
    if (known && !this.#mustReload(known, changes)) {
      if (changes.changes.length > 0) await this.#apply(known, changes.changes)
      if (isOtherTime(known, changes)) this.#tell(null)
      return Object.assign(known, timesOf(changes))
    }
    this.#state = await this.#load(changes)
    this.#tell(null)
    return this.#state
  }

  #mustReload(known: State, { clockMs, nowMs, changes }: Changes): boolean {
    return (
      clockMs - known.clockMs > LONGEST_PAUSE_MS ||
      // Departures that were over when they were read are on sale again for a clock that was put back.
      nowMs < known.nowMs - TOLERATED_MS ||
      changes.length > MAX_CHANGED ||
      known.products.isSparse ||
      known.departures.isSparse
    )
  }

  /** Changes that are committed meanwhile are read again as changes. */
  async #load(changes: Changes): Promise<State> {
    const connection = this.#connection
    const products = new Products()
    const departures = new Departures()
    const dictionary = new Dictionary()
    dictionary.add(await listTerms(connection, { after: 0, ids: [] }))
    for (let after = 0; after < Number.MAX_SAFE_INTEGER;) {
      const rows = await listIndexed(connection, { after, most: PAGE })
      // With the departures of products that are not published yet.
      const to = rows.at(-1)?.id ?? Number.MAX_SAFE_INTEGER
      for (const departure of await listDepartures(connection, { after, to }))
        departures.replace(departure.productId, departure)
      for (const row of rows) products.add(row, departures.describe(row))
      after = to
      // Other requests are served between the pages.
      await nextTurn()
    }
    return { products, departures, dictionary, ...timesOf(changes) }
  }

  async #apply(state: State, changes: readonly Change[]): Promise<void> {
    const { whole, planned, departureIds, isShared } = gather(changes)
    const rows = await inParts(whole, (ids) => listIndexedById(this.#connection, ids))
    const planRows = await inParts(planned, (ids) => listDeparturesOf(this.#connection, ids))
    const departureRows = await inParts([...departureIds.keys()], (ids) => listDeparturesById(this.#connection, ids))
    const unknown = rows.flatMap(({ words }) => numbersOf(words)).filter((id) => !state.dictionary.knows(id))
    const terms =
      whole.length === 0
        ? []
        : await listTerms(this.#connection, { after: state.dictionary.largest, ids: [...new Set(unknown)] })

    state.dictionary.add(terms)
    writeProducts(state, whole, rows)
    writeDepartures(state.departures, { planned, planRows, departureIds, departureRows })
    this.#tell(isShared ? null : changedProducts(whole, planned, departureIds))
  }

  #tell(changed: Parameters<Listener>[0]): void {
    for (const listener of this.#listeners) listener(changed)
  }
}

/** A new day, or a clock that was set: what rows say of the days ahead may have changed. */
function isOtherTime(known: State, { nowMs, clockMs, today }: Changes): boolean {
  return known.today !== dayNumber(today) || Math.abs(nowMs - known.nowMs - (clockMs - known.clockMs)) > TOLERATED_MS
}

function timesOf({ seen, nowMs, clockMs, today }: Changes) {
  return { seen, nowMs, clockMs, today: dayNumber(today) }
}

/** Days from 1970 to a date, YYYY-MM-DD. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS

export const dateOf = (dayNumber: number): string => new Date(dayNumber * DAY_MS).toISOString().slice(0, 10)

function gather(changes: readonly Change[]) {
  const whole = new Set<number>()
  const planned = new Set<number>()
  const departureIds = new Map<number, number>()
  let isShared = false
  for (const { product, departures } of changes) {
    if (product === null) isShared = true
    else if (departures === null) whole.add(product)
    else if (departures.length === 0) {
      whole.add(product)
      planned.add(product)
    } else for (const id of departures) departureIds.set(id, product)
  }
  return { whole: [...whole], planned: [...planned], departureIds, isShared }
}

function writeProducts({ products, departures }: Snapshot, ids: readonly number[], rows: readonly IndexedRow[]): void {
  for (const id of ids) products.remove(id)
  for (const row of rows) products.add(row, departures.describe(row))
}

function writeDepartures(
  departures: Departures,
  read: {
    planned: readonly number[]
    planRows: readonly DepartureRow[]
    departureIds: ReadonlyMap<number, number>
    departureRows: readonly DepartureRow[]
  },
): void {
  const plans = new Map(read.planRows.map((row) => [row.productId, row]))
  for (const id of read.planned) departures.replace(id, plans.get(id))
  // A departure that is not returned is not on sale any more.
  for (const [id, productId] of read.departureIds) departures.remove(productId, id)
  for (const row of read.departureRows) departures.update(row)
}

function changedProducts(
  whole: readonly number[],
  planned: readonly number[],
  departureIds: ReadonlyMap<number, number>,
): ChangedProducts {
  return new Map<number, { isWhole: boolean }>([
    ...[...departureIds.values()].map((id) => [id, { isWhole: false }] as const),
    ...[...whole, ...planned].map((id) => [id, { isWhole: true }] as const),
  ])
}

async function inParts<Id, Row>(ids: readonly Id[], read: (ids: Id[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) rows.push(...(await read(ids.slice(at, at + AT_ONCE))))
  return rows
}

const copyOf = oncePerConnection((connection: Connection) => new CatalogueCopy(connection))

/** The catalogue of a database, with every change that was committed before the call. */
export function currentSnapshot(connection: Connection): Promise<Snapshot> {
  return copyOf(connection).current()
}

/** Calls `listener` after changes have been read, before the snapshot is returned. */
export function onCatalogueChange(connection: Connection, listener: Listener): void {
  copyOf(connection).onChange(listener)
}
