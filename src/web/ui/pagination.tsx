import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface PaginationProps {
  page: number
  pageCount: number
  /** Renders the link to a page. The design system does not know addresses. */
  link: (page: number, content: ReactNode, look: string, label: string) => ReactNode
}

/** Links to the neighbouring pages, the first and the last. */
export function Pagination({ page, pageCount, link }: PaginationProps) {
  const t = useTranslations('common')
  if (pageCount <= 1) return null
  const near = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount)
  const pages = [...new Set(near)].sort((a, b) => a - b)
  const look =
    'inline-flex size-11 items-center justify-center rounded-field border border-line font-medium hover:border-primary hover:text-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 &&
        link(page - 1, <ChevronLeft aria-hidden className="flip size-5" strokeWidth={1.75} />, look, t('previousPage'))}
      {pages.map((one, index) => (
        <span key={one} className="inline-flex items-center gap-2">
          {index > 0 && one - (pages[index - 1] ?? 0) > 1 && <span aria-hidden>…</span>}
          {one === page ? (
            <span aria-current="page" className={look}>
              <bdi>{one}</bdi>
            </span>
          ) : (
            link(one, <bdi>{one}</bdi>, look, t('pageNumber', { number: one }))
          )}
        </span>
      ))}
      {page < pageCount &&
        link(page + 1, <ChevronRight aria-hidden className="flip size-5" strokeWidth={1.75} />, look, t('nextPage'))}
    </nav>
  )
}
