import { useLocale, useTranslations } from 'use-intl'
import { productPath } from '#domain/page-redirect.ts'
import { pageAddress } from '#web/lib/page-address.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { type SharedTrip, tripText } from './trip-text.ts'

/** Sends companions what they need to know, with the activity's page. */
export function ShareTrip({ booking, className }: { booking: SharedTrip; className: string }) {
  const t = useTranslations('orders')
  const meeting = useTranslations('common.meeting')
  const locale = useLocale()
  const { site } = useSiteContext()
  const page = productPath(site.discoverType, booking.citySlug, booking.slug)
  return (
    <ShareButton
      label={t('shareTrip')}
      title={booking.title}
      text={tripText(booking, locale, (values) => meeting('by', values))}
      url={pageAddress(site.origin, locale, page)}
      className={className}
    />
  )
}
