import { useTranslations } from 'use-intl'
import { cityPath } from '#domain/page-redirect.ts'
import type { CardView } from '#web/features/catalogue/calls.ts'
import { ProductCards } from '#web/features/catalogue/product-cards.tsx'
import type { LinkedActivities } from './read-linked-activities.ts'
import type { PostView } from '#web/features/content/calls.ts'
import { PostCard } from '#web/features/content/post-card.tsx'
import { ArticleText, Contents } from '#web/features/content/rich-text.tsx'
import { SaveButton } from '#web/features/wishlist/save-button.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ContentHead } from './content-head.tsx'
import { LinkedActivity } from './linked-activity.tsx'

interface PostScreenProps {
  post: PostView
  linked: LinkedActivities
  cards: CardView[]
}

export function PostScreen({ post, linked, cards }: PostScreenProps) {
  const t = useTranslations('content')
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
      <article>
        {/* On wide windows beside the title: above the text it would fill the window before the first sentence. */}
        <div className="border-line lg:mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_min(34rem,45%)] lg:items-center lg:gap-10 lg:border-b lg:pb-8">
          <div className="lg:[&>header]:border-0 lg:[&>header]:pt-0">
            <ContentHead title={post.title} text={post.summary} above={{ title: t('blog'), path: '/blog' }}>
              <p className="mt-3 text-sm text-ink-soft">
                <DateText date={post.publishedAt.slice(0, 10)} style="short" /> ·{' '}
                {t('minutes', { count: post.minutes })}
              </p>
            </ContentHead>
          </div>
          <Picture
            picture={post.picture}
            preset="card"
            sizes="(min-width: 1024px) 544px, (min-width: 640px) calc(100vw - 48px), calc(100vw - 32px)"
            isFirst
            className="mt-6 aspect-3/2 w-full rounded-card sm:aspect-2/1 lg:mt-0 lg:aspect-3/2"
          />
        </div>
        <div className="mt-6 lg:mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,44rem)_min(20rem,30%)] lg:justify-between">
          <div className="order-last grid gap-6 lg:sticky lg:top-(--below-head)">
            <div className="max-lg:hidden">
              <Contents title={t('contents')} headings={post.headings} />
            </div>
            {post.city && (
              <PageLink path={cityPath(post.city.slug)} className={buttonClass('outlined')}>
                {t('aboutCity', { city: post.city.name })}
              </PageLink>
            )}
          </div>
          <ArticleText
            html={post.html}
            title={t('contents')}
            headings={post.headings}
            card={(link) => linked[link] && <LinkedActivity activity={linked[link]} />}
          />
        </div>
      </article>
      {cards.length > 0 && (
        <section className="mt-16 border-t border-line pt-10">
          <h2 className="text-2xl font-semibold">
            {post.city ? t('aboutCity', { city: post.city.name }) : t('activities')}
          </h2>
          <div className="mt-6">
            <ProductCards cards={cards} corner={(card) => <SaveButton productId={card.id} title={card.title} />} />
          </div>
        </section>
      )}
      {post.related.length > 0 && (
        <section className="mt-16 border-t border-line pt-10">
          <h2 className="text-2xl font-semibold">{t('related')}</h2>
          <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {post.related.map((one) => (
              <li key={one.slug}>
                <PostCard post={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
