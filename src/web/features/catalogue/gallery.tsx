import { ChevronLeft, ChevronRight, Images } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface GalleryPicture {
  src: string
  alt: string
}

const SHOWN = 5

/** A mosaic of the first pictures; each opens the whole set as large as the window. */
export function Gallery({ pictures, title }: { pictures: GalleryPicture[]; title: string }) {
  const t = useTranslations('activity')
  const [opened, setOpened] = useState<number | null>(null)
  const shown = pictures.slice(0, SHOWN)
  const [first, ...others] = shown
  if (!first) return null
  return (
    <div className="relative">
      <ul
        className={`grid gap-2 overflow-hidden rounded-card sm:h-[26rem] lg:h-[30rem] ${others.length === 0 ? '' : others.length < 3 ? 'sm:grid-cols-[2fr_1fr]' : 'sm:grid-cols-[2fr_1fr_1fr]'}`}
      >
        <li className={others.length > 1 ? 'sm:row-span-2' : ''}>
          <Tile picture={first} isFirst onOpen={() => setOpened(0)} />
        </li>
        {others.map((picture, index) => (
          <li
            key={picture.src}
            // Three beside the first: the third stands across both columns.
            className={`hidden min-h-0 sm:block ${others.length === 3 && index === 2 ? 'sm:col-span-2' : ''}`}
          >
            <Tile picture={picture} onOpen={() => setOpened(index + 1)} />
          </li>
        ))}
      </ul>
      <button
        type="button"
        onClick={() => setOpened(0)}
        className="absolute end-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-sm font-medium text-ink shadow-float hover:text-primary"
      >
        <Images aria-hidden className="size-5" strokeWidth={1.75} />
        {t('photos', { count: pictures.length })}
      </button>
      <Dialog kind="full" title={title} isOpen={opened !== null} onClose={() => setOpened(null)}>
        {opened !== null && <Show pictures={pictures} start={opened} />}
      </Dialog>
    </div>
  )
}

function Tile({
  picture,
  isFirst = false,
  onOpen,
}: {
  picture: GalleryPicture
  isFirst?: boolean
  onOpen: () => void
}) {
  return (
    <button type="button" onClick={onOpen} className="block size-full cursor-zoom-in focus-visible:-outline-offset-4">
      <Picture
        picture={picture}
        ratio={1.5}
        largest={isFirst ? 820 : 400}
        sizes={isFirst ? '(min-width: 1280px) 620px, 100vw' : '310px'}
        isFirst={isFirst}
        className="size-full max-sm:aspect-3/2"
      />
    </button>
  )
}

/** One picture at a time in a row that swipes; arrow keys go the way the page reads. */
function Show({ pictures, start }: { pictures: GalleryPicture[]; start: number }) {
  const t = useTranslations('activity')
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(start)
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const next = Math.max(0, Math.min(pictures.length - 1, index))
    row.current?.children[next]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' })
    setCurrent(next)
  }
  useEffect(() => {
    show(start, 'instant')
    row.current?.focus()
    // Only where it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isRtl = () => getComputedStyle(document.documentElement).direction === 'rtl'
  const look =
    'inline-flex size-12 items-center justify-center rounded-full bg-white/15 hover:bg-white/25 disabled:opacity-30'
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <ul
        ref={row}
        tabIndex={0}
        aria-label={t('gallery')}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
          if (step === 0) return
          event.preventDefault()
          show(current + (isRtl() ? -step : step))
        }}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth))
        }}
        className="scroll-row flex min-h-0 flex-1 overflow-x-auto outline-none"
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className="grid min-w-full snap-center place-items-center">
            <figure className="flex max-h-full flex-col items-center gap-3">
              <Picture
                picture={picture}
                ratio={1.5}
                largest={1200}
                sizes="100vw"
                isFirst={index === start}
                className="max-h-[72dvh] w-auto rounded-card object-contain"
              />
              <figcaption className="text-center text-sm text-white/85">{picture.alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-center gap-6">
        <button
          type="button"
          className={look}
          aria-label={t('previousPhoto')}
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <ChevronLeft aria-hidden className="flip size-6" strokeWidth={1.75} />
        </button>
        <p role="status" className="text-sm">
          {t('photoOf', { number: current + 1, count: pictures.length })}
        </p>
        <button
          type="button"
          className={look}
          aria-label={t('nextPhoto')}
          disabled={current === pictures.length - 1}
          onClick={() => show(current + 1)}
        >
          <ChevronRight aria-hidden className="flip size-6" strokeWidth={1.75} />
        </button>
      </div>
    </div>
  )
}
