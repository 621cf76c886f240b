import { Check, Copy } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

interface CopyAddressProps {
  text: string
  /** Where the text is on the page: without a clipboard it is selected there. */
  source: RefObject<HTMLElement | null>
  /** Without words, beside the address. */
  isIcon?: boolean
}

/** A button that copies an address. The clipboard needs https and permission; without them the address is selected. */
export function CopyAddress({ text, source, isIcon = false }: CopyAddressProps) {
  const t = useTranslations('common.meeting')
  const [result, setResult] = useState<'isCopied' | 'select' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('isCopied')
    } catch {
      if (source.current) getSelection()?.selectAllChildren(source.current)
      setResult('select')
    }
  }
  const label = t(result === 'isCopied' ? 'copied' : 'copy')
  const Icon = result === 'isCopied' ? Check : Copy
  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        aria-label={isIcon ? label : undefined}
        className={
          isIcon
            ? 'noscript:hidden inline-flex size-11 shrink-0 items-center justify-center rounded-full text-primary hover:bg-primary/10'
            : 'noscript:hidden inline-flex min-h-11 max-w-full flex-wrap items-center gap-2 text-start text-sm font-medium text-primary hover:underline'
        }
      >
        <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
        {!isIcon && label}
      </button>
      <span
        role="status"
        className={result === 'select' ? 'block basis-full text-sm font-normal text-ink-soft' : 'sr-only'}
      >
        {result !== null && t(result)}
      </span>
    </>
  )
}
