import { readFocus, spellFocus, type FocalPoint } from '#domain/focal-point.ts'
import { getImagePreset, isImagePreset, LARGEST_SIDE, type ImagePresetName } from '#domain/image-presets.ts'
import { ApiError } from '#server/kernel/api-error.ts'

const formats = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof formats)[number]
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

/** How a picture is rendered. */
export interface Modifiers {
  format: ImageFormat
  width: number | null
  height: number | null
  fit: (typeof fits)[number]
  /** 1 to 100; null: the format's default. */
  quality: number | null
  /** Six hexadecimal digits; null: transparent, or white if the format has no transparency. */
  background: string | null
  /** The point that a crop keeps; null: the middle. */
  focus: FocalPoint | null
}

/** The modifiers of a request. */
export interface RequestedModifiers extends Omit<Modifiers, 'format'> {
  /** 'auto': AVIF or WebP, as the browser accepts. */
  format: ImageFormat | 'auto'
  /** Null: single modifiers were given. */
  preset: ImagePresetName | null
  /** The edition of the picture in the address. */
  version: string | null
}

const plain: RequestedModifiers = {
  preset: null,
  format: 'webp',
  width: null,
  height: null,
  fit: 'cover',
  quality: null,
  background: null,
  focus: null,
  version: null,
}

const readers: Record<string, (value: string) => Partial<RequestedModifiers> | null> = {
  p: (value) => {
    if (!isImagePreset(value)) throw new ApiError('invalid', 'media.preset_unknown', { preset: value.slice(0, 40) })
    return { preset: value }
  },
  v: (value) => (/^[0-9a-z]{1,16}$/.test(value) ? { version: value } : null),
  f: (value) => {
    const format = [...formats, 'auto' as const].find((one) => one === (value === 'jpg' ? 'jpeg' : value))
    return format ? { format } : null
  },
  w: (value) => sideOf(value, (width) => ({ width })),
  h: (value) => sideOf(value, (height) => ({ height })),
  s: (value) => {
    const [, width = '', height = ''] = /^(\d+)x(\d+)$/.exec(value) ?? []
    return sideOf(width, (width) => sideOf(height, (height) => ({ width, height })))
  },
  fit: (value) => {
    const fit = fits.find((one) => one === value)
    return fit ? { fit } : null
  },
  c: (value) => {
    const focus = readFocus(value)
    return focus && { focus }
  },
  q: (value) => (isWhole(value) && Number(value) <= 100 ? { quality: Math.ceil(Number(value) / 5) * 5 } : null),
  b: (value) => {
    const [digits] = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []
    if (digits === undefined) return null
    const six = digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits
    return { background: six.toLowerCase() }
  },
}

/** Modifiers allowed beside a preset, which determines the others. */
const besidePreset = new Set(['preset', 'width', 'format', 'version', 'focus'])

/**
 * Parses the modifiers of an image address: 'p_card,w_640' with a preset, or single ones
 * 'f_webp,w_640,h_400,fit_cover,q_75', 's_640x400' for both sides, 'b_ffffff', 'c_30x60' for the point that a crop keeps,
 * '_' for none. A preset's width is rounded up to the next of its widths, a quality up to a multiple of five. Throws
 * ApiError `media.preset_unknown`, or `media.modifiers_invalid` with the modifier that is unknown, repeated, out of
 * range, or set by the preset.
 */
export function readModifiers(text: string): RequestedModifiers {
  if (text === '_') return plain
  const given: Partial<RequestedModifiers> = {}
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? []
    const read = Object.hasOwn(readers, name) ? readers[name]?.(value) : null
    const isTwice = read && Object.keys(read).some((key) => key in given)
    if (!read || isTwice) throw new ApiError('invalid', 'media.modifiers_invalid', { modifier: part.slice(0, 40) })
    Object.assign(given, read)
  }
  return given.preset ? ofPreset(given, given.preset) : { ...plain, ...given }
}

function ofPreset(given: Partial<RequestedModifiers>, name: ImagePresetName): RequestedModifiers {
  const other = Object.keys(given).find((key) => !besidePreset.has(key))
  if (other !== undefined) throw new ApiError('invalid', 'media.modifiers_invalid', { modifier: other })
  const { ratio, widths, format } = getImagePreset(name)
  const width = nextOf(widths, given.width ?? LARGEST_SIDE)
  return { ...plain, format, ...given, width, height: ratio === null ? null : Math.round(width / ratio) }
}

/** The smallest value that is not smaller, or the largest. */
function nextOf(list: readonly number[], requested: number): number {
  return list.find((one) => one >= requested) ?? list.at(-1) ?? requested
}

/** The canonical spelling of equivalent modifiers; part of the cache key. */
export function spellModifiers({
  format,
  width,
  height,
  fit,
  quality,
  background,
  focus,
}: Modifiers | RequestedModifiers): string {
  return [format, width, height, fit, quality, background, ...(focus ? [spellFocus(focus)] : [])]
    .map((value) => value ?? '')
    .join(',')
}

function sideOf<Read>(value: string, read: (side: number) => Read): Read | null {
  return isWhole(value) && Number(value) <= LARGEST_SIDE ? read(Number(value)) : null
}

function isWhole(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value)
}
