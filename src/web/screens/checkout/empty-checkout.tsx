import { useTranslations } from 'use-intl'
import { AlsoInCart } from '#web/features/checkout/also-in-cart.tsx'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** A checkout of nothing. `wasFilled`: its activities were taken out of the cart in another window. */
export function EmptyCheckout({ checkout, wasFilled }: { checkout: CheckoutView; wasFilled: boolean }) {
  const t = useTranslations('checkout')
  const inCart = useTranslations('cart')
  const { site } = useSiteContext()
  return (
    <EmptyArch level={1} title={checkout.others.length > 0 ? inCart('notChosen') : t('empty')}>
      {wasFilled && <p className="text-ink-soft">{t('emptiedElsewhere')}</p>}
      <AlsoInCart checkout={checkout} />
      <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
        {t('explore')}
      </PageLink>
      {/* Reached by going back from the confirmation too. */}
      <PageLink path="/invoices" className={buttonClass('outlined')}>
        {t('toBookings')}
      </PageLink>
    </EmptyArch>
  )
}
