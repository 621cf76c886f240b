import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { CategoryLinks, CityLinks } from '#web/layouts/navigation-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'

/** Links to all cities, categories and pages. */
export function Directory({ site, navigation }: Pick<SiteAnswer, 'site' | 'navigation'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-11 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-[96rem] grid-cols-1 ruled px-4 text-sm sm:px-6">
        {navigation.cities.length > 0 && (
          <Line title={t('cities')}>
            <CityLinks of={navigation.cities} className={link} />
          </Line>
        )}
        {navigation.categories.length > 0 && (
          <Line title={t('categories')}>
            <CategoryLinks of={navigation.categories} className={link} />
          </Line>
        )}
        <Line title={site.name}>
          <StaticPageLinks className={link} />
        </Line>
        <Line title={t('contact')}>
          <ContactLinks contact={site.contact} className={link} />
          <SocialLinks social={site.social} className={link} />
        </Line>
        <p className="flex flex-wrap justify-between gap-x-8 py-4 text-ink-soft">
          <span>
            <Rights />
          </span>
          {site.isSandbox && <span>{t('sandboxNote')}</span>}
        </p>
      </div>
    </footer>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-8 py-4 md:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="py-2.5 font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 text-ink-soft">{children}</ul>
    </div>
  )
}
