import { useTranslations } from 'use-intl'
import type { SiteAnswer } from '#web/features/sites/calls.ts'
import { ContactLinks } from '#web/features/sites/contact-links.tsx'
import { SocialLinks } from '#web/features/sites/social-links.tsx'
import { CityLinks } from '#web/layouts/navigation-links.tsx'
import { Rights } from '#web/layouts/rights.tsx'
import { StaticPageLinks } from '#web/layouts/static-page-links.tsx'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'

/** A footer over the hero's picture, at night. */
export function PictureFooter({ site, navigation }: Pick<SiteAnswer, 'site' | 'navigation'>) {
  const t = useTranslations('common')
  const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
  return (
    <footer aria-label={t('footer')} className="on-night relative isolate bg-night text-white">
      <Picture
        picture={homeScene}
        preset="hero"
        sizes="100vw"
        isDecorative
        className="absolute inset-x-0 top-0 -z-10 h-56 w-full opacity-60"
      />
      <div className="h-56 bg-linear-to-t from-night to-transparent" />
      <div className="mx-auto grid max-w-[96rem] grid-cols-1 gap-x-12 gap-y-8 px-4 pb-10 sm:px-6 lg:grid-cols-[1.4fr_1fr_1fr]">
        <div>
          <p className="text-4xl font-semibold">{site.name}</p>
          <p className="mt-2 max-w-md text-lg">{site.tagline}</p>
          <ul className="mt-4 flex flex-wrap gap-x-6">
            <ContactLinks contact={site.contact} className={link} />
            <SocialLinks social={site.social} className={link} />
          </ul>
        </div>
        {navigation.cities.length > 0 && (
          <div>
            <h2 className="font-semibold text-saffron">{t('cities')}</h2>
            <ul className="mt-1 columns-[2_8rem] wrap-anywhere">
              <CityLinks of={navigation.cities.slice(0, 10)} className={link} />
            </ul>
          </div>
        )}
        <div>
          <h2 className="font-semibold text-saffron">{t('help')}</h2>
          <ul className="mt-1 columns-[2_8rem] wrap-anywhere">
            <StaticPageLinks className={link} />
          </ul>
        </div>
        <p className="flex flex-wrap justify-between gap-x-8 border-t border-white/20 pt-4 text-sm lg:col-span-3">
          <span>
            <Rights />
          </span>
          {site.isSandbox && <span>{t('sandboxNote')}</span>}
        </p>
      </div>
    </footer>
  )
}
