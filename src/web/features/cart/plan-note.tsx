import { Hourglass, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime, onClockOf } from '#domain/date-words.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import { DurationText } from '#web/lib/duration-text.tsx'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import { OtherReasons, type ClashReason } from '#web/lib/clash-reasons.tsx'
import type { CartItemView, CartView } from './calls.ts'
import { clashesAmong, timesInNote, travelWords } from './clash-words.ts'

type Note = CartView['notes'][number]

interface PlanNoteProps {
  note: Note
  items: CartItemView[]
  /** What can be done about a clash, for each of the two. */
  mend?: ((item: CartItemView) => ReactNode) | undefined
}

/** A note about the time between two items: a warning if they cannot both be done, otherwise the free time. */
export function PlanNote({ note, items, mend }: PlanNoteProps) {
  if (note.kind === 'free') return <FreeTime note={note} items={items} />
  return <Clash note={note} items={items} mend={mend} />
}

/** The free time, after the way if the two are in different cities. */
function FreeTime({ note, items }: Pick<PlanNoteProps, 'note' | 'items'>) {
  const t = useTranslations('cart.plan')
  const durations = useDurationWords()
  const from = items.find(({ id }) => id === note.from)
  const to = items.find(({ id }) => id === note.to)
  const way = from && to && from.citySlug !== to.citySlug ? travelWords(from.visit, to.visit, { t, durations }) : ''
  const time = () => <DurationText minutes={Math.floor(note.minutes / 15) * 15} />
  return (
    <p className="flex items-center gap-2 ps-4 text-sm text-ink-soft">
      <Hourglass aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
      <span>{way === '' ? t.rich('free', { time }) : t.rich('freeAfterWay', { travel: way, time })}</span>
    </p>
  )
}

/** Why two items clash, with the times of both and a way to others; they can be kept nevertheless. */
function Clash({ note, items, mend }: PlanNoteProps) {
  const t = useTranslations('cart.plan')
  const wordsOf = useClashWords()
  const locale = useLocale()
  const from = items.find(({ id }) => id === note.from)
  const to = items.find(({ id }) => id === note.to)
  if (!from || !to) return null
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-2 rounded-card border border-accent/50 bg-accent/8 px-4 py-3 text-sm">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="font-semibold">{wordsOf(note, from, to)}</p>
      <ul className="col-span-2 grid gap-3 sm:col-span-1 sm:col-start-2">
        {[from, to].map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <p className="min-w-0 flex-1 basis-40 wrap-anywhere">
              <bdi className="block font-medium">{item.title}</bdi>
              <span className="block text-ink-soft">
                {timesInNote(item, note.kind, locale, item === from ? to.localDate : from.localDate)}
              </span>
            </p>
            {mend?.(item)}
          </li>
        ))}
      </ul>
      {mend && <p className="col-span-2 text-ink-soft sm:col-span-1 sm:col-start-2">{t('keepBoth')}</p>}
    </div>
  )
}

/** Why an item does not go with the visitor's bookings, and what can be done about it; nothing without a reason. */
export function BookingClash({ reasons, children }: { reasons: readonly ClashReason[]; children: ReactNode }) {
  const [first, ...others] = reasons
  if (!first) return null
  return (
    <div
      role="status"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 rounded-card border border-accent/50 bg-accent/8 px-4 py-3 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="font-semibold wrap-anywhere">{first.words}</p>
      <div className="col-span-2 grid gap-1 sm:col-span-1 sm:col-start-2">
        {children}
        <OtherReasons words={others.map(({ words }) => words)} />
      </div>
    </div>
  )
}

/** The warnings only. */
export function PlanClashes({ notes, items, mend }: Pick<CartView, 'notes' | 'items'> & Pick<PlanNoteProps, 'mend'>) {
  const clashes = clashesAmong(notes)
  if (clashes.length === 0) return null
  return (
    <ul className="grid gap-2">
      {clashes.map((note) => (
        <li key={note.to}>
          <PlanNote note={note} items={items} mend={mend} />
        </li>
      ))}
    </ul>
  )
}

/** What clashes, in a sentence. */
export function useClashWords(): (note: Note, from: CartItemView, to: CartItemView) => string {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const durations = useDurationWords()
  return ({ kind }, from, to) => {
    const time = formatTime(timeToBeReady(to), locale)
    if (kind === 'two_cities') {
      // The times of the two seem to be apart, or to overlap, if their clocks differ.
      const otherTime = formatTime(onClockOf(to.visit.startsAt, from.visit.zone).localTime, locale)
      const onBoth = t('onBothClocks', { time, city: to.cityName, otherTime, otherCity: from.cityName })
      return t('twoCities', {
        fromCity: from.cityName,
        toCity: to.cityName,
        time: otherTime === time ? time : onBoth,
      })
    }
    if (kind === 'same_start') return t('sameStart', { time })
    if (kind === 'overlap') return t('overlap')
    const travel = travelWords(from.visit, to.visit, { t, durations })
    if (kind === 'away')
      return from.cityName === to.cityName
        ? t('awayInCity', { travel })
        : t('away', { from: from.cityName, to: to.cityName, travel })
    return from.cityName === to.cityName
      ? t('tooFarInCity', { travel, time })
      : t('tooFar', { from: from.cityName, to: to.cityName, travel, time })
  }
}
