import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import { changePassword } from './profile-calls.ts'
import { useProof } from './use-proof.tsx'

/** Changes the password, or sets the first one, and then empties the form. */
export function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTranslations('profile.password')
  const locale = useLocale()
  const router = useRouter()
  const [changes, setChanges] = useState(0)
  const { guarded, proof } = useProof(email)
  return (
    <div className="grid gap-4">
      {changes > 0 && <Notice kind="success" title={t('saved')} isUrgent />}
      {proof || (
        <AccountForm
          key={changes}
          fields={
            hasPassword ? ['currentPassword', 'newPassword', 'confirmPassword'] : ['newPassword', 'confirmPassword']
          }
          button={t(hasPassword ? 'save' : 'set')}
          buttonClass="sm:justify-self-start"
          send={async ({ currentPassword, newPassword, confirmPassword }) => {
            await guarded(async () => {
              const passwords = { currentPassword: currentPassword ?? '', password: newPassword, confirmPassword }
              await changePassword(locale, passwords)
              setChanges((count) => count + 1)
              await router.invalidate()
            })
          }}
        />
      )}
    </div>
  )
}
