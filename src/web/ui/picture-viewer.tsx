import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { directionOf } from '#domain/locale.ts'
import type { ShownPicture } from './picture-show.tsx'
import { Picture } from './picture.tsx'
import { MAX_ZOOM } from './zoom-view.ts'
import { ViewerSlide, type SlideHandle } from './viewer-slide.tsx'

const STEP = 1.6
const PAN_PX = 80

/**
 * One picture at a time in a row that swipes in reading direction, with thumbnails below. Keys: arrows, Home and End
 * change the picture; + and - zoom, 0 resets; arrows move a zoomed picture.
 */
export function PictureViewer({ pictures, start }: { pictures: ShownPicture[]; start: number }) {
  const t = useTranslations('common.pictures')
  const locale = useLocale()
  const row = useRef<HTMLUListElement>(null)
  const slide = useRef<SlideHandle>(null)
  const [current, setCurrent] = useState(start)
  const [scale, setScale] = useState(1)
  // The target of a running scroll. Pictures passed on the way are not selected.
  const goal = useRef<number | null>(null)
  const last = pictures.length - 1

  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const next = Math.max(0, Math.min(last, index))
    goal.current = next
    row.current?.children[next]?.scrollIntoView({ behavior, inline: 'center', block: 'nearest' })
    setCurrent(next)
  }
  const letGo = () => {
    goal.current = null
  }
  useEffect(() => {
    show(start, 'instant')
    row.current?.focus()
    // Only on mount.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const press = (event: KeyboardEvent) => {
    // Leave the browser's own zoom shortcuts alone.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const zoom = slide.current
    const right = () => (scale > 1 ? zoom?.moveBy({ x: -PAN_PX, y: 0 }) : show(current + (isRtl ? -1 : 1)))
    const left = () => (scale > 1 ? zoom?.moveBy({ x: PAN_PX, y: 0 }) : show(current + (isRtl ? 1 : -1)))
    const keys: Record<string, () => void> = {
      ArrowRight: right,
      ArrowLeft: left,
      ArrowUp: () => zoom?.moveBy({ x: 0, y: PAN_PX }),
      ArrowDown: () => zoom?.moveBy({ x: 0, y: -PAN_PX }),
      Home: () => show(0),
      End: () => show(last),
      '+': () => zoom?.zoomBy(STEP),
      '=': () => zoom?.zoomBy(STEP),
      '-': () => zoom?.zoomBy(1 / STEP),
      '0': () => zoom?.zoomBy(0),
    }
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  const picture = pictures[current]

  return (
    <div className="mt-2 flex min-h-0 flex-1 flex-col gap-3" onKeyDown={press}>
      <ul
        ref={row}
        tabIndex={0}
        aria-label={t('label')}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          const at = Math.round(Math.abs(scrollLeft) / clientWidth)
          if (goal.current !== null && goal.current !== at) return
          letGo()
          setCurrent(at)
        }}
        onPointerDown={letGo}
        onWheel={letGo}
        className={`scroll-row -mx-4 flex min-h-0 flex-1 overscroll-contain [scrollbar-width:none] focus-visible:-outline-offset-4 focus-visible:outline-white ${scale > 1 ? 'overflow-x-hidden' : 'overflow-x-auto'}`}
      >
        {pictures.map((one, index) => (
          <ViewerSlide
            key={one.src}
            ref={index === current ? slide : null}
            picture={one}
            isCurrent={index === current}
            isNear={Math.abs(index - current) <= 1}
            onScale={setScale}
          />
        ))}
      </ul>
      <p
        lang={picture?.language}
        dir={picture?.language && directionOf(picture.language)}
        className="mx-auto min-h-6 max-w-3xl text-center text-sm text-white/85"
      >
        {picture?.isIllustration && (
          <span lang={locale} className="me-2 rounded-full bg-white/15 px-2 py-0.5">
            {t('illustration')}
          </span>
        )}
        {picture?.alt}
      </p>
      {last > 0 && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
      <div className="flex flex-wrap items-center justify-center gap-2 sm:gap-4">
        <RoundButton label={t('previous')} disabled={current === 0} onClick={() => show(current - 1)}>
          <ChevronLeft aria-hidden className="flip size-6" strokeWidth={1.75} />
        </RoundButton>
        <RoundButton label={t('reduce')} disabled={scale <= 1} onClick={() => slide.current?.zoomBy(1 / STEP)}>
          <ZoomOut aria-hidden className="size-6" strokeWidth={1.75} />
        </RoundButton>
        <p role="status" className="min-w-20 text-center text-sm">
          <span className="sr-only">{t('of', { number: current + 1, count: pictures.length })}</span>
          <bdi aria-hidden dir="ltr">
            {current + 1} / {pictures.length}
          </bdi>
        </p>
        <RoundButton label={t('enlarge')} disabled={scale >= MAX_ZOOM} onClick={() => slide.current?.zoomBy(STEP)}>
          <ZoomIn aria-hidden className="size-6" strokeWidth={1.75} />
        </RoundButton>
        <RoundButton label={t('next')} disabled={current === last} onClick={() => show(current + 1)}>
          <ChevronRight aria-hidden className="flip size-6" strokeWidth={1.75} />
        </RoundButton>
      </div>
    </div>
  )
}

interface ThumbnailsProps {
  pictures: ShownPicture[]
  current: number
  onChoose: (index: number) => void
}

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  const t = useTranslations('common.pictures')
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <ul
      ref={list}
      className="mx-auto hidden max-w-full shrink-0 gap-2 overflow-x-auto p-1 [scrollbar-width:thin] md:flex"
    >
      {pictures.map((picture, index) => (
        <li key={picture.src} className="shrink-0">
          <button
            type="button"
            aria-label={t('of', { number: index + 1, count: pictures.length })}
            aria-current={index === current}
            onClick={() => onChoose(index)}
            className="block overflow-hidden rounded-field opacity-60 transition-opacity hover:opacity-100 focus-visible:outline-white aria-[current=true]:opacity-100 aria-[current=true]:outline-2 aria-[current=true]:outline-white"
          >
            <Picture picture={picture} preset="thumbnail" sizes="64px" isDecorative className="size-16" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** aria-disabled keeps the focus: at the last picture the other button is one key away. */
function RoundButton({ label, disabled, onClick, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="inline-flex size-[48px] items-center justify-center rounded-full bg-white/15 hover:bg-white/25 focus-visible:outline-white aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      {...rest}
    />
  )
}
