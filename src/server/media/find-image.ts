import { createHash } from 'node:crypto'
import type { Logger } from '#server/platform/logs.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ImageCache } from './image-cache.ts'
import { makeQueue } from './make-queue.ts'
import type { MediaSources } from './media-source.ts'
import { readModifiers, spellModifiers, type ImageFormat, type Modifiers } from './read-modifiers.ts'
import { renderImage } from './render-image.ts'

export interface Images {
  /** Throws Refusal when the modifiers, the source or the picture are not known or not allowed. */
  find: (address: { modifiers: string; source: string }) => Promise<Image>
}

export interface Image {
  /** The same as long as the picture is. */
  key: string
  contentType: `image/${ImageFormat}`
  read: () => Promise<Uint8Array>
}

/** Some pages full of pictures that nobody has seen yet. */
const MOST_WAITING = 1000

/** What reads and renders: sources, a cache, and how much of it at once. */
export function openImages(input: {
  sources: MediaSources
  cache: ImageCache
  log: Logger
  render?: typeof renderImage
}): Images {
  const { sources, cache, log, render = renderImage } = input
  // A job of sharp fills a core. Originals wait for it in memory, so few may; and a slow host holds up nobody but itself.
  const rendering = makeQueue({ atOnce: 2, mostWaiting: MOST_WAITING })
  const reading = new Map<string, ReturnType<typeof makeQueue>>()
  const underway = new Map<string, Promise<Uint8Array>>()

  return {
    find: async (address) => {
      const modifiers = readModifiers(address.modifiers)
      const end = address.source.indexOf('/')
      const name = address.source.slice(0, end)
      const path = address.source.slice(end + 1)
      if (!sources.has(name)) throw new Refusal('missing', 'media.source_unknown')
      const { version, read } = await sources.get(name).find(path)
      const key = keyOf(modifiers, `${name}/${path}`, version)
      const queue = reading.get(name) ?? makeQueue({ atOnce: 4, mostWaiting: MOST_WAITING })
      reading.set(name, queue)

      const make = async (): Promise<Uint8Array> => {
        const kept = await cache.read(key).catch(complain)
        if (kept) return kept
        const bytes = await queue(async () => {
          const original = await read(modifiers)
          return rendering(() => render(original, modifiers))
        })
        await cache.write(key, bytes).catch(complain)
        return bytes
      }
      return {
        key,
        contentType: `image/${modifiers.format}`,
        read: () => {
          const same = underway.get(key)
          if (same) return same
          const made = make().finally(() => underway.delete(key))
          underway.set(key, made)
          return made
        },
      }
    },
  }

  // A full disk costs time, not pictures.
  function complain(error: unknown): null {
    log.warn({ err: error }, 'a rendered picture could not be kept')
    return null
  }
}

function keyOf(modifiers: Modifiers, source: string, version: string): string {
  const text = [spellModifiers(modifiers), source, version].join('\n')
  return createHash('sha256').update(text).digest('hex')
}
