import { LoaderCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useTitle } from '#console/lib/use-title.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'
import { Notice } from '#web/ui/notice.tsx'

export function Loading() {
  const t = useTranslations('console.common')
  return (
    <p role="status" className="flex items-center gap-2 p-6 text-ink-soft">
      <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      {t('loading')}
    </p>
  )
}

/** An error of loading: the reason, the request id, and a retry button. */
export function Failed({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  const t = useTranslations('console.common')
  const wordsOf = useErrorWords()
  const requestId = error instanceof CallError ? error.requestId : null
  return (
    <Notice kind="danger" title={t('failed')} isUrgent>
      <p>{wordsOf(error)}</p>
      {requestId !== null && (
        <p className="text-sm text-ink-soft tabular-nums">{t('requestId', { id: `\u2068${requestId}\u2069` })}</p>
      )}
      <div>
        <Button kind="outlined" onClick={() => void onAgain()}>
          {t('again')}
        </Button>
      </div>
    </Notice>
  )
}

export function NotFound() {
  const t = useTranslations('console.common')
  useTitle(t('notFound'))
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <EmptyArch title={t('notFound')} level={1}>
        <a href="/console" className={buttonClass('outlined')}>
          {t('home')}
        </a>
      </EmptyArch>
    </main>
  )
}
