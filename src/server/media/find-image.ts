import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { FocalPoint } from '#domain/focal-point.ts'
import type { Logger } from '#server/kernel/logs.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { acceptsAvif } from './accepts-avif.ts'
import type { ImageCache } from './image-cache.ts'
import { makeQueue } from './make-queue.ts'
import type { MediaSources } from './media-source.ts'
import { readModifiers, spellModifiers, type ImageFormat, type Modifiers } from './read-modifiers.ts'
import { versionTag } from './version-tag.ts'
import { renderImage } from './render-image.ts'

export interface Images {
  /**
   * `accept` is the request's header. Throws ApiError if the modifiers, the source or the picture are unknown or not
   * allowed.
   */
  find: (address: { modifiers: string; source: string; accept?: string | undefined }) => Promise<Image>
}

export interface Image {
  /** Changes with the rendered bytes; used as the ETag. */
  key: string
  contentType: `image/${ImageFormat}`
  /** Whether another browser may get another format at this address. */
  isNegotiated: boolean
  /** 'always': the address is immutable; 'outdated': it names another edition than the one returned. */
  lasts: 'always' | 'unknown' | 'outdated'
  read: () => Promise<Uint8Array>
}

/** A few pages full of uncached pictures. */
const MAX_WAITING = 1000
const MAX_STRANGERS_WAITING = 100

/** Opens the image service: sources, caches, and queues. */
export function openImages(input: {
  sources: MediaSources
  /** Presets of shown pictures are finite; arbitrary requests are not, and have a cache of their own. */
  caches: { presets: ImageCache; others: ImageCache }
  /**
   * Whether pages show the picture at this address, around this focal point. Presets of other pictures are cached with
   * arbitrary requests.
   */
  isShown: (source: string, focus: FocalPoint | null) => Promise<boolean>
  log: Logger
  render?: typeof renderImage
}): Images {
  const { sources, caches, isShown, log, render = renderImage } = input
  // A sharp job fills a core. Originals wait for it in memory, so their number is limited; a slow host delays only its
  // own pictures.
  const rendering = makeQueue({ atOnce: Math.max(2, availableParallelism()), maxWaiting: MAX_WAITING })
  // Sizes and pictures that no page shows are rendered one at a time, so that they do not delay pages.
  const strangers = makeQueue({ atOnce: 1, maxWaiting: MAX_STRANGERS_WAITING })
  const reading = new Map<string, ReturnType<typeof makeQueue>>()
  const underway = new Map<string, Promise<Uint8Array>>()
  const once = (key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const same = underway.get(key)
    if (same) return same
    const made = make().finally(() => underway.delete(key))
    underway.set(key, made)
    return made
  }

  return {
    find: async (address) => {
      const wish = readModifiers(address.modifiers)
      const format = wish.format === 'auto' ? (acceptsAvif(address.accept) ? 'avif' : 'webp') : wish.format
      const modifiers: Modifiers = { ...wish, format }
      // Proxies collapse slashes. One spelling, so that others are not cached as further pictures.
      const source = address.source.replace(/^https:\/+/, 'https://')
      const end = source.indexOf('/')
      const name = source.slice(0, end)
      const path = source.slice(end + 1)
      if (!sources.has(name)) throw new ApiError('missing', 'media.source_unknown')
      const { version, isLasting, read } = await sources.get(name).find(path)
      const key = keyOf(modifiers, `${name}/${path}`, version)
      const work = () => {
        const queue = reading.get(name) ?? makeQueue({ atOnce: 4, maxWaiting: MAX_WAITING })
        reading.set(name, queue)
        return queue(async () => {
          const original = await read(modifiers)
          return rendering(() => render(original, modifiers))
        })
      }
      const write = async (cache: ImageCache, bytes: Uint8Array) => {
        await cache.write(key, bytes).catch(complain)
        return bytes
      }
      const forStrangers = async () =>
        (await caches.others.read(key).catch(complain)) ?? write(caches.others, await strangers(work))
      const forPages = async () => {
        const cached = await caches.presets.read(key).catch(complain)
        if (cached) return cached
        // Unknown while the database is unavailable; then it counts as arbitrary and waits longer.
        const isOurs = await isShown(source, wish.focus).catch(() => false)
        return isOurs ? write(caches.presets, await work()) : once(`others ${key}`, forStrangers)
      }
      return {
        key,
        contentType: `image/${format}`,
        isNegotiated: wish.format === 'auto',
        lasts: lastsOf({ isLasting, requested: wish.version, current: versionTag(version) }),
        // A preset and single modifiers can mean the same bytes: pages must not wait in the other queue for them.
        read: () => (wish.preset === null ? once(`others ${key}`, forStrangers) : once(`presets ${key}`, forPages)),
      }
    },
  }

  // With a full disk pictures are rendered each time.
  function complain(error: unknown): null {
    log.warn({ err: error }, 'a rendered picture could not be cached')
    return null
  }
}

function lastsOf(picture: { isLasting: boolean; requested: string | null; current: string | null }): Image['lasts'] {
  if (picture.isLasting) return 'always'
  if (picture.requested === null || picture.current === null) return 'unknown'
  return picture.requested === picture.current ? 'always' : 'outdated'
}

function keyOf(modifiers: Modifiers, source: string, version: string): string {
  const text = [spellModifiers(modifiers), source, version].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
