import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface TurnDownProps {
  busy: 'accept' | 'turn_down' | null
  onTurnDown: () => Promise<void>
}

/** Declines a quote after a confirmation. */
export function DeclineQuote({ busy, onTurnDown }: TurnDownProps) {
  const t = useTranslations('quotes')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button kind="outlined" disabled={busy !== null} onClick={() => setIsAsking(true)} className="w-full sm:w-auto">
        {t('turnDown')}
      </Button>
      <Dialog title={t('turnDownTitle')} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <p className="mt-3">{t('turnDownText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            kind="danger"
            isLoading={busy === 'turn_down'}
            onClick={() => {
              void onTurnDown().then(() => setIsAsking(false))
            }}
          >
            {t('turnDown')}
          </Button>
          <Button onClick={() => setIsAsking(false)}>{t('keep')}</Button>
        </div>
      </Dialog>
    </>
  )
}
