import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { PlaceChoice } from './place-choice.tsx'
import { placeAcross } from './place-across.ts'
import type { SearchPart } from './search-box.tsx'
import type { SearchWish } from './search-wish.ts'
import { useOptions, type SearchOption } from './use-options.ts'
import { WhenChoice } from './when-choice.tsx'
import { WhoChoice } from './who-choice.tsx'

/** Of dates: of two months, for which every window with this panel has room. */
const WIDTHS_PX = { where: 640, when: 760, who: 560 }
/** With the calendar of a month with six weeks. */
const HEIGHTS_PX = { where: 0, when: 508, who: 368 }
const GAP_PX = 8
const LEAST_PX = 320

interface SearchPanelProps {
  part: SearchPart
  wish: SearchWish
  listId: string
  marked: number
  onOptions: (options: SearchOption[]) => void
  onChange: (part: Partial<SearchWish>) => void
  onChoose: (option: SearchOption) => void
  onPart: (part: SearchPart | null) => void
  /** Whether its own button is visible: the box has none. */
  hasButton: boolean
}

/** Suggestions, dates or travellers under the search box, or above it where there is more room in the window. */
export function SearchPanel({
  part,
  wish,
  listId,
  marked,
  onOptions,
  onChange,
  onChoose,
  onPart,
  hasButton,
}: SearchPanelProps) {
  const t = useTranslations('search')
  const panel = useRef<HTMLDivElement>(null)
  const { options, region, isNone, isLoading, notice, forget } = useOptions(wish)
  const [place, setPlace] = useState<CSSProperties>({ visibility: 'hidden' })
  useEffect(() => onOptions(options), [onOptions, options])
  useLayoutEffect(() => {
    const fit = () => {
      const box = panel.current?.parentElement
      if (box) setPlace(placeBeside(box, part, WIDTHS_PX[part]))
    }
    const box = panel.current?.parentElement
    if (box) scrollForPanel(box, HEIGHTS_PX[part])
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [part])
  const isPlaced = place.visibility !== 'hidden'
  useEffect(() => {
    // The field keeps the focus; dates and travellers take it, once they are visible.
    if (!isPlaced || part === 'where') return
    const chosen = panel.current?.querySelector<HTMLElement>('button[aria-pressed=true]')
    ;(chosen ?? panel.current?.querySelector('button'))?.focus({ preventScroll: true })
  }, [part, isPlaced])
  if (part === 'where')
    return (
      <div
        ref={panel}
        style={place}
        hidden={options.length === 0 && !isLoading}
        className={`${look} flex flex-col py-2`}
      >
        <p role="status" className={isNone ? 'px-4 py-2 text-ink-soft' : 'sr-only'}>
          {isNone && t('noSuggestions')}
        </p>
        <PlaceChoice
          id={listId}
          options={options}
          marked={marked}
          text={wish.text}
          isLoading={isLoading}
          notice={notice}
          onChoose={onChoose}
          onForget={forget}
        />
      </div>
    )
  return (
    <div ref={panel} style={place} role="dialog" aria-label={t(`${part}.label`)} className={`${look} p-card`}>
      {part === 'when' ? (
        <WhenChoice
          region={region}
          months={2}
          range={wish.range}
          onFirstDay={(range) => onChange({ range })}
          onChange={(range) => {
            onChange({ range })
            if (range) onPart('who')
          }}
        />
      ) : (
        <WhoChoice people={wish} onChange={onChange} />
      )}
      {/* After the last field of the panel the keyboard finds the button, also where the box has a visible one. */}
      <div
        className={
          hasButton
            ? 'sticky -bottom-card mt-4 -mb-card flex justify-end border-t border-line bg-surface py-3'
            : 'sr-only focus-within:not-sr-only focus-within:mt-3! focus-within:flex focus-within:justify-end'
        }
      >
        <Button type="submit">{t('button')}</Button>
      </div>
    </div>
  )
}

const look =
  'absolute z-40 max-md:hidden overflow-y-auto overscroll-contain rounded-card border border-line bg-surface text-ink shadow-float'

/** Scrolls the page up as far as the panel needs to be in the window, while the box stays below the header. */
function scrollForPanel(box: HTMLElement, height: number): void {
  const { top, bottom } = box.getBoundingClientRect()
  const missing = bottom + height + 2 * GAP_PX - window.innerHeight
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const room = top - Math.max(0, head) - GAP_PX
  if (missing > 0 && room > 0) window.scrollBy({ top: Math.min(missing, room), behavior: 'instant' })
}

/** Under its field or above it, inside the window, whichever way the page is scrolled. */
function placeBeside(box: HTMLElement, part: SearchPart, most: number): CSSProperties {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const width = Math.min(most, document.documentElement.clientWidth - 2 * GAP_PX)
  const isRtl = getComputedStyle(box).direction === 'rtl'
  const field = box.querySelector(`[data-part=${part}]`)?.getBoundingClientRect()
  const edge = placeAcross({
    box: { left, right },
    field: field && field.width > 0 ? field : null,
    width,
    isRtl,
    most: document.documentElement.clientWidth - GAP_PX,
    least: GAP_PX,
  })
  const below = window.innerHeight - bottom - 2 * GAP_PX
  const above = top - 2 * GAP_PX
  const isAbove = below < LEAST_PX && above > below
  return {
    width,
    left: edge - left,
    maxHeight: Math.max(isAbove ? above : below, LEAST_PX / 2),
    ...(isAbove ? { bottom: `calc(100% + ${GAP_PX}px)` } : { top: `calc(100% + ${GAP_PX}px)` }),
  }
}
