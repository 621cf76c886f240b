import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { signUp } from '#web/features/accounts/calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountPage } from './account-page.tsx'

/** The mailed link creates the account, so that the form does not reveal which addresses have one. */
export function SignUpScreen() {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null)
    return (
      <AccountPage title={t('checkMail')} text={t('checkMailText')}>
        <Notice kind="success" title={t('confirmSent', { email: `\u2068${sentTo}\u2069` })} isUrgent />
      </AccountPage>
    )
  return (
    <AccountPage title={t('signUpTitle')} text={t('signUpText')}>
      <AccountForm
        fields={['firstName', 'lastName', 'email', 'newPassword', 'confirmPassword']}
        button={t('signUp')}
        send={async ({ firstName, lastName, email, newPassword, confirmPassword }) => {
          await signUp(locale, { firstName, lastName, email, password: newPassword, confirmPassword })
          setSentTo(email)
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
