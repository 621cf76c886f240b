import { use, useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { imageSrcSet, imageUrl } from '#domain/image-url.ts'
import { ImageHosts } from './image-hosts.ts'
import type { ShownPicture } from './picture-show.tsx'
import { useZoom, type Zoom } from './use-zoom.ts'

export type SlideHandle = Pick<Zoom, 'zoomBy' | 'moveBy'>

interface ViewerSlideProps {
  ref: Ref<SlideHandle> | null
  picture: ShownPicture
  isCurrent: boolean
  /** The picture or its neighbour is displayed: it loads in advance. */
  isNear: boolean
  onScale: (scale: number) => void
}

/** The whole picture in its own proportions. A larger rendition loads when it is zoomed. */
export function ViewerSlide({ ref, picture, isCurrent, isNear, onScale }: ViewerSlideProps) {
  const hosts = use(ImageHosts)
  const frame = useRef<HTMLLIElement>(null)
  const { view, isHeld, zoomBy, moveBy } = useZoom(frame, isCurrent)
  const isEnlarged = view.scale > 1
  useImperativeHandle(ref, () => ({ zoomBy, moveBy }))
  useEffect(() => {
    if (isCurrent) onScale(view.scale)
  }, [isCurrent, onScale, view.scale])
  const sharp = imageUrl(picture, 'photo', { hosts })
  const isSharp = useLoaded(sharp, isEnlarged)

  // Unknown sizes are assumed to have the proportions of our drawings.
  const ratio = picture.width > 0 && picture.height > 0 ? picture.width / picture.height : 1.5
  return (
    <li
      ref={frame}
      className={`flex min-w-full snap-center items-center justify-center overflow-hidden select-none ${isEnlarged ? 'cursor-grab touch-none active:cursor-grabbing' : 'cursor-zoom-in touch-pan-x'}`}
    >
      <img
        src={isSharp ? sharp : imageUrl(picture, 'photo', { width: 1200, hosts })}
        srcSet={isSharp ? undefined : imageSrcSet(picture, 'photo', hosts) || undefined}
        sizes={`min(100vw, ${Math.round(80 * ratio)}dvh)`}
        width={picture.width || undefined}
        height={picture.height || undefined}
        alt={picture.alt}
        lang={picture.language}
        loading={isNear ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        className={`size-auto max-h-full max-w-full object-contain ${isHeld ? '' : 'transition-transform duration-200'}`}
      />
    </li>
  )
}

/** Whether a picture has loaded and decoded. Replacing another one earlier would leave a gap. */
function useLoaded(address: string, isWanted: boolean): boolean {
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    if (!isWanted) return
    const image = new Image()
    image.src = address
    // If it fails, the previous picture stays.
    image.decode().then(
      () => setLoaded(address),
      () => {},
    )
  }, [address, isWanted])
  return loaded === address
}
