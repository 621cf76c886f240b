import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { isMissingPart, reloadOnce } from '#web/lib/reload-once.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** The text of an API error, or the specification's general message. The log has the error under its request id. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  const refusal = refusalOf(error)
  // A chunk that a deployment has removed is available after a reload (A9).
  const [isReloading, setIsReloading] = useState(() => isMissingPart(error))
  useLayoutEffect(() => {
    if (isReloading && !reloadOnce()) setIsReloading(false)
  }, [isReloading])
  if (isReloading) return null
  return (
    <div role="alert">
      <EmptyArch level={1} title={refusal ? wordsOf(refusal) : t('errors.somethingWrong')}>
        <p className="text-ink-soft">{t('errors.somethingWrongText')}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => void router.invalidate()}>{t('errors.reload')}</Button>
          <a href={localePath(locale, '/')} className={buttonClass('outlined')}>
            {t('common.homePage')}
          </a>
        </div>
        {refusal && refusal.requestId !== null && (
          <p className="text-sm text-ink-soft">
            <bdi className="tabular-nums">{refusal.requestId}</bdi>
          </p>
        )}
      </EmptyArch>
    </div>
  )
}

/** An error thrown on the server arrives in the browser with only its message: the code. */
function refusalOf(error: unknown): CallError | null {
  if (error instanceof CallError) return error
  const isCode = error instanceof Error && /^[a-z]+\.[a-z_]+$/.test(error.message)
  return isCode ? new CallError(0, { code: error.message }) : null
}
