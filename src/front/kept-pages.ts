import { LRUCache } from 'lru-cache'
import { noncePage, type NoncePage } from './nonce-page.ts'

const KEPT_FOR_MS = 10_000
const MOST_BYTES = 128 * 1024 * 1024
/** Stands where the nonce goes while a page is kept; nobody is ever given it. */
const PLACEHOLDER = 'rihla-nonce-placeholder'

export interface KeptPage {
  status: number
  headers: Record<string, string>
  page: NoncePage
}

/** A page that could not be rendered is given to those who wait for it, and not kept. */
class Failed extends Error {
  readonly page: KeptPage
  constructor(page: KeptPage) {
    super('a page could not be rendered')
    this.page = page
  }
}

/**
 * Pages as somebody without any cookie of ours sees them, kept for ten seconds and rendered once however many ask at once. While the
 * database is away the old ones are still given. `render` gets the nonce to render with.
 */
export function keepPages() {
  const kept = new LRUCache<string, KeptPage, (nonce: string) => Promise<Response>>({
    maxSize: MOST_BYTES,
    sizeCalculation: (value, key) => value.page.bytes + key.length + 1000,
    ttl: KEPT_FOR_MS,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: render, options }) => {
      const answer = await render(PLACEHOLDER)
      const { status, headers } = answer
      const page = { status, headers: Object.fromEntries(headers), page: noncePage(await answer.text(), PLACEHOLDER) }
      if (status >= 500) throw new Failed(page)
      if (status !== 200 && status !== 404) options.ttl = 1
      return page
    },
  })

  return (key: string, render: (nonce: string) => Promise<Response>): Promise<KeptPage> =>
    kept.forceFetch(key, { context: render }).catch((error: unknown) => {
      if (error instanceof Failed) return error.page
      throw error
    })
}
