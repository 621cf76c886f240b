import { Images } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShownPicture } from '#web/ui/picture-show.tsx'
import { Picture } from '#web/ui/picture.tsx'

const SHOWN = 5

/** On each drawing; on the mosaic once if it has nothing else. */
const MARK = 'absolute start-3 bottom-3 rounded-full bg-night/80 px-3 py-0.5 text-sm text-white'

interface GalleryProps {
  pictures: ShownPicture[]
  /** Opens the viewer at this picture. */
  onOpen: (index: number) => void
}

/** On phones and without script a row that swipes; from `sm` a mosaic of the first pictures. */
export function Gallery({ pictures, onOpen }: GalleryProps) {
  const t = useTranslations('activity')
  const illustration = useTranslations('common.pictures')('illustration')
  const [current, setCurrent] = useState(0)
  const others = Math.min(pictures.length, SHOWN) - 1
  if (others < 0) return null
  const isAllDrawn = pictures.every((picture) => picture.isIllustration)
  const columns = others === 0 ? '' : others < 3 ? 'sm:grid-cols-[2fr_1fr]' : 'sm:grid-cols-[2fr_1fr_1fr]'
  return (
    <div className="relative max-sm:-mx-4">
      <ul
        aria-label={t('gallery')}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }}
        className={`scroll-row gap-2 overflow-hidden max-sm:flex max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:grid sm:h-[22.5rem] sm:rounded-card noscript:flex! noscript:overflow-x-auto! ${columns}`}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            className={`relative min-h-0 max-sm:min-w-full max-sm:snap-center noscript:block! noscript:min-w-full noscript:snap-center ${placeOf(index, others)}`}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen(index)}
              className="block size-full cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <Picture
                picture={picture}
                preset="card"
                sizes={sizesOf(index, others)}
                isFirst={index === 0}
                className="size-full max-sm:aspect-3/2"
              />
              {picture.isIllustration && (
                <span className={`${MARK} ${isAllDrawn ? 'sm:hidden' : ''}`}>{illustration}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {isAllDrawn && <p className={`${MARK} pointer-events-none max-sm:hidden`}>{illustration}</p>}
      {others > 0 && (
        <p
          aria-hidden
          className="pointer-events-none absolute end-3 bottom-3 rounded-full bg-night/80 px-3 py-0.5 text-sm text-white sm:hidden noscript:hidden"
        >
          <bdi dir="ltr">
            {current + 1} / {pictures.length}
          </bdi>
        </p>
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(0)}
        className="absolute end-3 bottom-3 hidden min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-medium text-ink shadow-float hover:text-primary sm:inline-flex noscript:hidden"
      >
        <Images aria-hidden className="size-5" strokeWidth={1.75} />
        {t('photos', { count: pictures.length })}
      </button>
    </div>
  )
}

/**
 * How wide a picture of 3:2 is that fills its place in the mosaic, which is 22.5rem high: as a rule the height of the
 * place decides. A single one, and the one below two others, are wider.
 */
function sizesOf(index: number, others: number): string {
  if (others === 0) return '(min-width: 1280px) 820px, (min-width: 1024px) 62vw, 100vw'
  if (index === 0 || others === 1) return '(min-width: 640px) 540px, 100vw'
  return others === 3 && index === 3
    ? '(min-width: 1024px) 408px, (min-width: 640px) 50vw, 100vw'
    : '(min-width: 640px) 264px, 100vw'
}

/**
 * The position in the mosaic: the first spans both rows; with three others the third spans both columns; the sixth is
 * not displayed.
 */
function placeOf(index: number, others: number): string {
  if (index >= SHOWN) return 'sm:hidden'
  if (index === 0) return others > 1 ? 'sm:row-span-2' : ''
  return others === 3 && index === 3 ? 'sm:col-span-2' : ''
}
