import { Copy, Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

export function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslations('console')
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    await showToast('success', t('common.copied'))
  }
  return (
    <div className="grid gap-3">
      <ol
        dir="ltr"
        className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-field border border-line bg-paper p-4 text-center font-semibold tracking-wider tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button kind="outlined" onClick={() => void copy()}>
          <Copy aria-hidden className="size-4" />
          {t('common.copy')}
        </Button>
        <a
          className={buttonClass('outlined')}
          download="rihla-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <Download aria-hidden className="size-4" />
          {t('invitation.download')}
        </a>
      </div>
    </div>
  )
}
