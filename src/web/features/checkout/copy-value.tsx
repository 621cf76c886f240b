import { Check, Copy } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useCopy } from '#web/ui/use-copy.ts'

interface CopyValueProps {
  /** As a bank's form takes it, such as without the spaces of an IBAN. */
  text: string
  /** What it is. */
  name: string
  /** As it is shown. */
  children: ReactNode
}

/** A value to be entered elsewhere, with a button that copies it: on phones beside the name, because an IBAN is as wide as the window. */
export function CopyValue({ text, name, children }: CopyValueProps) {
  const t = useTranslations('checkout.outcomes.transfer')
  const c = useTranslations('common.meeting')
  const source = useRef<HTMLSpanElement>(null)
  const { result, copy } = useCopy(text, source)
  const isCopied = result === 'isCopied'
  const Icon = isCopied ? Check : Copy
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3">
      <span ref={source} className="min-w-0">
        {children}
      </span>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={isCopied ? undefined : t('copyOf', { name })}
        className="noscript:hidden ms-auto inline-flex min-h-11 items-center gap-2 text-sm font-medium text-primary hover:underline max-sm:absolute max-sm:end-0 max-sm:top-0.5 sm:-my-2"
      >
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        {isCopied ? c('copied') : t('copy')}
      </button>
      <span
        role="status"
        className={result === 'select' ? 'block basis-full text-sm font-normal text-ink-soft' : 'sr-only'}
      >
        {result !== null && t(result, { name })}
      </span>
    </span>
  )
}
