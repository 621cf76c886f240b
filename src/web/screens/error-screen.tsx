import { useRouter } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { localePath } from '#domain/locale.ts'
import { useRefusalWords } from '#web/lib/use-refusal-words.ts'
import { CallError } from '#web/lib/call-error.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'

/** A refusal's own words, or the specification's sentence; never a stack trace. What failed is in the log, by its request id. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useRefusalWords()
  const refusal = refusalOf(error)
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-24 text-center">
      <h1 className="text-2xl font-semibold">{refusal ? wordsOf(refusal) : t('errors.somethingWrong')}</h1>
      <p className="text-ink-soft">{t('errors.somethingWrongText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void router.invalidate()}>{t('errors.reload')}</Button>
        <a href={localePath(locale, '/')} className={buttonLook('outlined')}>
          {t('common.homePage')}
        </a>
      </div>
      {refusal && refusal.requestId !== null && (
        <p className="text-sm text-ink-soft">
          <bdi className="font-mono">{refusal.requestId}</bdi>
        </p>
      )}
    </section>
  )
}

/** What the server threw arrives in the browser as an error that has only its message: the code. */
function refusalOf(error: unknown): CallError | null {
  if (error instanceof CallError) return error
  const isCode = error instanceof Error && /^[a-z]+\.[a-z_]+$/.test(error.message)
  return isCode ? new CallError(0, { code: error.message }) : null
}
