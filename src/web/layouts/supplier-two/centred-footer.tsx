import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'
import { Star8 } from './star8.tsx'

export function CentredFooter({ site }: Pick<SiteAnswer, 'site'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-11 items-center px-3 hover:underline underline-offset-4'
  return (
    <footer aria-label={t('footer')} className="on-night bg-night text-white">
      <div className="star-pattern">
        <div className="mx-auto grid max-w-4xl grid-cols-1 justify-items-center gap-4 px-4 py-14 text-center">
          <Star8 className="size-8 text-saffron" />
          <p className="text-3xl font-semibold">{site.name}</p>
          <p className="max-w-xl text-white/85">{site.tagline}</p>
          <ul className="mt-2 flex flex-wrap justify-center text-lg">
            <ContactLinks contact={site.contact} className={link} />
            <SocialLinks social={site.social} className={link} />
          </ul>
          <ul className="flex flex-wrap justify-center border-t border-white/20 pt-4 text-sm">
            <StaticPageLinks className={link} />
          </ul>
          <p className="text-sm text-white/85">
            <Rights />
          </p>
          {site.isSandbox && <p className="text-sm text-white/85">{t('sandboxNote')}</p>}
        </div>
      </div>
    </footer>
  )
}
