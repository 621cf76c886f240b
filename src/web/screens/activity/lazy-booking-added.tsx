import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { usePart } from '#web/lib/use-part.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { loadModule } from '#web/ui/load-module.ts'
import { Placeholder } from '#web/ui/placeholder.tsx'
import type { BookingAdded } from './booking-added.tsx'

const load = () => import('./booking-added.tsx')

/** While the cart answers. If it fails, the confirmation loads it again. */
export const prefetchBookingAdded = () => void loadModule(load).catch(() => {})

/** The confirmation, which loads when something was added. */
export function LazyBookingAdded(props: ComponentProps<typeof BookingAdded>) {
  const t = useTranslations('activity.booking')
  const { part, hasFailed, retry } = usePart(load, true)
  if (part) return <part.BookingAdded {...props} />
  if (!hasFailed) return <Placeholder className="mt-4 h-40" />
  return (
    <div className="mt-4 grid gap-4">
      <p className="font-semibold">{t('added')}</p>
      <LoadFailed onRetry={retry} />
      <PageLink path="/cart" className={`${buttonClass('primary')} justify-self-start`}>
        {t('goToCart')}
      </PageLink>
    </div>
  )
}
