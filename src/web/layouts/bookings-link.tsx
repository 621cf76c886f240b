import { Ticket } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'

/** To the bookings, also of guests: an icon in laptops' windows, words in wider ones. Narrower ones have it in the menu. */
export function BookingsLink() {
  const t = useTranslations('common')
  return (
    <PageLink
      path="/invoices"
      className="inline-flex min-h-11 min-w-11 items-center justify-center px-2 text-sm font-medium whitespace-nowrap hover:text-primary max-lg:hidden"
    >
      <Ticket aria-hidden className="size-5 max-w-[28px] xl:hidden" strokeWidth={1.75} />
      <span className="max-xl:sr-only">{t('bookings')}</span>
    </PageLink>
  )
}
