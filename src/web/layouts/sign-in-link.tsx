import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { useWayBack } from './use-way-back.ts'

/** To sign in, and back to this page. Narrower windows have it in the menu. */
export function SignInLink() {
  const t = useTranslations('common')
  return (
    <PageLink
      path="/sign-in"
      search={useWayBack()}
      className="inline-flex min-h-11 items-center px-2 text-sm font-medium hover:text-primary max-xl:hidden"
    >
      {t('signIn')}
    </PageLink>
  )
}
