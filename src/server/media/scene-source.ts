import { createHash } from 'node:crypto'
import { LARGEST_SIDE } from '#domain/image-presets.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Box, MediaSource } from './media-source.ts'

/** Draws scenes: pictures of the interface, of the demo, and of catalogues without photographs. */
export interface SceneDrawer<Kind extends string, Time extends string> {
  kinds: readonly Kind[]
  times: readonly Time[]
  /** An SVG document of that size in pixels. */
  draw: (scene: { kind: Kind; time: Time; seed: string; width: number; height: number }) => string
}

/** The default size of a drawing. */
const OWN = { width: 1200, height: 800 }

/** 'scenes/<kind>-<time>-<seed>.svg', drawn at the requested size. */
export function sceneSource<Kind extends string, Time extends string>(drawer: SceneDrawer<Kind, Time>): MediaSource {
  const name = new RegExp(
    `^(${drawer.kinds.join('|')})-(${drawer.times.join('|')})-([\\p{Ll}\\p{Lo}\\p{N}-]{1,100})\\.svg$`,
    'u',
  )
  const versions = new Map<Kind, string>()
  return {
    name: 'scenes',
    find: async (path) => {
      const [, kindName, timeName, seed] = name.exec(path) ?? []
      const kind = drawer.kinds.find((one) => one === kindName)
      const time = drawer.times.find((one) => one === timeName)
      if (kind === undefined || time === undefined || seed === undefined)
        throw new ApiError('missing', 'media.picture_unknown')
      const version = versions.get(kind) ?? versionOf(drawer, kind)
      versions.set(kind, version)
      return {
        version,
        isLasting: false,
        read: async (requested) => ({
          bytes: Buffer.from(drawer.draw({ kind, time, seed, ...sizeOf(requested) })),
          isDrawing: true,
        }),
      }
    },
  }
}

/** A drawing's edition, which changes with the drawing code. */
function versionOf<Kind extends string, Time extends string>(drawer: SceneDrawer<Kind, Time>, kind: Kind): string {
  const hash = createHash('sha256')
  for (const time of drawer.times) hash.update(drawer.draw({ kind, time, seed: 'edition', ...OWN }))
  return hash.digest('hex').slice(0, 16)
}

/** The size on the page; in its own proportions unless it is to be cropped. */
function sizeOf({ width, height, fit }: Box): { width: number; height: number } {
  if (width !== null && height !== null && (fit === 'cover' || fit === 'fill')) return { width, height }
  const across = width === null ? Infinity : width / OWN.width
  const down = height === null ? Infinity : height / OWN.height
  const requested =
    fit === 'outside' && width !== null && height !== null ? Math.max(across, down) : Math.min(across, down)
  const scale = Math.min(requested === Infinity ? 1 : requested, LARGEST_SIDE / OWN.width)
  return { width: Math.max(1, Math.round(OWN.width * scale)), height: Math.max(1, Math.round(OWN.height * scale)) }
}
