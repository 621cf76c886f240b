import { gzipSync } from 'node:zlib'
import type { Context, TypedResponse } from 'hono'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { Env } from './http.ts'
import { staleWhileErrorCache } from './stale-while-error-cache.ts'
import { ApiError } from './api-error.ts'
import { anonymous, type Visitor } from './visitor.ts'

/** Pages are made of these and are cached themselves: together, a change shows within ten seconds (http/page-cache.ts). */
const FOR_MS = 4000

type Cached =
  | { data: () => object; plain: () => Buffer<ArrayBuffer>; bytes: number; packed: () => Buffer<ArrayBuffer> }
  | { refusal: ApiError }

/**
 * Caches responses that are the same for all visitors of a site with the same currency, such as the catalogue's, for
 * four seconds, and longer while the database is unavailable. No sale depends on them. `load` may use only the address
 * of the request and the given parts of the visitor.
 */
export function responseCache() {
  const cached = staleWhileErrorCache<Cached>({
    name: 'responses',
    forMs: FOR_MS,
    maxBytes: 32 * 1024 * 1024,
    // The text, its bytes, its gzip and the parsed objects.
    bytesOf: (answer) => ('bytes' in answer ? answer.bytes : 100),
  })

  return async <Body extends object>(c: Context<Env>, load: (visitor: Visitor) => Promise<Body>) => {
    const { site, currency } = c.get('visitor')
    const address = c.get('inProcess')?.address ?? addressOf(c.req.url)
    const answer = await cached(`${site.id} ${currency} ${address}`, () =>
      // Everybody with the same key gets it.
      prepare(() => load({ ...anonymous, site, currency })),
    )
    if ('refusal' in answer) throw answer.refusal
    if (c.get('inProcess')) return c.json(answer.data() as Body, 200) as unknown as Typed<Body>
    const isGzip = acceptedEncoding(c, ['gzip']) !== null
    const headers = {
      'content-type': 'application/json',
      vary: 'accept-encoding, cookie',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    }
    // What c.json would return, for the typed client.
    return c.body(isGzip ? answer.packed() : answer.plain(), 200, headers) as unknown as Typed<Body>
  }
}

type Typed<Body> = Response & TypedResponse<Body, 200, 'json'>

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** A 404 is cached too; only a failure is not. */
async function prepare(load: () => Promise<object>): Promise<Cached> {
  try {
    const text = JSON.stringify(await load())
    // Pages need only the data, programs only one of the texts.
    let data: object | undefined
    let plain: Buffer<ArrayBuffer> | undefined
    let packed: Buffer<ArrayBuffer> | undefined
    return {
      // Frozen, because pages rendered at the same time share it.
      data: () => (data ??= deepFreeze(JSON.parse(text) as object)),
      // Not as a string, which would be encoded again for each request.
      plain: () => (plain ??= Buffer.from(text)),
      packed: () => (packed ??= gzipSync(text)),
      bytes: 5 * text.length,
    }
  } catch (error) {
    if (error instanceof ApiError) return { refusal: error }
    throw error
  }
}

function deepFreeze<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value) as unknown[])
    if (typeof inner === 'object' && inner !== null) deepFreeze(inner)
  return Object.freeze(value)
}
