import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AccountForm } from '#web/features/accounts/account-form.tsx'
import { requestReset, resetPassword } from '#web/features/accounts/sign-in-calls.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountPage } from './account-page.tsx'

/** With a mailed token, sets a new password; without one, requests the link. */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  const t = useTranslations('accounts')
  const locale = useLocale()
  const [isDone, setIsDone] = useState(false)
  if (token === undefined)
    return (
      <AccountPage title={t('resetTitle')} text={t('resetText')}>
        {isDone ? (
          <Notice kind="success" title={t('linkSent')} isUrgent />
        ) : (
          <AccountForm
            fields={['email']}
            button={t('sendLink')}
            send={async ({ email }) => {
              await requestReset(locale, email)
              setIsDone(true)
            }}
          />
        )}
      </AccountPage>
    )
  return (
    <AccountPage title={t('chooseTitle')} text={t('chooseText')}>
      {isDone ? (
        <div className="grid gap-4">
          <Notice kind="success" title={t('saved')} isUrgent />
          <PageLink path="/sign-in" className={buttonClass('primary')}>
            {t('signInTitle')}
          </PageLink>
        </div>
      ) : (
        <>
          <AccountForm
            fields={['newPassword', 'confirmPassword']}
            button={t('save')}
            send={async ({ newPassword, confirmPassword }) => {
              await resetPassword(locale, { token, password: newPassword, confirmPassword })
              setIsDone(true)
            }}
          />
          <p className="mt-6">
            <PageLink path="/auth/reset-password" className="text-primary underline underline-offset-4">
              {t('askAgain')}
            </PageLink>
          </p>
        </>
      )}
    </AccountPage>
  )
}
