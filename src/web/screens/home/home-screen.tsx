import { BadgeCheck, CalendarClock, Languages, ShieldCheck } from 'lucide-react'
import { use, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { HomeView } from '#web/features/catalogue/calls.ts'
import { CategoryIcon } from '#web/features/catalogue/category-icon.tsx'
import { CityTile } from '#web/features/catalogue/city-tile.tsx'
import { LayoutChoices } from '#web/features/catalogue/layout-choices.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import { PostCard } from '#web/features/content/post-card.tsx'
import { SearchBox } from '#web/features/search/search-box.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { ArchHero } from './arch-hero.tsx'
import { HomeVoices } from './home-voices.tsx'
import { Slogan } from './slogan.tsx'

const FIRST_TILES = 4

export function HomeScreen({ home }: { home: HomeView }) {
  const t = useTranslations('home')
  const { site } = useSiteContext()
  const Hero = use(LayoutChoices)?.Hero ?? ArchHero
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
              <Slogan look="mt-3 text-xl" />
            </>
          )
        }
        lead={site.supplier ? t('supplierLead', { name: site.supplier.name }) : t('lead')}
        search={<SearchBox isLarge />}
      />
      {home.cities.length > 1 && (
        <Section title={t('cities')} link={{ path: `/${site.discoverType}`, text: t('seeAll') }}>
          <ul className="scroll-row -mx-4 grid auto-cols-[minmax(9.5rem,12rem)] grid-flow-col gap-5 overflow-x-auto px-4 pb-4 sm:mx-0 sm:px-0">
            {home.cities.map((city, index) => (
              <li key={city.slug} className="snap-start">
                <CityTile city={city} isFirst={index < FIRST_TILES} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {home.categories.length > 1 && (
        <Section title={t('categories')}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))]">
            {home.categories.map((category) => (
              <li key={category.slug}>
                <PageLink
                  path={`/${category.slug}`}
                  className="flex h-full gap-3 rounded-card border border-line bg-surface p-4 transition duration-150 max-sm:flex-col sm:items-center hover:border-primary hover:text-primary"
                >
                  <CategoryIcon icon={category.icon} className="size-7 shrink-0 text-primary" />
                  <span className="min-w-0 leading-snug font-medium">{category.name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section
        title={t('topRated')}
        link={{ path: `/${site.discoverType}`, search: { sort: 'rating' }, text: t('seeAll') }}
      >
        <ProductCards cards={home.topRated} corner={heart} />
      </Section>
      <Promises />
      {home.newest.length > 0 && (
        <Section
          title={t('newest', { name: site.name })}
          link={{ path: `/${site.discoverType}`, search: { sort: 'newest' }, text: t('seeAll') }}
        >
          <ProductCards cards={home.newest} corner={heart} />
        </Section>
      )}
      {home.posts.length > 0 && (
        <Section title={t('posts')} link={{ path: '/blog', text: t('seeAll') }}>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {home.posts.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} />
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
  link,
  children,
}: {
  title: string
  link?: { path: string; search?: Record<string, string>; text: string }
  children: ReactNode
}) {
  const head = use(LayoutChoices)?.sectionHead ?? 'mb-6 flex flex-wrap items-baseline justify-between gap-x-4'
  return (
    <section className="mx-auto max-w-7xl px-4 pt-14 sm:px-6">
      <div className={head}>
        <h2 className="text-2xl font-semibold">{title}</h2>
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
    <section className="mt-16 bg-night text-white">
      <div className="star-pattern">
        <div className="mx-auto max-w-7xl px-4 py-14 sm:px-6">
          <h2 className="text-2xl font-semibold">{t('title')}</h2>
          <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {promises.map(({ key, Icon }) => (
              <li key={key}>
                <Icon aria-hidden className="size-8 text-saffron" strokeWidth={1.5} />
                <h3 className="mt-3 text-lg font-semibold">{t(`${key}.title`)}</h3>
                <p className="mt-1 text-white/80">{t(`${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
