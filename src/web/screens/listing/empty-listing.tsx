import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyArch } from '#web/ui/empty-arch.tsx'

/** A listing without activities, with links to other cities and to everything. */
export function EmptyListing({ title }: { title: string }) {
  const t = useTranslations('catalogue')
  const { navigation, site } = useSiteContext()
  return (
    <EmptyArch title={title}>
      <p className="text-ink-soft">{t('noneHint')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {navigation.cities.slice(0, 6).map((city) => (
          <li key={city.slug}>
            <PageLink
              path={cityPath(city.slug)}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 hover:border-primary hover:text-primary"
            >
              {city.name}
            </PageLink>
          </li>
        ))}
      </ul>
      <PageLink path={`/${site.discoverType}`} className={buttonClass('primary')}>
        {t('seeAll')}
      </PageLink>
    </EmptyArch>
  )
}
