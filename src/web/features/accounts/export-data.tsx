import { Download, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { exportAddress } from './calls.ts'

/** A plain download; with script a refusal is told here instead of by the browser. */
export function ExportData() {
  const t = useTranslations('profile.data')
  const locale = useLocale()
  const wordsOf = useRefusalWords()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const save = async (link: HTMLAnchorElement) => {
    setIsBusy(true)
    setFault(null)
    try {
      const answer = await fetch(link.href)
      if (!answer.ok)
        throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
      const address = URL.createObjectURL(await answer.blob())
      const file = document.createElement('a')
      file.href = address
      file.download = 'rihla-account.json'
      file.click()
      URL.revokeObjectURL(address)
    } catch (error) {
      setFault(wordsOf(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="grid gap-4">
      {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
      <div>
        <a
          href={exportAddress(locale)}
          download="rihla-account.json"
          aria-busy={isBusy || undefined}
          className={buttonLook('outlined')}
          onClick={(event) => {
            event.preventDefault()
            if (!isBusy) void save(event.currentTarget)
          }}
        >
          {isBusy ? (
            <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
          ) : (
            <Download aria-hidden className="size-5" strokeWidth={1.75} />
          )}
          {t('button')}
        </a>
      </div>
    </div>
  )
}
