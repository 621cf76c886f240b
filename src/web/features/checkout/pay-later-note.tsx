import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import type { CheckoutView } from './calls.ts'

interface PayLaterNoteProps extends Pick<CheckoutView['cart'], 'items'> {
  /** Of the checkout; the cart has none yet. */
  methods?: CheckoutView['methods']
  /** To a checkout of only these items. */
  link: (itemIds: number[], words: string) => ReactNode
}

/** Why an order cannot be paid later although some of its activities promise it, and the way; nothing otherwise. */
export function PayLaterNote({ methods = [], items, link }: PayLaterNoteProps) {
  const t = useTranslations('checkout.methods')
  const locale = useLocale()
  const others = items.filter(({ payLater }) => !payLater)
  const isOffered = methods.some(({ code }) => code === 'pay_later')
  if (isOffered || others.length === 0 || others.length === items.length) return null
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Info aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
      <span>
        {t('payLaterNot', {
          titles: listOf(
            others.map(({ title }) => `\u2068${title}\u2069`),
            locale,
          ),
        })}{' '}
        {link(
          items.filter(({ payLater }) => payLater).map(({ id }) => id),
          t('payLaterAlone'),
        )}
      </span>
    </p>
  )
}
