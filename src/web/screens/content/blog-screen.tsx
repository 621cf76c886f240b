import { useTranslations } from 'use-intl'
import type { PostCardView } from '#web/features/content/calls.ts'
import { PostCard } from '#web/features/content/post-card.tsx'
import { ContentHead } from './content-head.tsx'

export function BlogScreen({ posts }: { posts: PostCardView[] }) {
  const t = useTranslations('content')
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16 sm:px-6">
      <ContentHead title={t('blog')} text={t('blogText')} />
      {posts.length === 0 ? (
        <p className="mt-10 text-ink-soft">{t('noPosts')}</p>
      ) : (
        <ul className="mt-6 grid grid-cols-1 gap-x-6 gap-y-6 sm:mt-8 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
          {posts.map((post, index) => (
            <li key={post.slug} className={index === 0 ? 'sm:col-span-full' : ''}>
              <PostCard post={post} place={index === 0 ? 'lead' : 'list'} isFirst={index === 0} level={2} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
