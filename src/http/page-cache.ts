import { randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import { noncePage, type NoncePage } from './nonce-page.ts'

/** Everything that a cached page depends on. */
export interface PageKey {
  siteCode: string
  currency: string
  /** Determines where a request with another language's prefix is redirected. */
  visitorLocale: Locale
  pathname: string
  search: string
}

export interface CachedPage {
  status: number
  headers: (nonce: string) => Record<string, string>
  page: NoncePage
  isHtml: boolean
}

/** Returned to the client only if there is no older page. */
class Failed extends Error {
  readonly page: CachedPage
  constructor(page: CachedPage) {
    super('a page could not be rendered')
    this.page = page
  }
}

/**
 * Pages of visitors without a session, cart or order, cached for ten seconds; older ones are returned while rendering
 * fails. `render` receives the key and a nonce but nothing else of the client's request, because its page is sent to
 * every client with that key.
 */
export function pageCache<Key extends PageKey>(render: (key: Key, nonce: string) => Promise<Response>) {
  const cached = staleWhileErrorCache<CachedPage>({
    forMs: 10_000,
    maxBytes: 128 * 1024 * 1024,
    bytesOf: ({ page }) => page.bytes + 1000,
    isCacheable: ({ status, isHtml }) => isHtml && (status === 200 || status === 404),
  })

  return async (key: Key): Promise<CachedPage> => {
    const { siteCode, currency, visitorLocale, pathname, search } = key
    try {
      return await cached([siteCode, currency, visitorLocale, pathname, search].join(' '), async () => {
        // New for each rendering: a text from the address or the database that equalled the placeholder would be
        // replaced with the live nonce.
        const placeholder = randomBytes(16).toString('base64url')
        const page = await readPage(await render(key, placeholder), placeholder)
        if (page.status >= 500) throw new Failed(page)
        return page
      })
    } catch (error) {
      if (error instanceof Failed) return error.page
      throw error
    }
  }
}

async function readPage(answer: Response, placeholder: string): Promise<CachedPage> {
  const headers = [...answer.headers]
  return {
    status: answer.status,
    headers: (nonce) =>
      Object.fromEntries(headers.map(([name, value]) => [name, value.replaceAll(placeholder, nonce)])),
    page: noncePage(await answer.text(), placeholder),
    isHtml: answer.headers.get('content-type')?.startsWith('text/html') ?? false,
  }
}
