import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'

interface LinksProps {
  of: readonly { slug: string; name: string }[]
  /** Classes of each link. */
  className: string
}

/** Links to cities, as list items. */
export const CityLinks = ({ of: cities, className }: LinksProps) =>
  cities.map(({ slug, name }) => (
    <li key={slug}>
      <PageLink path={cityPath(slug)} className={className}>
        {name}
      </PageLink>
    </li>
  ))

/** Links to categories, as list items. */
export const CategoryLinks = ({ of: categories, className }: LinksProps) =>
  categories.map(({ slug, name }) => (
    <li key={slug}>
      <PageLink path={`/${slug}`} className={className}>
        {name}
      </PageLink>
    </li>
  ))
