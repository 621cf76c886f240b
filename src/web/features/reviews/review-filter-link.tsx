import type { ReactNode } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import type { ActivitySearch } from './review-search.ts'

interface ReviewFilterLinkProps {
  path: string
  search: ActivitySearch
  filter: 'about' | 'traveller' | 'stars'
  value: string
  label?: string
  className: string
  children: ReactNode
}

/** A row of a summary that links to its reviews; if it is selected, to all reviews. */
export function ReviewFilterLink({ path, search, filter, value, label, className, children }: ReviewFilterLinkProps) {
  const { [filter]: chosen, reviews: _page, ...rest } = search
  const isChosen = chosen === value
  return (
    <PageLink
      path={path}
      search={isChosen ? rest : { ...rest, [filter]: value }}
      hash="reviews"
      resetScroll={false}
      replace
      rel="nofollow"
      aria-label={label}
      aria-current={isChosen ? 'true' : undefined}
      className={`rounded-field hover:bg-line/50 aria-[current=true]:bg-primary/10 ${className}`}
    >
      {children}
    </PageLink>
  )
}
