import { BadgeCheck, CalendarClock, Languages, ShieldCheck } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { HomeView } from '#web/features/catalogue/calls.ts'
import { CategoryIcon } from '#web/features/catalogue/category-icon.tsx'
import { CityTile } from '#web/features/catalogue/city-tile.tsx'
import { LayoutChoices } from '#web/features/catalogue/layout-choices.ts'
import { ListingContext } from '#web/features/catalogue/listing-context.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { PostCard } from '#web/features/content/post-card.tsx'
import { ResumeRow } from '#web/features/history/resume-row.tsx'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { rangeWords } from '#web/ui/range-words.ts'
import { ArchHero } from './arch-hero.tsx'
import { HomeVoices } from './home-voices.tsx'
import { Slogan } from './slogan.tsx'

export function HomeScreen({ home, slogan }: { home: HomeView; slogan: number }) {
  const t = useTranslations('home')
  const c = useTranslations('common')
  const locale = useLocale()
  const { site, visitor } = useSiteContext()
  // Of a new site nothing is rated.
  const isRated = home.topRated.some(({ rating }) => rating !== null)
  const Hero = use(LayoutChoices)?.Hero ?? ArchHero
  const topRated = home.topRated.length > 0 && (
    <Section
      isFirst={!home.weekend}
      title={isRated ? t('topRated') : t('newest', { name: site.name })}
      link={{ path: `/${site.discoverType}`, search: { sort: isRated ? 'rating' : 'newest' }, text: t('seeAll') }}
    >
      <ProductCards cards={home.topRated} corner={heart} />
    </Section>
  )
  return (
    <>
      <Hero
        home={home}
        headline={(look) =>
          site.supplier ? (
            <h1 className={look}>{site.tagline}</h1>
          ) : (
            <>
              <h1 className={look}>{t('headline')}</h1>
              <Slogan index={slogan} look="mt-1.5 text-lg text-balance sm:mt-2 sm:text-xl" />
            </>
          )
        }
        lead={site.texts.homeLead ?? (site.supplier ? t('supplierLead', { name: site.supplier.name }) : t('lead'))}
        search={<SearchBox look="hero" />}
      />
      <ResumeRow isSignedIn={visitor.user !== null} cartCount={visitor.cartCount} />
      {home.weekend && (
        <ListingContext
          value={{
            dates: { from: home.weekend.from, to: home.weekend.to },
            isOneCity: false,
            hasChildren: false,
            isMap: false,
          }}
        >
          <Section
            isFirst
            title={c(home.weekend.isNext ? 'availableNextWeekend' : 'availableThisWeekend')}
            text={rangeWords(home.weekend, locale)}
            link={{
              path: `/${site.discoverType}`,
              search: { from: home.weekend.from, to: home.weekend.to },
              text: t('seeAll'),
            }}
          >
            <ProductCards cards={home.weekend.cards} corner={heart} />
          </Section>
        </ListingContext>
      )}
      {!home.weekend && topRated}
      {home.cities.length > 1 && (
        <Section
          title={t('cities')}
          text={t('counted', { products: home.productCount, cities: home.cityCount })}
          link={{ path: `/${site.discoverType}`, text: t('seeAll') }}
        >
          <ul className="scroll-row -mx-4 grid scroll-px-4 auto-cols-[minmax(9.5rem,12rem)] grid-flow-col gap-5 overflow-x-auto px-4 pb-4 sm:mx-0 sm:scroll-px-0 sm:px-0">
            {home.cities.map((city) => (
              <CityTile key={city.slug} city={city} />
            ))}
          </ul>
        </Section>
      )}
      {home.categories.length > 1 && (
        <Section title={t('categories')}>
          <ul className="phone-row max-sm:grid-rows-2 max-sm:gap-2 [--phone-card:max-content] sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] sm:gap-3">
            {home.categories.map((category) => (
              <li key={category.slug}>
                <PageLink
                  path={`/${category.slug}`}
                  className="flex h-full min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3 py-1.5 transition duration-150 sm:gap-3 sm:p-4 leading-snug font-medium wrap-anywhere hover:border-primary hover:text-primary"
                >
                  <CategoryIcon icon={category.icon} className="size-5 shrink-0 text-primary sm:size-7" />
                  {category.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {home.weekend && topRated}
      <Promises />
      {/* One of the two: on phones the page would be too long. */}
      {isRated && !home.weekend && home.newest.length > 0 && (
        <Section
          title={t('newest', { name: site.name })}
          link={{ path: `/${site.discoverType}`, search: { sort: 'newest' }, text: t('seeAll') }}
        >
          <ProductCards cards={home.newest} corner={heart} />
        </Section>
      )}
      {home.posts.length > 0 && (
        <Section title={t('posts')} link={{ path: '/blog', text: t('seeAll') }}>
          <ul className="phone-row [--phone-card:min(16rem,80vw)] sm:grid sm:grid-cols-2 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-3">
            {home.posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} place="row" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <HomeVoices testimonials={home.testimonials} faqs={home.faqs} />
    </>
  )
}

function Section({
  title,
  text,
  link,
  isFirst = false,
  children,
}: {
  title: string
  text?: string
  link?: { path: string; search?: Record<string, string>; text: string }
  /** Right under the hero, so that its first cards are in the first window. */
  isFirst?: boolean
  children: ReactNode
}) {
  const head = use(LayoutChoices)?.sectionHead ?? 'mb-4 flex flex-wrap items-baseline justify-between gap-x-4'
  return (
    <section className={`near-pictures mx-auto max-w-7xl px-4 sm:px-6 ${isFirst ? 'pt-5 sm:pt-6' : 'pt-8 sm:pt-14'}`}>
      <div className={head}>
        <h2 className="text-2xl font-semibold">{title}</h2>
        {text !== undefined && <p className="grow text-ink-soft max-sm:basis-3/5 max-sm:text-sm">{text}</p>}
        {link && (
          <PageLink
            path={link.path}
            {...(link.search ? { search: link.search } : {})}
            className="shrink-0 font-medium text-primary underline-offset-4 hover:underline"
          >
            {link.text}
          </PageLink>
        )}
      </div>
      {children}
    </section>
  )
}

const heart = (card: HomeView['topRated'][number]) => <SaveButton productId={card.id} title={card.title} />

const promises = [
  { key: 'free', Icon: ShieldCheck },
  { key: 'later', Icon: CalendarClock },
  { key: 'people', Icon: BadgeCheck },
  { key: 'language', Icon: Languages },
] as const

function Promises() {
  const t = useTranslations('home.promises')
  return (
    <section className="mt-8 bg-night text-white sm:mt-16">
      <div className="star-pattern">
        <div className="mx-auto max-w-7xl px-4 py-6 sm:px-6 sm:py-14">
          <h2 className="text-2xl font-semibold">{t('title')}</h2>
          <ul className="mt-3 grid gap-3 sm:mt-8 sm:gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {promises.map(({ key, Icon }) => (
              <li key={key} className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-4">
                <Icon aria-hidden className="size-7 text-saffron sm:size-8 max-sm:row-span-2" strokeWidth={1.75} />
                <h3 className="font-semibold sm:mt-3 sm:text-lg">{t(`${key}.title`)}</h3>
                <p className="text-white/80 max-sm:text-sm sm:mt-1">{t(`${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
