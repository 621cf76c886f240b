import { useTranslations } from 'use-intl'
import { formatSelection } from '#domain/checkout-selection.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { TimeText } from '#web/ui/time-text.tsx'
import { addableItems } from './addable-items.ts'
import type { CheckoutView } from './calls.ts'

/** What the cart holds besides this checkout, and a link that pays for it too. Nothing without such items. */
export function AlsoInCart({ checkout }: { checkout: CheckoutView }) {
  const t = useTranslations('cart')
  const c = useTranslations('checkout')
  const { others, cart } = checkout
  if (others.length === 0) return null
  const addable = addableItems(cart.items, others)
  const isRequest = cart.items.some(({ needsConfirmation }) => needsConfirmation)
  const payableNow = addable.filter(({ needsConfirmation }) => !needsConfirmation)
  return (
    <section aria-label={t('alsoInCart', { count: others.length })} className="grid gap-2 border-t border-line p-card">
      <h3 className="font-semibold">{t('alsoInCart', { count: others.length })}</h3>
      <ul className="grid gap-1 text-sm text-ink-soft">
        {others.map((item) => (
          <li key={item.id}>
            {item.title} · <DateText date={item.localDate} />
            &nbsp;· <TimeText time={item.localTime} />
            {item.isAvailable && !addable.includes(item) && <p>{t('requestedLater')}</p>}
          </li>
        ))}
      </ul>
      {addable.length > 0 && (
        <PageLink
          path="/checkout"
          search={{ items: formatSelection([...cart.items, ...addable].map(({ id }) => id)) }}
          replace
          resetScroll={false}
          className="inline-flex min-h-11 items-center justify-self-start font-medium text-primary underline underline-offset-4"
        >
          {isRequest ? c('addToRequest') : t('addToPayment')}
        </PageLink>
      )}
      {isRequest && payableNow.length > 0 && (
        <p className="text-sm text-ink-soft">
          {c('paidAfterAnswer', {
            count: payableNow.length,
            which: payableNow.length === others.length ? 'all' : 'some',
          })}
        </p>
      )}
    </section>
  )
}
