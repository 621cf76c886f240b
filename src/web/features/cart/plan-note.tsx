import { Hourglass, TriangleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { formatTime } from '#domain/date-words.ts'
import { DurationText } from '#web/lib/duration-text.tsx'
import type { CartItemView, CartView } from './calls.ts'

type Note = CartView['notes'][number]

/** A note about the time between two items: a warning if they cannot both be done, otherwise the free time. */
export function PlanNote({ note, items }: { note: Note; items: CartItemView[] }) {
  const t = useTranslations('cart.plan')
  const wordsOf = useClashWords()
  if (note.kind === 'free')
    return (
      <p className="flex items-center gap-2 ps-4 text-sm text-ink-soft">
        <Hourglass aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
        <span>{t.rich('free', { time: () => <DurationText minutes={Math.floor(note.minutes / 30) * 30} /> })}</span>
      </p>
    )
  return (
    <p className="flex items-start gap-2 rounded-card border border-accent/50 bg-accent/8 px-4 py-3 text-sm font-medium">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <span>{wordsOf(note, items)}</span>
    </p>
  )
}

/** The warnings only, for the checkout. */
export function PlanClashes({ notes, items }: Pick<CartView, 'notes' | 'items'>) {
  const clashes = notes.filter(({ kind }) => kind !== 'free')
  if (clashes.length === 0) return null
  return (
    <ul className="grid gap-2">
      {clashes.map((note) => (
        <li key={note.to}>
          <PlanNote note={note} items={items} />
        </li>
      ))}
    </ul>
  )
}

function useClashWords(): (note: Note, items: CartItemView[]) => string {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  return (note, items) => {
    const from = items.find(({ id }) => id === note.from)
    const to = items.find(({ id }) => id === note.to)
    if (!from || !to || note.kind === 'free') return ''
    const time = formatTime(to.localTime, locale)
    const cities = { fromCity: from.cityName, toCity: to.cityName }
    if (note.kind === 'two_cities') return t('twoCities', { from: from.title, to: to.title, ...cities, time })
    if (note.kind === 'same_start') return t('sameStart', { time })
    if (note.kind === 'overlap') return t('overlap', { from: from.title, to: to.title })
    return from.cityName === to.cityName
      ? t('tooFarInCity', { from: from.title, to: to.title, time })
      : t('tooFar', { from: from.cityName, to: to.cityName, time })
  }
}
