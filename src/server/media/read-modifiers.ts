import { Refusal } from '#server/platform/refusal.ts'

const formats = ['webp', 'avif', 'jpeg', 'png'] as const
export type ImageFormat = (typeof formats)[number]
const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const

export interface Modifiers {
  format: ImageFormat
  width: number | null
  height: number | null
  fit: (typeof fits)[number]
  /** 1 to 100; null: the format's own. */
  quality: number | null
  /** Six hexadecimal digits; null: transparent, or white where the format knows no transparency. */
  background: string | null
}

export const LARGEST_SIDE = 2400

const plain: Modifiers = { format: 'webp', width: null, height: null, fit: 'cover', quality: null, background: null }
const readers: Record<string, (value: string) => Partial<Modifiers> | null> = {
  f: (value) => {
    const format = formats.find((one) => one === (value === 'jpg' ? 'jpeg' : value))
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
  q: (value) => (isWhole(value) && Number(value) <= 100 ? { quality: Number(value) } : null),
  b: (value) => {
    const [digits] = /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.exec(value) ?? []
    if (digits === undefined) return null
    const six = digits.length === 3 ? digits.replaceAll(/./g, (digit) => digit + digit) : digits
    return { background: six.toLowerCase() }
  },
}

/**
 * The modifiers of an image address: 'f_webp,w_640,h_400,fit_cover,q_75', 's_640x400' for both sides, 'b_ffffff', '_' for none. Throws Refusal
 * `media.modifiers_invalid` with the one at fault: unknown, given twice, or out of bounds.
 */
export function readModifiers(text: string): Modifiers {
  if (text === '_') return plain
  const given: Partial<Modifiers> = {}
  for (const part of text.split(',')) {
    const [, name = '', value = ''] = /^([a-z]+)_(.+)$/.exec(part) ?? []
    const read = Object.hasOwn(readers, name) ? readers[name]?.(value) : null
    const isTwice = read && Object.keys(read).some((key) => key in given)
    if (!read || isTwice) throw new Refusal('invalid', 'media.modifiers_invalid', { modifier: part.slice(0, 40) })
    Object.assign(given, read)
  }
  return { ...plain, ...given }
}

/** One spelling for all that mean the same; a part of a picture's key. */
export function spellModifiers({ format, width, height, fit, quality, background }: Modifiers): string {
  return [format, width, height, fit, quality, background].map((value) => value ?? '').join(',')
}

function sideOf<Read>(value: string, read: (side: number) => Read): Read | null {
  return isWhole(value) && Number(value) <= LARGEST_SIDE ? read(Number(value)) : null
}

function isWhole(value: string): boolean {
  return /^[1-9]\d{0,3}$/.test(value)
}
