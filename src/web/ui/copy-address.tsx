import { Check, Copy } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import { useCopy } from './use-copy.ts'

interface CopyAddressProps {
  point: { name: string; address: string; forDrivers: string | null }
  /** Where the text is on the page: without a clipboard it is selected there. */
  source: RefObject<HTMLElement | null>
  /** Without words, beside the address. */
  isIcon?: boolean
}

/** A button that copies an address. */
export function CopyAddress({ point, source, isIcon = false }: CopyAddressProps) {
  const t = useTranslations('common.meeting')
  const locale = useLocale()
  const { name, address, forDrivers } = point
  const text = [listOf([name, address], locale), forDrivers].filter((line) => line !== null).join('\n')
  const { result, copy } = useCopy(text, source)
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
            : 'noscript:hidden inline-flex min-h-11 max-w-full flex-wrap items-center gap-2 text-start text-sm wrap-anywhere font-medium text-primary hover:underline'
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

/** The address in Arabic below that of another language, to show to a driver. */
export function DriverAddress({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <span lang="ar" dir="rtl" className="mt-1 block text-end text-sm font-normal text-ink-soft">
      {text}
    </span>
  )
}
