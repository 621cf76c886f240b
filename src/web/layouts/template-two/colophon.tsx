import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { CityLinks } from '#web/layouts/navigation-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'

/** The last page of a magazine: imprint, and contents in columns. */
export function Colophon({ site, navigation }: Pick<SiteAnswer, 'site' | 'navigation'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-9 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="mx-auto w-full max-w-7xl px-4 pb-8 sm:px-6">
      <div className="border-y-2 border-ink py-6">
        <p className="text-3xl font-semibold sm:text-4xl">{site.name}</p>
        <p className="mt-1 text-lg text-ink-soft">{site.tagline}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 py-8 sm:grid-cols-[2fr_1fr] lg:grid-cols-[2fr_1fr_1fr]">
        {navigation.cities.length > 0 && (
          <Column title={t('cities')} listLook="columns-[2_8rem] gap-x-8">
            <CityLinks of={navigation.cities} className={link} />
          </Column>
        )}
        <Column title={site.name}>
          <StaticPageLinks className={link} />
        </Column>
        <Column title={t('contact')}>
          <ContactLinks contact={site.contact} className={link} />
          <SocialLinks social={site.social} className={link} />
        </Column>
      </div>
      <p className="flex flex-wrap justify-between gap-x-8 border-t border-line pt-4 text-sm text-ink-soft">
        <span>
          <Rights />
        </span>
        {site.isSandbox && <span>{t('sandboxNote')}</span>}
      </p>
    </footer>
  )
}

function Column({ title, listLook = '', children }: { title: string; listLook?: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 border-b border-line pb-2 font-semibold">{title}</h2>
      <ul className={`wrap-anywhere text-ink-soft ${listLook}`}>{children}</ul>
    </div>
  )
}
