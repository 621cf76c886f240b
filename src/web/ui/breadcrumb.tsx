import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** On the smallest phones the first of three steps is there for screen readers, and for the keyboard once it is focused. */
const hidesHome = ['max-[22.5rem]:not-focus-within:sr-only', 'max-[22.5rem]:[li:not(:focus-within)+&>svg]:hidden']

/** One line: the last step, the page itself or the nearest above it, is cut where there is no room for it. */
export function Breadcrumb({ children }: { children: ReactNode[] }) {
  const t = useTranslations('common')
  const last = children.length - 1
  return (
    <nav aria-label={t('breadcrumb')} className="text-sm text-ink-soft">
      <ol className="flex items-center gap-1">
        {children.map((child, index) => (
          <li
            // The order is fixed by the page.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className={`flex items-center gap-1 [&_a:hover]:text-primary [&_a:hover]:underline ${index === last ? 'min-w-0 [&>:last-child]:truncate' : 'shrink-0'} ${last > 1 ? (hidesHome[index] ?? '') : ''}`}
          >
            {index > 0 && <ChevronRight aria-hidden className="flip size-4 shrink-0" strokeWidth={1.75} />}
            {typeof child === 'string' ? <span>{child}</span> : child}
          </li>
        ))}
      </ol>
    </nav>
  )
}
