import { useTranslations } from 'use-intl'
import { sayByToast } from '#web/ui/show-toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { signOut } from './calls.ts'
import { forgetTab } from './forget-tab.ts'

/** Signs out with a full page load, so that no account data stays in memory. */
export function SignOutButton({ homePath }: { homePath: string }) {
  const t = useTranslations('common')
  const wordsOf = useApiErrorWords()
  const { isPending, run } = useAction()
  const leave = () =>
    run(
      async () => {
        await signOut()
        await forgetTab()
        window.location.assign(homePath)
      },
      { leaves: true, explain: (error) => sayByToast(wordsOf(error)) },
    )
  return (
    <Button kind="third" isLoading={isPending} onClick={() => void leave()}>
      {t('signOut')}
    </Button>
  )
}
