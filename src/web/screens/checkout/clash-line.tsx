import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDate } from '#domain/date-words.ts'
import { busyTimesOf, travelWords } from '#web/features/cart/clash-words.ts'
import type { CartView } from '#web/features/cart/calls.ts'
import { useClashWords } from '#web/features/cart/plan-note.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { useDurationWords } from '#web/lib/use-duration-words.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { EditLine } from './edit-line.tsx'
import { useCheckoutClashes } from './use-checkout-clashes.ts'

const linkClass = 'text-start font-medium text-ink underline underline-offset-4 hover:text-primary noscript:hidden'

/**
 * That activities of the order clash with each other or with a booking, with the way to another time; it can be paid
 * nevertheless.
 */
export function ClashLine({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations('cart.plan')
  const { notes, booked, count } = useCheckoutClashes(checkout)
  const [note] = notes
  const [clash] = booked
  if (count === 0) return null
  return (
    <div data-clash className="mb-1 flex items-start gap-2 text-sm leading-snug text-ink-soft">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
      {count > 1 ? (
        <p className="min-w-0">
          {t('several')} <CartLink words={t('seeSeveral')} />
        </p>
      ) : clash ? (
        <p className="min-w-0 wrap-anywhere">
          {/* Which of several, that the bookings are compared with. */}
          {checkout.cart.items.length > 1 && <bdi className="font-medium">{clash.item.title}: </bdi>}
          {clash.words} <CartLink words={t('changeInCart')} />
        </p>
      ) : (
        note && <ClashOfItems note={note} checkout={checkout} />
      )}
    </div>
  )
}

const CartLink = ({ words }: { words: string }) => (
  <PageLink path="/cart" className={linkClass}>
    {words}
  </PageLink>
)

/** Two activities of the order, of which the later one can be moved here. */
function ClashOfItems({ note, checkout }: { note: CartView['notes'][number]; checkout: CheckoutView }) {
  const t = useTranslations('cart.plan')
  const locale = useLocale()
  const clashWords = useClashWords()
  const durations = useDurationWords()
  const [isOpen, setIsOpen] = useState(false)
  const { items } = checkout.cart
  const from = items.find(({ id }) => id === note.from)
  const to = items.find(({ id }) => id === note.to)
  if (!from || !to) return null
  const words =
    note.kind === 'overlap'
      ? t('overlapAt', {
          date: formatDate(to.localDate, locale),
          from: busyTimesOf(from, locale),
          to: busyTimesOf(to, locale),
        })
      : note.kind === 'away'
        ? t('awayAt', { title: `\u2068${to.title}\u2069`, travel: travelWords(from.visit, to.visit, { t, durations }) })
        : clashWords(note, from, to)
  return (
    <>
      <p className="min-w-0">
        {words}{' '}
        <button type="button" className={linkClass} onClick={() => setIsOpen(true)}>
          {t('moveNamed', { title: `\u2068${to.title}\u2069` })}
        </button>
      </p>
      <EditLine item={to} checkout={checkout} isOpen={isOpen} firstStep="time" onClose={() => setIsOpen(false)} />
    </>
  )
}
