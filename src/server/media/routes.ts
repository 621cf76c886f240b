import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { Env } from '#server/platform/http.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { Images } from './find-image.ts'

const PREFIX = '/_image/'
const LONGEST = 2000

/** GET and HEAD /_image/<modifiers>/<source>: the address names everything that decides the picture, so it never changes. */
export function mediaRoutes(images: Images): Hono<Env> {
  const routes = new Hono<Env>()
  routes.get(`${PREFIX}*`, async (c) => {
    c.set('requestId', randomUUID())
    const image = await images.find(addressOf(new URL(c.req.url).pathname))
    const etag = `"${image.key}"`
    const headers = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
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
  if (path.length > LONGEST) throw new Refusal('missing', 'media.source_unknown')
  return { modifiers: decoded(modifiers), source: decoded(source) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Refusal('missing', 'media.source_unknown')
  }
}
