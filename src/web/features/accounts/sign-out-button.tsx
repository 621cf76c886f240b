import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#web/ui/show-toast.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { signOut } from './calls.ts'
import { forgetTab } from './forget-tab.ts'

/** Signs out with a full page load, so that no account data stays in memory. */
export function SignOutButton({ homePath }: { homePath: string }) {
  const t = useTranslations('common')
  const wordsOf = useRefusalWords()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    try {
      await signOut()
      forgetTab()
      window.location.assign(homePath)
    } catch (error) {
      setIsLeaving(false)
      await showToast('error', wordsOf(error))
    }
  }
  return (
    <Button kind="third" isLoading={isLeaving} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  )
}
