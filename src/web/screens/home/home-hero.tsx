import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { Picture } from '#web/ui/picture.tsx'

const slogans = ['first', 'second', 'third'] as const
const SLOGAN_MS = 6000
const scene = 'scenes/old-town-sunset-rihla-hero-4.svg'

/** The scene in a wide arch, a slogan, and the search. The slogan changes slowly, and never under reduced motion. */
export function HomeHero() {
  const t = useTranslations('home')
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const timer = setInterval(() => setCurrent((now) => (now + 1) % slogans.length), SLOGAN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <section className="mx-auto max-w-7xl px-4 pt-8 sm:px-6">
      <div className="mx-auto max-w-3xl text-center">
        <h1 className="text-3xl font-semibold sm:text-5xl">
          {slogans.map((slogan, index) => (
            // All stand in the same place, so that the page does not move when they change.
            <span key={slogan} className={index === current ? 'block' : 'hidden'}>
              {t(`slogans.${slogan}`)}
            </span>
          ))}
        </h1>
        <p className="mt-3 text-lg text-ink-soft">{t('lead')}</p>
      </div>
      <div className="relative mt-6">
        <div className="arch-wide">
          <Picture
            picture={{ src: scene, alt: '' }}
            ratio={2.4}
            largest={1240}
            sizes="(min-width: 1280px) 1232px, 94vw"
            isFirst
            isDecorative
            className="aspect-3/2 w-full sm:aspect-12/5"
          />
        </div>
        <div className="absolute inset-x-4 bottom-6 mx-auto max-w-2xl sm:bottom-10">
          <SearchBox isLarge />
        </div>
      </div>
    </section>
  )
}
