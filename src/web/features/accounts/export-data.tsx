import { Download, LoaderCircle } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { useAction } from '#web/lib/use-action.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { exportAddress } from './profile-calls.ts'

/** A plain download; with script a refusal is shown here instead of by the browser. */
export function ExportData() {
  const t = useTranslations('profile.data')
  const locale = useLocale()
  const { isPending, errorText, run } = useAction()
  const save = (href: string) =>
    run(async () => {
      const answer = await fetch(href)
      if (!answer.ok)
        throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
      const address = URL.createObjectURL(await answer.blob())
      const file = document.createElement('a')
      file.href = address
      file.download = 'rihla-account.json'
      file.click()
      URL.revokeObjectURL(address)
    })
  return (
    <div className="grid gap-4">
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <div>
        <a
          href={exportAddress(locale)}
          download="rihla-account.json"
          aria-busy={isPending || undefined}
          className={buttonClass('outlined')}
          onClick={(event) => {
            event.preventDefault()
            void save(event.currentTarget.href)
          }}
        >
          {isPending ? (
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
