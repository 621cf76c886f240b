import { use } from 'react'
import { focusInCrop } from '#domain/focal-point.ts'
import { getImagePreset, type ImagePresetName } from '#domain/image-presets.ts'
import { capDensity } from '#domain/image-sizes.ts'
import { imageSrcSet, imageUrl, type PictureAddress } from '#domain/image-url.ts'
import { fadeIn } from './fade-in.ts'
import { ImageHosts } from './image-hosts.ts'

export interface PictureProps {
  picture: PictureAddress & { alt: string; placeholder?: string | null; width?: number; height?: number }
  preset: ImagePresetName
  /** The displayed width as in HTML's `sizes`. If CSS crops the picture, the width of the whole picture. */
  sizes: string
  /** Another crop for windows narrower than 640 pixels. */
  narrow?: { preset: ImagePresetName; sizes: string }
  /** The first picture of a page loads at once and does not fade in. */
  isFirst?: boolean
  decoding?: 'async' | 'auto' | 'sync'
  /** Classes of the box that the picture fills. */
  className?: string
  /** True if the text next to it says the same. */
  isDecorative?: boolean
}

/**
 * The classes that keep a focal point in a box of another ratio than the crop's, in steps of 20 %: the policy of pages
 * forbids style attributes.
 */
function focusClass({ focus, width = 0, height = 0 }: PictureProps['picture'], ratio: number | null) {
  if (!focus) return undefined
  const { x, y } = ratio === null ? focus : focusInCrop({ width, height }, ratio, focus)
  return `focus-x-${Math.round(x / 20) * 20} focus-y-${Math.round(y / 20) * 20}`
}

/** A picture resized by our image route, in a box with its colours until it has loaded. */
export function Picture({
  picture,
  preset,
  sizes,
  narrow,
  isFirst = false,
  decoding = isFirst ? 'auto' : 'async',
  className = '',
  isDecorative,
}: PictureProps) {
  const hosts = use(ImageHosts)
  const { widths, ratio } = getImagePreset(preset)
  const middle = widths[Math.floor(widths.length / 2)] ?? 0
  if (picture.src === '') return <span className={`picture ${className}`} />
  const image = (
    <img
      ref={isFirst ? undefined : fadeIn}
      src={imageUrl(picture, preset, { width: middle, hosts })}
      srcSet={imageSrcSet(picture, preset, hosts, sizes) || undefined}
      sizes={preset === 'thumbnail' ? sizes : capDensity(sizes)}
      alt={isDecorative ? '' : picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={decoding}
      className={focusClass(picture, ratio)}
    />
  )
  const narrowSet = narrow && imageSrcSet(picture, narrow.preset, hosts, narrow.sizes)
  return (
    <span className={`picture ${className}`}>
      {picture.placeholder && <img src={picture.placeholder} alt="" aria-hidden />}
      {narrow && narrowSet ? (
        <picture>
          <source media="(max-width: 639px)" srcSet={narrowSet} sizes={capDensity(narrow.sizes)} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
