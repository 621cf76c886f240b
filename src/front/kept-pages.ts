import { keep } from '#server/platform/keep.ts'
import { noncePage, type NoncePage } from './nonce-page.ts'

/** Stands where the nonce goes while a page is kept; nobody is ever given it. */
const PLACEHOLDER = 'rihla-nonce-placeholder'

export interface KeptPage {
  status: number
  headers: Record<string, string>
  page: NoncePage
}

/** A page that could not be rendered is given only where there is no older one. */
class Failed extends Error {
  readonly page: KeptPage
  constructor(page: KeptPage) {
    super('a page could not be rendered')
    this.page = page
  }
}

/**
 * Pages as somebody without any cookie of ours sees them, kept for ten seconds; while the database is away the old ones are still given. `render`
 * gets the nonce to render with.
 */
export function keepPages() {
  const kept = keep<KeptPage>({
    forMs: 10_000,
    mostBytes: 128 * 1024 * 1024,
    bytesOf: ({ page }) => page.bytes + 1000,
    isWorthKeeping: ({ status }) => status === 200 || status === 404,
  })

  return async (key: string, render: (nonce: string) => Promise<Response>): Promise<KeptPage> => {
    try {
      return await kept(key, async () => {
        const answer = await render(PLACEHOLDER)
        const { status, headers } = answer
        const page = {
          status,
          headers: Object.fromEntries(headers),
          page: noncePage(await answer.text(), PLACEHOLDER),
        }
        if (status >= 500) throw new Failed(page)
        return page
      })
    } catch (error) {
      if (error instanceof Failed) return error.page
      throw error
    }
  }
}
