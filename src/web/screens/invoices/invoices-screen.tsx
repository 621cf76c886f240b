import { useTranslations } from 'use-intl'
import type { InvoiceView } from '#web/features/orders/calls.ts'
import { OrderCard } from '#web/features/orders/order-card.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useFrame } from '#web/lib/use-frame.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** The signed-in user's bookings, upcoming first. Null: nobody is signed in. */
export function InvoicesScreen({ invoices }: { invoices: InvoiceView[] | null }) {
  const t = useTranslations('orders')
  const { site } = useFrame()
  if (invoices === null)
    return (
      <EmptyArch level={1} title={t('signInFirst')}>
        <p className="text-ink-soft">{t('guestHint')}</p>
        <PageLink path="/sign-in" search={{ next: '/invoices' }} className={buttonLook('primary')}>
          {t('signIn')}
        </PageLink>
      </EmptyArch>
    )
  if (invoices.length === 0)
    return (
      <EmptyArch level={1} title={t('empty')}>
        <p className="text-ink-soft">{t('emptyText')}</p>
        <PageLink path={`/${site.discoverType}`} className={buttonLook('primary')}>
          {t('explore')}
        </PageLink>
      </EmptyArch>
    )
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="text-3xl font-semibold">{t('title')}</h1>
      <ul className="mt-8 grid gap-12">
        {invoices.map((invoice) => (
          <li key={invoice.reference}>
            <OrderCard
              invoice={invoice}
              title={
                <h2 className="font-semibold">
                  <PageLink path={`/invoices/${invoice.reference}`} className="hover:text-primary hover:underline">
                    {t('order')} <bdi className="font-mono">{invoice.reference}</bdi>
                  </PageLink>
                </h2>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
