import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { busyTimesOf, clashesAmong, travelWords } from '#web/features/cart/clash-words.ts'
import { useClashWords } from '#web/features/cart/plan-note.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { EditLine } from './edit-line.tsx'

const linkClass = 'font-medium text-ink underline underline-offset-4 hover:text-primary noscript:hidden'

/** That two activities of the order clash, with the way to another time; it can be paid nevertheless. */
export function ClashLine({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const clashWords = useClashWords()
  const durations = useDurationWords()
  const [isOpen, setIsOpen] = useState(false)
  const { items, notes } = checkout.cart
  const [clash, ...others] = clashesAmong(notes)
  const from = items.find(({ id }) => id === clash?.from)
  const to = items.find(({ id }) => id === clash?.to)
  if (!clash || !from || !to) return null
  const words =
    clash.kind === 'overlap'
      ? t('overlapAt', {
          date: formatDate(to.localDate, locale),
          from: busyTimesOf(from, locale),
          to: busyTimesOf(to, locale),
        })
      : clash.kind === 'away'
        ? t('awayAt', { title: `\u2068${to.title}\u2069`, travel: travelWords(from.visit, to.visit, { t, durations }) })
        : clashWords(clash, from, to)
  return (
    <div data-clash className="mb-1 flex items-start gap-2 text-sm leading-snug text-ink-soft">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      <p className="min-w-0">
        {others.length > 0 ? (
          <>
            {t('several')}{' '}
            <PageLink path="/cart" className={linkClass}>
              {t('seeSeveral')}
            </PageLink>
          </>
        ) : (
          <>
            {words}{' '}
            <button type="button" className={linkClass} onClick={() => setIsOpen(true)}>
              {t('move')}
            </button>
          </>
        )}
      </p>
      <EditLine item={to} checkout={checkout} isOpen={isOpen} firstStep="time" onClose={() => setIsOpen(false)} />
    </div>
  )
}
