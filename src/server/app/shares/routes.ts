import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { isLocale } from '#domain/locale.ts'
import { shareKinds } from '#domain/share-address.ts'
import type { Images } from '#server/media/find-image.ts'
import type { ImageCache } from '#server/media/image-cache.ts'
import { makeQueue } from '#server/media/make-queue.ts'
import type { PricingContext } from '#server/kernel/context.ts'
import type { Env } from '#server/kernel/http.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { anonymous } from '#server/kernel/visitor.ts'
import { identifyVisitor } from '#server/app/sites/identify-visitor.ts'
import { describeShare, type Share } from './describe-share.ts'
import { drawShare } from './draw-share.ts'

/** Increment when the drawing changes, so that cached images are drawn again. */
const EDITION_OF_DRAWING = 1
const MAX_WAITING = 40

interface Drawn {
  bytes: Uint8Array
  isLasting: boolean
}

/** GET and HEAD /og/<language>/<kind>/<slugs>.jpg?v=<edition>: the image of a page's link preview. */
export function shareRoutes(
  context: PricingContext,
  { images, cache }: { images: Images; cache: ImageCache },
): Hono<Env> {
  // Typst and sharp fill a core: previews wait, buyers do not.
  const drawing = makeQueue({ atOnce: 1, maxWaiting: MAX_WAITING })
  const underway = new Map<string, Promise<Drawn>>()

  const draw = async (key: string, { words, picture }: Share): Promise<Drawn> => {
    const cached = await cache.read(key).catch(() => null)
    if (cached) return { bytes: cached, isLasting: true }
    let isLasting = true
    const bytes = await drawing(async () => {
      // If a page's picture cannot be read, the image has only words. If that may be temporary, the image is not
      // cached.
      const seen =
        picture === ''
          ? null
          : await images
              .find({ modifiers: 'p_share', source: picture })
              .then((one) => one.read())
              .catch((error: unknown) => {
                isLasting = error instanceof ApiError && error.kind !== 'unavailable'
                return null
              })
      return drawShare(words, seen)
    })
    if (!isLasting) return { bytes, isLasting }
    await cache.write(key, bytes).catch((error: unknown) => {
      // With a full disk the image is drawn each time.
      context.log.warn({ err: error }, 'a preview image could not be cached')
    })
    return { bytes, isLasting }
  }

  const routes = new Hono<Env>()
  routes.get('/og/*', async (c) => {
    const visitor = await identifyVisitor(context, {
      ...anonymous,
      sessionToken: null,
      currency: null,
      host: c.req.header('host') ?? '',
    })
    const share = await describeShare(context, { visitor, ...wishOf(new URL(c.req.url).pathname) })
    const key = createHash('sha256')
      .update(JSON.stringify([EDITION_OF_DRAWING, share.words, share.picture]))
      .digest('hex')
    const etag = `"${key}"`
    const headers = {
      etag,
      // With another edition in the address: the current image, cached for a short time.
      'cache-control':
        c.req.query('v') === share.edition ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      // Mails embed the image in pages of other origins.
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const same = underway.get(key)
    const made = same ?? draw(key, share).finally(() => underway.delete(key))
    if (!same) underway.set(key, made)
    const { bytes, isLasting } = await made
    return c.body(Uint8Array.from(bytes), 200, {
      ...headers,
      ...(isLasting ? {} : { 'cache-control': 'no-store' }),
      'content-type': 'image/jpeg',
      'content-length': `${bytes.length}`,
    })
  })
  return routes
}

function wishOf(path: string) {
  const [locale = '', kindName, ...keys] = decoded(path)
    .replace(/^\/og\//, '')
    .replace(/\.jpg$/, '')
    .split('/')
  const kind = shareKinds.find((one) => one === kindName)
  if (!isLocale(locale) || kind === undefined || !path.endsWith('.jpg') || keys.length > 2)
    throw new ApiError('missing', 'media.picture_unknown')
  return { locale, kind, keys }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    throw new ApiError('missing', 'media.picture_unknown')
  }
}
