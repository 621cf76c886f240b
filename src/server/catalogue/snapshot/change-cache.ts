import { LRUCache } from 'lru-cache'
import type { Connection } from '#server/kernel/database.ts'
import { onCatalogueChange, type ChangedProducts } from './snapshot.ts'

/**
 * Rows of the catalogue, cached until they change. Read the snapshot before the cache: changes are read with it.
 */
export class ChangeCache<Key extends string | number, Row extends object> {
  readonly #rows: LRUCache<Key, Row>
  /** Grows with each change, so that a row which was read meanwhile is not cached. */
  #generation = 0

  /** `keysOf` returns the keys of rows that show the changed products. */
  constructor(
    connection: Connection,
    { most, keysOf }: { most: number; keysOf: (changed: ChangedProducts, rows: Iterable<[Key, Row]>) => Iterable<Key> },
  ) {
    this.#rows = new LRUCache({ max: most })
    onCatalogueChange(connection, (changed) => {
      this.#generation += 1
      if (changed === null) this.#rows.clear()
      else for (const key of keysOf(changed, this.#rows.entries())) this.#rows.delete(key)
    })
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(key)
  }

  /** Caches the rows that `read` returns, unless something changes while it reads. */
  async fill(read: () => Promise<Iterable<[Key, Row]>>): Promise<Map<Key, Row>> {
    const generation = this.#generation
    const fresh = new Map(await read())
    if (generation === this.#generation) for (const [key, row] of fresh) this.#rows.set(key, row)
    return fresh
  }
}
