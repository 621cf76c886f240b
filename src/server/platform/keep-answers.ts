import { gzipSync } from 'node:zlib'
import type { Context, TypedResponse } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Env } from './http.ts'
import { Refusal } from './refusal.ts'

const KEPT_FOR_MS = 10_000
const MOST_BYTES = 64 * 1024 * 1024

type Kept = { plain: string; packed: Buffer<ArrayBuffer> } | { refusal: Refusal }

/**
 * Answers that are the same for everyone who reads this site in this currency, such as the catalogue's: kept for ten seconds, made once however
 * many ask at once, and still given, old, while the database is away. What is sold is never decided by them.
 */
export function keepAnswers() {
  const kept = new LRUCache<string, Kept, () => Promise<object>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (value, key) => key.length + ('plain' in value ? value.plain.length + value.packed.length : 100),
    ttl: KEPT_FOR_MS,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    // What is not there is an answer too; only a fault is none.
    fetchMethod: async (_key, _stale, { context: load }) => {
      try {
        const plain = JSON.stringify(await load())
        return { plain, packed: gzipSync(plain) }
      } catch (error) {
        if (error instanceof Refusal) return { refusal: error }
        throw error
      }
    },
  })

  return async <Body extends object>(c: Context<Env>, load: () => Promise<Body>) => {
    const { site, currency } = c.get('visitor')
    const { pathname, search } = new URL(c.req.url)
    const answer = await kept.forceFetch(`${site.id} ${currency} ${pathname}${search}`, { context: load })
    if ('refusal' in answer) throw answer.refusal
    // What c.json would answer, for the typed client.
    const isGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '')
    const headers = {
      'content-type': 'application/json',
      vary: 'accept-encoding, cookie',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    }
    return c.body(isGzip ? answer.packed : answer.plain, 200, headers) as unknown as Response &
      TypedResponse<Body, 200, 'json'>
  }
}
