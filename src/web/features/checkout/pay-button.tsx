import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { payAgain } from './calls.ts'

/**
 * Opens the payment page of an order. If that fails, displays the reason above the button and reloads the page's data.
 */
export function PayButton({
  reference,
  orderAccessToken,
  kind = 'primary',
  children,
}: {
  reference: string
  orderAccessToken: string
  kind?: 'primary' | 'outlined'
  children: ReactNode
}) {
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run } = useAction()
  const pay = async () => {
    const open = async () => window.location.assign((await payAgain(locale, reference, orderAccessToken)).next.url)
    const explain = (error: unknown) => {
      void router.invalidate()
      return wordsOf(error)
    }
    await run(open, { leaves: true, explain })
  }
  return (
    <>
      {errorText !== null && (
        <div className="w-full">
          <Notice kind="danger" title={errorText} isUrgent />
        </div>
      )}
      <Button kind={kind} isLoading={isPending} onClick={() => void pay()}>
        {children}
      </Button>
    </>
  )
}
