import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AccountForm } from './account-form.tsx'
import type { ProfileView } from './calls.ts'
import { deleteAccount } from './profile-calls.ts'
import { forgetTab } from './forget-tab.ts'
import { useProof } from './use-proof.tsx'

const gone = ['profile', 'lists', 'name', 'messages'] as const
const kept = ['orders', 'invoices'] as const

/** Deletes the account. The dialog says what is deleted and what is kept before it asks for the password or a code. */
export function DeleteAccount({ profile }: { profile: ProfileView }) {
  const { upcomingBookings, hasPassword } = profile
  const t = useTranslations('profile.delete')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const { guarded, proof } = useProof(profile.email)
  // A full page load, so that no account data stays in memory.
  const leave = () => window.location.assign(localePath(locale, '/'))
  const close = () => {
    setIsOpen(false)
    if (isDone) leave()
  }
  return (
    <>
      <Button kind="danger" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      <Dialog title={t(isDone ? 'done' : 'dialog')} isOpen={isOpen} onClose={close} kind="sheet">
        {isDone ? (
          <div className="mt-3 grid gap-5">
            <p role="status">{t('doneText')}</p>
            <Button onClick={leave}>{t('home')}</Button>
          </div>
        ) : (
          <div className="mt-3 grid gap-5">
            {upcomingBookings > 0 && (
              <Notice kind="warning" title={t('upcoming', { count: upcomingBookings })}>
                <p>{t('upcomingText')}</p>
              </Notice>
            )}
            <Listed title={t('gone')} lines={gone.map((one) => t(`goneList.${one}`))} />
            <Listed title={t('kept')} lines={kept.map((one) => t(`keptList.${one}`))} />
            {proof || (
              <AccountForm
                fields={hasPassword ? ['password'] : []}
                button={t('confirm')}
                buttonClass="bg-danger!"
                send={({ password }) =>
                  guarded(async () => {
                    await deleteAccount(locale, password ?? '')
                    await forgetTab()
                    setIsDone(true)
                  })
                }
              />
            )}
            <Button kind="outlined" onClick={close}>
              {t('keep')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  )
}

function Listed({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc ps-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
