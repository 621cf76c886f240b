import { Hono } from 'hono'
import type { Env } from '#server/kernel/http.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Image, Images } from './find-image.ts'

const PREFIX = '/_image/'
const LONGEST = 2000

const lifetimes: Record<Image['lasts'], string> = {
  always: 'public, max-age=31536000, immutable',
  unknown: 'public, max-age=86400, stale-while-revalidate=604800',
  outdated: 'public, max-age=60',
}

/**
 * GET and HEAD /_image/<modifiers>/<source>. Immutable if the address has the picture's edition, or a name with a
 * content hash.
 */
export function mediaRoutes(images: Images): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(`${PREFIX}*`, async (c) => {
    const accept = c.req.header('accept')
    const image = await images.find({ ...addressOf(new URL(c.req.url).pathname), accept })
    const etag = `"${image.key}"`
    const headers = {
      etag,
      'cache-control': lifetimes[image.lasts],
      ...(image.isNegotiated ? { vary: 'accept' } : {}),
      // Mails embed pictures in pages of other origins.
      'cross-origin-resource-policy': 'cross-origin',
    }
    const known = c.req
      .header('if-none-match')
      ?.split(',')
      .map((tag) => tag.trim().replace(/^W\//, ''))
    if (known?.includes(etag)) return c.body(null, 304, headers)
    const bytes = await image.read()
    return c.body(Uint8Array.from(bytes), 200, {
      ...headers,
      'content-type': image.contentType,
      'content-length': `${bytes.length}`,
    })
  })
  return routes
}

function addressOf(path: string): { modifiers: string; source: string } {
  const [, modifiers = '', source = ''] = /^\/_image\/([^/]*)\/(.*)$/.exec(path) ?? []
  if (path.length > LONGEST) throw new ApiError('missing', 'media.source_unknown')
  return { modifiers: decoded(modifiers), source: decoded(source) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new ApiError('missing', 'media.source_unknown')
  }
}
