import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import type { FrameProps } from './layout.ts'

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

interface MainLinksProps {
  site: FrameProps['site']
  className: string
  /** Classes of each link. */
  linkClass: string
}

/** The main navigation of a supplier's site: its activities, who it is, and how to reach it. */
export function MainLinks({ site, className, linkClass }: MainLinksProps) {
  const t = useTranslations('common')
  const content = useTranslations('content')
  return (
    <nav aria-label={t('main')} className={className}>
      <PageLink path={`/${site.discoverType}`} className={linkClass}>
        {t('thingsToDo')}
      </PageLink>
      {site.pages.includes('about') && (
        <PageLink path="/about" className={linkClass}>
          {content('about')}
        </PageLink>
      )}
      <PageLink path="/contact-us" className={linkClass}>
        {content('contact')}
      </PageLink>
    </nav>
  )
}
