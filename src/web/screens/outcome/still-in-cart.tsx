import { ChevronRight, ShoppingBag } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'

/** What was left out of this order, such as a request beside a payment. Nothing for an empty cart. */
export function StillInCart({ count }: { count: number }) {
  const t = useTranslations('checkout.outcomes')
  if (count === 0) return null
  return (
    <PageLink
      path="/cart"
      className="flex min-h-12 items-center gap-3 rounded-card border border-accent/50 bg-accent/8 px-card py-3 hover:border-accent [&_svg]:shrink-0"
    >
      <ShoppingBag aria-hidden className="size-5 text-accent" strokeWidth={1.75} />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{t('stillInCart', { count })}</span>
        <span className="block text-sm text-ink-soft">{t('stillInCartText', { count })}</span>
      </span>
      <ChevronRight aria-hidden className="flip size-4 text-ink-soft" strokeWidth={1.75} />
    </PageLink>
  )
}
