import { imageSrcSet, imageUrl } from './image-url.ts'

export interface PictureProps {
  picture: { src: string; alt: string }
  /** Width by height of the cut: 1.5 is 3:2. */
  ratio: number
  /** The widest it is ever shown, in CSS pixels. */
  largest: number
  sizes: string
  /** The first picture of a page is not put off. */
  isFirst?: boolean
  className?: string
  /** True where words beside it say the same. */
  isDecorative?: boolean
}

/** A picture cut and sized by our image route, with its room kept before it arrives. */
export function Picture({
  picture,
  ratio,
  largest,
  sizes,
  isFirst = false,
  className = '',
  isDecorative,
}: PictureProps) {
  const width = Math.min(largest, 960)
  return (
    <img
      src={imageUrl(picture.src, { width, height: Math.round(width / ratio) })}
      srcSet={imageSrcSet(picture.src, ratio, largest)}
      sizes={sizes}
      width={largest}
      height={Math.round(largest / ratio)}
      alt={isDecorative ? '' : picture.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'auto' : 'async'}
      className={`bg-line object-cover ${className}`}
    />
  )
}
