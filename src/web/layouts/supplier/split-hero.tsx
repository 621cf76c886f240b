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
      <div className="mx-auto grid max-w-7xl grid-cols-1 items-end gap-x-16 gap-y-5 px-4 pt-5 sm:px-6 md:grid-cols-[minmax(0,1fr)_min(15rem,40%)] lg:grid-cols-[minmax(0,1fr)_min(18rem,40%)] lg:pt-7">
        <div className="min-w-0 self-center wrap-anywhere md:pb-7">
          {headline('text-3xl font-semibold lg:text-4xl')}
          <p className="mt-2 max-w-xl text-ink-soft sm:text-lg text-pretty">{lead}</p>
          <div className="mt-5 max-w-2xl">{search}</div>
          <p className="mt-4 flex flex-wrap gap-3">
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
        <div className="arch mx-auto w-36 md:w-full">
          <Picture
            picture={home.topRated[0]?.picture ?? homeScene}
            preset="tile"
            sizes="(min-width: 1024px) 306px, (min-width: 768px) 255px, 153px"
            isFirst
            isDecorative
            className="aspect-10/13 w-full"
          />
        </div>
      </div>
    </section>
  )
}
