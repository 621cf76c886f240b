import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'

const WAIT_SECONDS = 30

/** Sends a mail again, half a minute after the last one at the earliest. */
export function SendAgain({ kind = 'code', send }: { kind?: 'code' | 'link'; send: () => Promise<unknown> }) {
  const t = useTranslations('profile.code')
  const { isPending, errorText, run } = useAction()
  const [sentCount, setSentCount] = useState(0)
  const [left, setLeft] = useState(WAIT_SECONDS)
  useEffect(() => {
    const until = Date.now() + WAIT_SECONDS * 1000
    setLeft(WAIT_SECONDS)
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sentCount])
  const again = async () => {
    if (await run(send)) setSentCount((count) => count + 1)
  }
  return (
    <div className="text-ink-soft">
      <p>{t('notThere')}</p>
      <p role="status" className={errorText === null ? 'text-success empty:hidden' : 'text-danger'}>
        {errorText ?? (sentCount > 0 && left > 0 && t(kind === 'code' ? 'sentAgain' : 'linkSentAgain'))}
      </p>
      {left > 0 ? (
        <p className="flex min-h-11 items-center tabular-nums">
          {t(kind === 'code' ? 'againIn' : 'linkAgainIn', { seconds: left })}
        </p>
      ) : (
        <Button kind="third" className="-ms-2" isLoading={isPending} onClick={() => void again()}>
          {t(kind === 'code' ? 'again' : 'linkAgain')}
        </Button>
      )}
    </div>
  )
}
