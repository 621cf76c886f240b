import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'

/** A few lines of text. */
export function LineFooter({ site }: Pick<SiteAnswer, 'site'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-11 items-center hover:text-primary hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="mx-auto w-full max-w-7xl px-4 sm:px-6">
      <div className="grid grid-cols-1 gap-x-14 gap-y-2 border-t-2 border-ink py-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <p className="text-xl font-semibold">{site.name}</p>
          <p className="mt-1 text-ink-soft">{site.tagline}</p>
          <p className="mt-4 text-sm text-ink-soft">
            <Rights />
          </p>
          {site.isSandbox && <p className="text-sm text-ink-soft">{t('sandboxNote')}</p>}
        </div>
        <div>
          <ul className="flex flex-wrap gap-x-6 text-lg font-medium">
            <ContactLinks contact={site.contact} className={link} />
          </ul>
          <ul className="flex flex-wrap gap-x-6 text-ink-soft">
            <StaticPageLinks className={link} />
            <SocialLinks social={site.social} className={link} />
          </ul>
        </div>
      </div>
    </footer>
  )
}
