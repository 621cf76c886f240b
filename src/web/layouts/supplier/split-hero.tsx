import { MessageCircle } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { HeroProps } from '#web/features/catalogue/layout-choices.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { homeScene } from '#web/ui/home-scene.ts'
import { Picture } from '#web/ui/picture.tsx'

/** Text on one side, the operator's own picture in an arch on the other. */
export function SplitHero({ home, headline, lead, search }: HeroProps) {
  const t = useTranslations('common')
  const { site } = useSiteContext()
  const { whatsapp } = site.contact
  return (
    <section className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-end gap-x-16 gap-y-8 px-4 pt-8 sm:px-6 md:grid-cols-[minmax(0,1fr)_min(17rem,40%)] lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:pt-12">
        <div className="min-w-0 self-center wrap-anywhere md:pb-12">
          {headline('text-3xl font-semibold lg:text-5xl')}
          <p className="mt-4 max-w-xl text-lg text-ink-soft">{lead}</p>
          <div className="mt-8 max-w-xl">{search}</div>
          <p className="mt-5 flex flex-wrap gap-3">
            <PageLink path={`/${site.discoverType}`} className={buttonClass('outlined')}>
              {t('thingsToDo')}
            </PageLink>
            {whatsapp !== undefined && (
              <a href={`https://wa.me/${whatsapp.replace('+', '')}`} rel="noopener" className={buttonClass('third')}>
                <MessageCircle aria-hidden className="size-5" strokeWidth={1.75} />
                {t('whatsappChat')}
              </a>
            )}
          </p>
        </div>
        <div className="arch mx-auto w-56 md:w-full">
          <Picture
            picture={home.topRated[0]?.picture ?? homeScene}
            preset="tile"
            sizes="(min-width: 1024px) 408px, (min-width: 768px) 289px, 238px"
            isFirst
            isDecorative
            className="aspect-10/13 w-full"
          />
        </div>
      </div>
    </section>
  )
}
