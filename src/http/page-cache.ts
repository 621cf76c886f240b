import { randomBytes } from 'node:crypto'
import type { Locale } from '#domain/locale.ts'
import { staleWhileErrorCache } from '#server/kernel/stale-while-error-cache.ts'
import type { SharedHeader } from '#server/kernel/visitor.ts'
import { finishPage } from './finish-page.ts'
import { packedPages, type PackedPage } from './packed-pages.ts'

/** Everything that a cached page depends on. */
export interface PageKey {
  siteCode: string
  currency: string
  /** Determines where a request with another language's prefix is redirected. */
  visitorLocale: Locale
  pathname: string
  search: string
  /** All that is the visitor's own on these pages. */
  header: SharedHeader
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  html: string
}

export interface CachedPage {
  status: number
  headers: Record<string, string>
  page: PackedPage
  /** Hashes of the inline scripts and styles, for the Content-Security-Policy. */
  scripts: string[]
  styles: string[]
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

/** With the answers it is made of (kernel/response-cache.ts) and shared caches, a change shows within ten seconds. */
const FOR_MS = 3000

/**
 * Catalogue pages and texts, cached for three seconds; older ones are returned while rendering
 * fails. `render` receives the key and a mark (the nonce to render with, see finish-page.ts) but nothing else of the
 * client's request, because its page is sent to every client with that key.
 */
export function pageCache<Key extends PageKey>(render: (key: Key, mark: string) => Promise<RenderedPage>) {
  const pack = packedPages(64 * 1024 * 1024)
  const cached = staleWhileErrorCache<CachedPage>({
    name: 'pages',
    forMs: FOR_MS,
    maxBytes: 64 * 1024 * 1024,
    bytesOf: ({ page }) => page.length + 1000,
    isCacheable: ({ status, isHtml }) => isHtml && (status === 200 || status === 404),
  })
  const readPage = ({ status, headers, ...rendered }: RenderedPage, mark: string): CachedPage => {
    const { html, ...policy } = finishPage(rendered.html, mark)
    const isHtml = headers['content-type']?.startsWith('text/html') ?? false
    return { ...policy, status, headers, page: pack(html), isHtml }
  }

  return async (key: Key): Promise<CachedPage> => {
    const { siteCode, currency, visitorLocale, header, pathname, search } = key
    const { cartCount, isSignedIn } = header
    try {
      return await cached(
        [siteCode, currency, visitorLocale, cartCount, isSignedIn, pathname, search].join(' '),
        async () => {
          const mark = newMark()
          const page = readPage(await render(key, mark), mark)
          if (page.status >= 500) throw new Failed(page)
          return page
        },
      )
    } catch (error) {
      if (error instanceof Failed) return error.page
      throw error
    }
  }
}

/** New for each rendering: a text from the address or the database must not be able to contain it. */
export const newMark = () => randomBytes(16).toString('base64url')
