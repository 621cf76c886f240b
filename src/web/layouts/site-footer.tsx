import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { Logo } from '#web/ui/logo.tsx'

const housePages = [
  { path: '/about', words: 'about' },
  { path: '/blog', words: 'blog' },
  { path: '/faq', words: 'faq' },
  { path: '/support', words: 'support' },
  { path: '/contact-us', words: 'contact' },
  { path: '/terms-and-conditions', words: 'terms' },
  { path: '/privacy-policy', words: 'privacy' },
] as const

export function SiteFooter({ site, navigation }: Pick<SiteAnswer, 'site' | 'navigation'>) {
  const t = useTranslations('common')
  const content = useTranslations('content')
  const link = 'inline-flex min-h-9 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="border-t border-line bg-surface">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-5">
        <div>
          <p className="flex items-center gap-2 text-xl font-semibold text-primary">
            <Logo className="size-8" />
            {site.name}
          </p>
          <p className="mt-2 text-ink-soft">{site.tagline}</p>
          {site.isSandbox && <p className="mt-4 text-sm text-ink-soft">{t('sandboxNote')}</p>}
        </div>
        <FooterColumn title={t('cities')}>
          {navigation.cities.slice(0, 8).map((city) => (
            <li key={city.slug}>
              <PageLink path={`/things-to-do-in-${city.slug}`} className={link}>
                {city.name}
              </PageLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={t('categories')}>
          {navigation.categories.slice(0, 8).map((category) => (
            <li key={category.slug}>
              <PageLink path={`/${category.slug}`} className={link}>
                {category.name}
              </PageLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={site.name}>
          {housePages.map(({ path, words }) => (
            <li key={path}>
              <PageLink path={path} className={link}>
                {content(words)}
              </PageLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title={t('contact')}>
          <ContactLinks contact={site.contact} className={link} />
          <li>
            <PageLink path="/invoices" className={link}>
              {t('bookings')}
            </PageLink>
          </li>
        </FooterColumn>
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-ink-soft">
        {t('rights', { year: String(new Date().getFullYear()), name: site.name })}
      </p>
    </footer>
  )
}

function FooterColumn({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="text-ink-soft">{children}</ul>
    </div>
  )
}
