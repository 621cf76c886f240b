import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useWayBack } from './use-way-back.ts'

/** To sign in, or to the bookings of who has. */
export function AccountLink({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('common')
  const back = useWayBack()
  return (
    <PageLink
      path={isSignedIn ? '/invoices' : '/sign-in'}
      {...(!isSignedIn && { search: back })}
      className="inline-flex min-h-11 items-center px-2 text-sm font-medium hover:text-primary max-xl:hidden"
    >
      {t(isSignedIn ? 'bookings' : 'signIn')}
    </PageLink>
  )
}
