const steps = [
  64, 80, 96, 120, 144, 176, 216, 264, 320, 400, 480, 600, 720, 900, 1080, 1200, 1440, 1680, 2000, 2400,
] as const

/**
 * The widths of rendered pictures in pixels. Each is at most a quarter wider than the previous one, so that no picture
 * is much larger than requested.
 */
export const imageWidths: readonly number[] = steps

export const LARGEST_SIDE = 2400

export interface ImagePreset {
  /** Width by height of the crop; null: the whole picture in its own proportions. */
  ratio: number | null
  /** From narrowest to widest, in pixels: density 1 on the smallest screen to density 2 on the largest. */
  widths: readonly number[]
  format: 'webp' | 'jpeg'
}

const between = (least: number, most: number) => steps.filter((width) => width >= least && width <= most)

/** The ways in which our own pages show a picture. Other clients (search engines, link previews) get JPEG. */
export const imagePresets = {
  card: { ratio: 3 / 2, widths: between(216, 1200), format: 'webp' },
  tile: { ratio: 10 / 13, widths: between(96, 720), format: 'webp' },
  hero: { ratio: 12 / 5, widths: between(600, 2400), format: 'webp' },
  banner: { ratio: 2, widths: between(264, 2400), format: 'webp' },
  thumbnail: { ratio: 1, widths: between(64, 216), format: 'webp' },
  photo: { ratio: null, widths: between(320, 2400), format: 'webp' },
  share: { ratio: 400 / 548, widths: [400], format: 'jpeg' },
  square: { ratio: 1, widths: [1200], format: 'jpeg' },
  standard: { ratio: 4 / 3, widths: [1200], format: 'jpeg' },
  wide: { ratio: 16 / 9, widths: [1200], format: 'jpeg' },
  original: { ratio: null, widths: [1200], format: 'jpeg' },
} as const satisfies Record<string, ImagePreset>

export type ImagePresetName = keyof typeof imagePresets

/**
 * Throws for an unknown name, which is a defect of the program. Check names from a request with `isImagePreset`
 * first.
 */
export function getImagePreset(name: ImagePresetName): ImagePreset {
  if (!isImagePreset(name)) throw new Error(`There is no image preset ${String(name)}.`)
  return imagePresets[name]
}

export function isImagePreset(name: string): name is ImagePresetName {
  return Object.hasOwn(imagePresets, name)
}
