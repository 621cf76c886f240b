import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface DeclineQuoteProps {
  /** A request that has no quote yet is withdrawn. */
  of: 'request' | 'quote'
  /** Something else is being done. */
  disabled?: boolean
  isLoading: boolean
  onDecline: () => Promise<void>
}

/** Declines a quote, or withdraws a request, after a confirmation. */
export function DeclineQuote({ of, disabled = false, isLoading, onDecline }: DeclineQuoteProps) {
  const t = useTranslations(of === 'quote' ? 'quotes.decline' : 'quotes.withdraw')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        kind="outlined"
        disabled={disabled || isLoading}
        onClick={() => setIsAsking(true)}
        className="w-full sm:w-auto"
      >
        {t('button')}
      </Button>
      <Dialog title={t('title')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="mt-3">{t('text')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            kind="danger"
            isLoading={isLoading}
            onClick={() => {
              void onDecline().then(() => setIsAsking(false))
            }}
          >
            {t('button')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
        </div>
      </Dialog>
    </>
  )
}
