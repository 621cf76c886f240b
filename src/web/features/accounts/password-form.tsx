import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { changePassword } from './calls.ts'

/** Changes the password and then empties the form. */
export function PasswordForm() {
  const t = useTranslations('profile.password')
  const locale = useLocale()
  const [changes, setChanges] = useState(0)
  return (
    <div className="grid gap-4">
      {changes > 0 && <Notice kind="success" title={t('saved')} isUrgent />}
      <AccountForm
        key={changes}
        fields={['currentPassword', 'newPassword', 'confirmPassword']}
        button={t('save')}
        buttonClass="sm:justify-self-start"
        send={async ({ currentPassword, newPassword, confirmPassword }) => {
          await changePassword(locale, { currentPassword, password: newPassword, confirmPassword })
          setChanges((count) => count + 1)
        }}
      />
    </div>
  )
}
