import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'

interface CityChipsProps {
  cities: readonly { slug: string; name: string }[]
  className?: string
}

/** Links to the pages of cities. */
export function CityChips({ cities, className = '' }: CityChipsProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {cities.map(({ slug, name }) => (
        <li key={slug}>
          <PageLink
            path={cityPath(slug)}
            className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-primary hover:text-primary"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
