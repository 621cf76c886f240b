import { LRUCache } from 'lru-cache'

interface Keeping<Value> {
  forMs: number
  mostBytes: number
  bytesOf: (value: Value) => number
  /** If false, the value is returned to callers but not cached; an older cached one stays for when `make` fails. */
  isWorthKeeping?: (value: Value) => boolean
}

/**
 * Keeps what is costly to make, for a while: it is made once however many ask at once; when making it fails the old one is given, however old,
 * or the failure where there is none.
 */
export function keep<Value extends object>({ forMs, mostBytes, bytesOf, isWorthKeeping = () => true }: Keeping<Value>) {
  const kept = new LRUCache<string, { value: Value; until: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }, key) => key.length + bytesOf(value) + 1,
  })
  const underWay = new Map<string, Promise<Value>>()

  const makeOnce = (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = underWay.get(key)
    if (known) return known
    const run = make()
      .then((value) => {
        if (isWorthKeeping(value)) kept.set(key, { value, until: performance.now() + forMs })
        return value
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, run)
    return run
  }

  return async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const old = kept.get(key)
    if (old && old.until > performance.now()) return old.value
    if (!old) return makeOnce(key, make)
    return makeOnce(key, make).catch(() => old.value)
  }
}
