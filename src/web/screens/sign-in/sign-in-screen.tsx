import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signIn } from '#web/features/accounts/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { AccountPage } from './account-page.tsx'

/** `next` is a path of ours without prefix. A whole page load follows: everything on the page may be another's now. */
export function SignInScreen({ next }: { next: string }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const link = 'text-primary underline underline-offset-4'
  return (
    <AccountPage title={t('signInTitle')} text={t('signInText')}>
      <AccountForm
        fields={['email', 'password']}
        button={t('signIn')}
        send={async ({ email, password }) => {
          await signIn(locale, { email, password })
          window.location.assign(localePath(locale, next))
        }}
        after={
          <PageLink path="/auth/reset-password" className={link}>
            {t('forgot')}
          </PageLink>
        }
      />
      <p className="mt-6 text-ink-soft">
        {t('noAccount')}{' '}
        <PageLink path="/sign-up" className={link}>
          {t('signUpTitle')}
        </PageLink>
      </p>
    </AccountPage>
  )
}
