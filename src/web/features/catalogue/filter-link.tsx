import type { ComponentProps } from 'react'
import { PageLink } from '#web/lib/page-link.tsx'
import { listingSearch, type ListingSearch } from './listing-search.ts'
import { useChangeListing, type ListingChange } from './use-change-listing.ts'

interface FilterLinkProps extends Omit<ComponentProps<typeof PageLink>, 'search' | 'onClick' | 'resetScroll'> {
  /** Of the displayed results. */
  search: ListingSearch
  change: ListingChange
}

/** A link that changes the filters of a listing: its address is that of the displayed results with the change. */
export function FilterLink({ path, search, change, replace, ...rest }: FilterLinkProps) {
  const navigate = useChangeListing(path)
  return (
    <PageLink
      path={path}
      search={listingSearch(change(search))}
      resetScroll={false}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        navigate(change, replace)
      }}
      {...rest}
    />
  )
}
