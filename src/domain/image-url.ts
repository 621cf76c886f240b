import { spellFocus, type FocalPoint } from './focal-point.ts'
import { getImagePreset, type ImagePresetName } from './image-presets.ts'
import { selectableWidths } from './image-sizes.ts'

/** Sources of our own pictures: the first segment of their addresses. */
export const imageProviders = ['scenes', 'files'] as const

export interface PictureAddress {
  src: string
  /** Changes with the picture, so that rendered addresses can be cached forever. */
  version?: string | null | undefined
  /** The point that crops keep; default: the middle. */
  focus?: FocalPoint | undefined
}

/**
 * The address of a picture cropped and sized by a preset, `width` pixels wide or as wide as the preset allows.
 * Absolute addresses are returned unchanged unless their host is in `hosts`, whose pictures the image route renders.
 * Throws for an unknown preset or provider.
 */
export function imageUrl(
  picture: PictureAddress,
  preset: ImagePresetName,
  { width, hosts = [] }: { width?: number; hosts?: readonly string[] } = {},
): string {
  const { widths } = getImagePreset(preset)
  return isRendered(picture.src, hosts) ? addressOf(picture, preset)(width ?? widths.at(-1)) : picture.src
}

/** The addresses of a picture, which differ by their width only. */
function addressOf(
  { src, version, focus }: PictureAddress,
  preset: ImagePresetName,
): (width: number | undefined) => string {
  const { widths, ratio } = getImagePreset(preset)
  const widest = widths.at(-1)
  const before = `/_image/p_${preset}`
  const focal = focus && ratio !== null ? `,c_${spellFocus(focus)}` : ''
  const after = `${focal}${version ? `,v_${version}` : ''}/${src.split('/').map(encodeURIComponent).join('/')}`
  return (width) => `${before}${width === widest ? '' : `,w_${width}`}${after}`
}

/**
 * A srcset with the preset's widths, of which only those that `sizes` can select; empty if the address is returned
 * unchanged.
 */
export function imageSrcSet(
  picture: PictureAddress,
  preset: ImagePresetName,
  hosts: readonly string[] = [],
  sizes = '',
): string {
  if (!isRendered(picture.src, hosts)) return ''
  const address = addressOf(picture, preset)
  return selectableWidths(getImagePreset(preset).widths, sizes)
    .map((width) => `${address(width)} ${width}w`)
    .join(', ')
}

function isRendered(src: string, hosts: readonly string[]): boolean {
  const [, host] = /^https:\/\/([^/:?#@]+)(?:[/?#]|$)/i.exec(src) ?? []
  if (host !== undefined) return hosts.includes(host.toLowerCase())
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(src)) return false
  const [provider] = src.split('/')
  if (!imageProviders.some((name) => name === provider)) throw new Error(`There is no image provider ${provider}.`)
  return true
}
