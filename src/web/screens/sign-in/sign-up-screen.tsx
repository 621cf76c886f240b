import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signUp } from '#web/features/accounts/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { AccountPage } from './account-page.tsx'

export function SignUpScreen() {
  const t = useTranslations('accounts')
  const locale = useLocale()
  return (
    <AccountPage title={t('signUpTitle')} text={t('signUpText')}>
      <AccountForm
        fields={['firstName', 'lastName', 'email', 'newPassword', 'confirmPassword']}
        button={t('signUp')}
        send={async ({ firstName, lastName, email, newPassword, confirmPassword }) => {
          await signUp(locale, { firstName, lastName, email, password: newPassword, confirmPassword })
          window.location.assign(localePath(locale, '/invoices'))
        }}
      />
      <p className="mt-6 text-ink-soft">
        {t('haveAccount')}{' '}
        <PageLink path="/sign-in" className="text-primary underline underline-offset-4">
          {t('signInTitle')}
        </PageLink>
      </p>
    </AccountPage>
  )
}
