import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

/** The last child is the page itself. */
export function Breadcrumb({ children }: { children: ReactNode[] }) {
  const t = useTranslations('common')
  return (
    <nav aria-label={t('breadcrumb')} className="text-sm text-ink-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {children.map((child, index) => (
          // The order is fixed by the page.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="flex items-center gap-1 [&_a:hover]:text-primary [&_a:hover]:underline">
            {index > 0 && <ChevronRight aria-hidden className="flip size-4" strokeWidth={1.75} />}
            {child}
          </li>
        ))}
      </ol>
    </nav>
  )
}
