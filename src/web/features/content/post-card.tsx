import { useTranslations } from 'use-intl'
import { PageLink } from '#web/lib/page-link.tsx'
import { DateText } from '#web/ui/date-text.tsx'
import { Picture, type PictureProps } from '#web/ui/picture.tsx'
import type { PostCardView } from './calls.ts'

const wideSizes =
  '(min-width: 1280px) 395px, (min-width: 1024px) calc(33.4vw - 32px), (min-width: 640px) calc(50vw - 34px)'
const sizes = {
  page: `${wideSizes}, calc(100vw - 32px)`,
  row: `${wideSizes}, (min-width: 340px) 272px, 80vw`,
  list: `${wideSizes}, 150px`,
  lead: '(min-width: 1280px) 690px, (min-width: 1024px) 56vw, calc(100vw - 32px)',
} as const
/** Of a list on phones: picture beside text. */
const beside = 'max-sm:flex-row max-sm:gap-4 max-sm:[&>.picture]:w-[min(8.5rem,36%)] max-sm:[&>.picture]:self-start'
const boxes = {
  page: '',
  row: '',
  list: beside,
  lead: 'lg:flex-row lg:items-center lg:gap-10 lg:[&>.picture]:aspect-2/1 lg:[&>.picture]:w-[56%]',
} as const

/** A post in a list: picture, date and reading time. */
export function PostCard({
  post,
  place = 'page',
  isFirst = false,
  level = 3,
}: {
  post: Omit<PostCardView, 'picture'> & Pick<PictureProps, 'picture'>
  /** On phones across the page, in a row that slides sideways, or in a list; `lead` is the first of a list. */
  place?: keyof typeof sizes
  isFirst?: boolean
  /** The heading level of its title. */
  level?: 2 | 3
}) {
  const t = useTranslations('content')
  const isBeside = place === 'list'
  const Heading = level === 2 ? 'h2' : 'h3'
  const texts = (
    <>
      <p className={`text-sm text-ink-soft ${isBeside ? 'mt-3 max-sm:mt-0' : 'mt-3'}`}>
        <DateText date={post.publishedAt.slice(0, 10)} style="short" /> · {t('minutes', { count: post.minutes })}
      </p>
      <Heading
        className={`mt-1 leading-snug font-semibold ${place === 'lead' ? 'text-xl lg:text-3xl' : 'text-lg max-sm:text-base'}`}
      >
        <PageLink
          path={`/blog/${post.slug}`}
          className="after:absolute after:inset-0 group-hover:text-primary group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
        >
          {post.title}
        </PageLink>
      </Heading>
      <p
        className={`mt-1 line-clamp-3 text-ink-soft ${isBeside ? 'max-sm:hidden' : ''} ${place === 'lead' ? 'lg:mt-3 lg:text-lg' : ''}`}
      >
        {post.summary}
      </p>
    </>
  )
  return (
    <article className={`group relative flex h-full flex-col ${boxes[place]}`}>
      <Picture
        picture={post.picture}
        isDecorative
        preset="card"
        sizes={sizes[place]}
        isFirst={isFirst}
        className="growing shrink-0 aspect-3/2 rounded-card"
      />
      {boxes[place] === '' ? texts : <div className="min-w-0 flex-1">{texts}</div>}
    </article>
  )
}
