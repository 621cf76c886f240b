import { List, Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { ListingSearch } from '#web/features/catalogue/listing-search.ts'
import { PageLink } from '#web/lib/page-link.tsx'

/** Links to the list and the map view, which work without script and can be shared. On phones only to the other one. */
export function ViewSwitch({ path, search }: { path: string; search: ListingSearch }) {
  const t = useTranslations('catalogue.map')
  const { view, page: _page, ...rest } = search
  const isMap = view === 'map'
  const look =
    'inline-flex min-h-11 items-center gap-2 px-3.5 font-medium hover:text-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary focus-visible:-outline-offset-3'
  const list = (
    <>
      <List aria-hidden className="flip size-5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{t('list')}</span>
    </>
  )
  const map = (
    <>
      <MapIcon aria-hidden className="size-5" strokeWidth={1.75} />
      <span className="max-sm:sr-only">{t('map')}</span>
    </>
  )
  return (
    <nav
      aria-label={t('views')}
      // The map of a phone has a button of its own.
      className="inline-flex overflow-hidden rounded-field border border-line-strong max-lg:[body:has([data-map-pill])_&]:hidden"
    >
      {isMap ? (
        <PageLink path={path} search={rest} resetScroll={false} className={look}>
          {list}
        </PageLink>
      ) : (
        <span aria-current="page" className={`${look} max-sm:hidden`}>
          {list}
        </span>
      )}
      {isMap ? (
        <span aria-current="page" className={`${look} max-sm:hidden`}>
          {map}
        </span>
      ) : (
        <PageLink path={path} search={{ ...rest, view: 'map' }} resetScroll={false} className={look}>
          {map}
        </PageLink>
      )}
    </nav>
  )
}
