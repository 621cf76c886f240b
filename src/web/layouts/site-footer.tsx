import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { CategoryLinks, CityLinks } from './navigation-links.tsx'
import { Rights } from './rights.tsx'
import { StaticPageLinks } from './static-page-links.tsx'

export function SiteFooter({ site, navigation }: Pick<SiteAnswer, 'site' | 'navigation'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-9 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))] gap-x-4 gap-y-7 px-4 py-8 sm:gap-x-10 sm:gap-y-10 sm:px-6 sm:py-12">
        <div className="max-lg:col-span-full">
          <p className="flex items-center gap-2 text-xl font-semibold text-primary">
            <Logo className="size-8" />
            {site.name}
          </p>
          <p className="mt-2 text-ink-soft">{site.tagline}</p>
          {site.isSandbox && <p className="mt-4 text-sm text-ink-soft">{t('sandboxNote')}</p>}
        </div>
        {navigation.cities.length > 0 && (
          <FooterColumn title={t('cities')}>
            <CityLinks of={navigation.cities.slice(0, 8)} className={link} />
          </FooterColumn>
        )}
        {navigation.categories.length > 0 && (
          <FooterColumn title={t('categories')}>
            <CategoryLinks of={navigation.categories.slice(0, 8)} className={link} />
          </FooterColumn>
        )}
        <FooterColumn title={site.name}>
          <li>
            <PageLink path="/invoices" className={link}>
              {t('bookings')}
            </PageLink>
          </li>
          <StaticPageLinks className={link} />
        </FooterColumn>
        <FooterColumn title={t('contact')}>
          <ContactLinks contact={site.contact} className={link} />
          <SocialLinks social={site.social} className={link} />
        </FooterColumn>
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-ink-soft">
        <Rights />
      </p>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="wrap-anywhere text-ink-soft">{children}</ul>
    </div>
  )
}
