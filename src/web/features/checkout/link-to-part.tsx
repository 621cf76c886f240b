import type { ReactNode } from 'react'
import { formatSelection } from '#domain/checkout-selection.ts'
import { PageLink } from '#web/lib/page-link.tsx'

const TEXT = 'font-medium text-ink underline underline-offset-4 hover:text-primary'

/** To a checkout of a part of the cart. */
export const linkToPart = (itemIds: number[], words: string, className = TEXT): ReactNode => (
  <PageLink path="/checkout" search={{ items: formatSelection(itemIds) }} className={className}>
    {words}
  </PageLink>
)
