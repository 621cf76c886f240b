import { use } from 'react'
import { getImagePreset, type ImagePresetName } from '#domain/image-presets.ts'
import { imageSrcSet, imageUrl, type PictureAddress } from '#domain/image-url.ts'
import { fadeIn } from './fade-in.ts'
import { ImageHosts } from './image-hosts.ts'

export interface PictureProps {
  picture: PictureAddress & { alt: string; placeholder?: string | null }
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
  const { widths } = getImagePreset(preset)
  const middle = widths[Math.floor(widths.length / 2)] ?? 0
  if (picture.src === '') return <span className={`picture ${className}`} />
  const image = (
    <img
      ref={isFirst ? undefined : fadeIn}
      src={imageUrl(picture, preset, { width: middle, hosts })}
      srcSet={imageSrcSet(picture, preset, hosts) || undefined}
      sizes={sizes}
      alt={isDecorative ? '' : picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={decoding}
    />
  )
  const narrowSet = narrow && imageSrcSet(picture, narrow.preset, hosts)
  return (
    <span className={`picture ${className}`}>
      {picture.placeholder && <img src={picture.placeholder} alt="" aria-hidden />}
      {narrow && narrowSet ? (
        <picture>
          <source media="(max-width: 639px)" srcSet={narrowSet} sizes={narrow.sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  )
}
