import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture, type PictureProps } from '#web/ui/picture.tsx'
import type { PostCardView } from './calls.ts'

const phoneSizes = { page: 'calc(100vw - 32px)', row: '(min-width: 340px) 272px, 80vw' } as const

/** A post in a list: picture, date and reading time. */
export function PostCard({
  post,
  place = 'page',
  isFirst = false,
  level = 3,
}: {
  post: Omit<PostCardView, 'picture'> & Pick<PictureProps, 'picture'>
  /** On phones: across the page, or in a row that slides sideways. */
  place?: keyof typeof phoneSizes
  isFirst?: boolean
  /** The heading level of its title. */
  level?: 2 | 3
}) {
  const t = useTranslations('content')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        picture={post.picture}
        isDecorative
        preset="card"
        sizes={`(min-width: 1280px) 395px, (min-width: 1024px) calc(33.4vw - 32px), (min-width: 640px) calc(50vw - 34px), ${phoneSizes[place]}`}
        isFirst={isFirst}
        className="growing shrink-0 aspect-3/2 rounded-card"
      />
      <p className="mt-3 text-sm text-ink-soft">
        <DateText date={post.publishedAt.slice(0, 10)} style="short" /> · {t('minutes', { count: post.minutes })}
      </p>
      <Heading className="mt-1 text-lg leading-snug font-semibold">
        <PageLink
          path={`/blog/${post.slug}`}
          className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {post.title}
        </PageLink>
      </Heading>
      <p className="mt-1 line-clamp-3 text-ink-soft">{post.summary}</p>
    </article>
  )
}
