import { LRUCache } from 'lru-cache'

interface CacheOptions<Value> {
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

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const old = cached.get(key)
    if (old && old.until > performance.now()) return old.value
    if (!old) return makeOnce(key, make)
    return makeOnce(key, make).catch(() => old.value)
  }
}
