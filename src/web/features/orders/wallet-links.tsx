import { WalletCards } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { bookingFile } from './booking-files.ts'
import type { InvoiceView } from './calls.ts'

const files = { apple: 'pass.pkpass', google: 'google-wallet' } as const

/** The ticket for the phone's wallet, for the wallets that the operator has configured. */
export function WalletLinks({
  order,
  bookingId,
}: {
  order: Pick<InvoiceView, 'reference' | 'key'>
  bookingId: number
}) {
  const t = useTranslations('orders.wallets')
  const locale = useLocale()
  const { site } = useSiteContext()
  if (site.wallets.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {site.wallets.map((wallet) => (
        <a
          key={wallet}
          href={bookingFile(order, bookingId, files[wallet], locale)}
          className={`${buttonClass('outlined')} max-sm:flex-1`}
          {...(wallet === 'google' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          <WalletCards aria-hidden className="size-5" strokeWidth={1.75} />
          {t(wallet)}
        </a>
      ))}
    </div>
  )
}
