import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { useComeBack } from '#web/lib/use-bfcache-restore.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { payAgain } from './calls.ts'

/**
 * Opens the payment page of an order. If that fails, displays the reason above the button and reloads the page's data.
 */
export function PayButton({
  reference,
  orderKey,
  children,
}: {
  reference: string
  orderKey: string
  children: ReactNode
}) {
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useRefusalWords()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useComeBack(() => setIsBusy(false))
  const pay = async () => {
    setIsBusy(true)
    setFault(null)
    try {
      const { next } = await payAgain(locale, reference, orderKey)
      window.location.assign(next.url)
    } catch (error) {
      setIsBusy(false)
      setFault(wordsOf(error))
      await router.invalidate()
    }
  }
  return (
    <>
      {fault !== null && (
        <div className="w-full">
          <Notice kind="danger" title={fault} isUrgent />
        </div>
      )}
      <Button isLoading={isBusy} onClick={() => void pay()}>
        {children}
      </Button>
    </>
  )
}
