import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
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
  /** `accept` is the request's header of that name. Throws ApiError when the modifiers, the source or the picture are not known or not allowed. */
  find: (address: { modifiers: string; source: string; accept?: string | undefined }) => Promise<Image>
}

export interface Image {
  /** The same as long as the picture is. */
  key: string
  contentType: `image/${ImageFormat}`
  /** Whether another browser may get another format at this address. */
  isNegotiated: boolean
  /** 'always': this address will never mean another picture; 'outdated': it was made for another edition than the one that is answered. */
  lasts: 'always' | 'unknown' | 'outdated'
  read: () => Promise<Uint8Array>
}

/** Some pages full of pictures that nobody has seen yet. */
const MOST_WAITING = 1000
const MOST_STRANGERS_WAITING = 100

/** What reads and renders: sources, caches, and how much of it at once. */
export function openImages(input: {
  sources: MediaSources
  /** Of presets of pictures that pages show, which are finite; and of what anybody may think of, which is without end. */
  caches: { presets: ImageCache; others: ImageCache }
  /** Whether pages show the picture at this address. A preset of any other is rendered and cached as strangers' sizes are. */
  isShown: (source: string) => Promise<boolean>
  log: Logger
  render?: typeof renderImage
}): Images {
  const { sources, caches, isShown, log, render = renderImage } = input
  // A job of sharp fills a core. Originals wait for it in memory, so few may; and a slow host holds up nobody but itself.
  const rendering = makeQueue({ atOnce: Math.max(2, availableParallelism()), mostWaiting: MOST_WAITING })
  // Sizes and pictures that no page of ours has are rendered one after the other, so that requests for many of them delay no page.
  const strangers = makeQueue({ atOnce: 1, mostWaiting: MOST_STRANGERS_WAITING })
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
      const end = address.source.indexOf('/')
      const name = address.source.slice(0, end)
      const path = address.source.slice(end + 1)
      if (!sources.has(name)) throw new ApiError('missing', 'media.source_unknown')
      const { version, isLasting, read } = await sources.get(name).find(path)
      const key = keyOf(modifiers, `${name}/${path}`, version)
      const work = () => {
        const queue = reading.get(name) ?? makeQueue({ atOnce: 4, mostWaiting: MOST_WAITING })
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
        // While the database is away it cannot be told apart, and comes a little later.
        const isOurs = await isShown(address.source.replace(/^https:\/+/, 'https://')).catch(() => false)
        return isOurs ? write(caches.presets, await work()) : once(`others ${key}`, forStrangers)
      }
      return {
        key,
        contentType: `image/${format}`,
        isNegotiated: wish.format === 'auto',
        lasts: lastsOf({ isLasting, asked: wish.version, current: versionTag(version) }),
        // A preset and single modifiers can mean the same bytes: pages must not wait in the strangers' queue for them.
        read: () => (wish.preset === null ? once(`others ${key}`, forStrangers) : once(`presets ${key}`, forPages)),
      }
    },
  }

  // A full disk costs time, not pictures.
  function complain(error: unknown): null {
    log.warn({ err: error }, 'a rendered picture could not be kept')
    return null
  }
}

function lastsOf(picture: { isLasting: boolean; asked: string | null; current: string | null }): Image['lasts'] {
  if (picture.isLasting) return 'always'
  if (picture.asked === null || picture.current === null) return 'unknown'
  return picture.asked === picture.current ? 'always' : 'outdated'
}

function keyOf(modifiers: Modifiers, source: string, version: string): string {
  const text = [spellModifiers(modifiers), source, version].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
