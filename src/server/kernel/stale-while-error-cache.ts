import { LRUCache } from 'lru-cache'
import { count, metrics } from './metrics.ts'

interface CacheOptions<Value> {
  /** In metrics. Without it, reads are not counted. */
  name?: string
  forMs: number
  maxBytes: number
  bytesOf: (value: Value) => number
  /**
   * If false, the value is returned to callers but not cached; an older cached value remains for failures of `make`.
   */
  isCacheable?: (value: Value) => boolean
}

/**
 * Caches what `make` returns for `forMs`. Concurrent calls with one key share one call of `make`, so `make` must depend
 * on the key alone. If it fails, the cached value is returned, however old; without one, the promise rejects with the
 * failure.
 */
export function staleWhileErrorCache<Value extends object>({
  name,
  forMs,
  maxBytes,
  bytesOf,
  isCacheable = () => true,
}: CacheOptions<Value>) {
  const cached = new LRUCache<string, { value: Value; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => key.length + bytesOf(value) + 1,
  })
  const underWay = new Map<string, Promise<Value>>()

  const makeOnce = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = underWay.get(key)
    if (known) return known
    const run = make()
      .then((value) => {
        if (isCacheable(value)) cached.set(key, { value, until: performance.now() + forMs })
        return value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, run)
    return run
  }

  const counted = (result: string) => {
    if (name !== undefined) count(metrics.cacheReads, { cache: name, result })
  }

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const old = cached.get(key)
    const isFresh = old !== undefined && old.until > performance.now()
    if (isFresh || !old) counted(isFresh ? 'hit' : 'miss')
    if (isFresh) return old.value
    if (!old) return makeOnce(key, make)
    return makeOnce(key, make).then(
      (value) => {
        counted('miss')
        return value
      },
      () => {
        counted('stale')
        return old.value
      },
    )
  }
}
