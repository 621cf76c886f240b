import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { reviewQuery, reviewsQuery, reviewStates } from '#console/lib/reviews.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { useFreshList } from '#console/lib/use-fresh-list.ts'
import { InboxDetail } from '#console/parts/inbox/inbox-detail.tsx'
import type { InboxSearch } from '#console/lib/inbox-query.ts'
import { Inbox } from '#console/parts/inbox/inbox.tsx'
import { Tag } from '#console/parts/panel.tsx'
import { ReviewDetail } from '#console/parts/reviews/review-detail.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** Reviews, those that wait for moderation first, and the open one. */
export function ReviewsScreen({ search, id }: { search: InboxSearch; id: string | null }) {
  const t = useTranslations('console.reviews')
  const local = useLocalWords()
  const list = useInfiniteQuery(reviewsQuery(search))
  const fresh = useFreshList<{ id: number }>('review', reviewsQuery(search), (row) => String(row.id))
  return (
    <Inbox
      title={t('title')}
      path="/reviews"
      tabs={reviewStates.map((value) => ({ value, words: t(`states.${value}`) }))}
      search={search}
      open={id}
      list={list}
      fresh={fresh}
      empty={t('empty')}
      rowOf={(row) => ({
        key: String(row.id),
        from: row.author,
        subject: local(row.product),
        excerpt: `${row.title}: ${row.excerpt}`,
        at: row.writtenAt,
        tags: (
          <>
            <Stars rating={row.rating} />
            {row.photos > 0 && <Tag>{t('photos', { count: row.photos })}</Tag>}
            {row.contacts.map((kind) => (
              <Tag key={kind} tone="warning">
                {t(`contacts.${kind}`)}
              </Tag>
            ))}
            {row.hasReply && <Tag tone="good">{t('replied')}</Tag>}
          </>
        ),
      })}
    >
      {id !== null && (
        <InboxDetail
          key={id}
          title={t('open', { id })}
          path="/reviews"
          search={search}
          presence={{ kind: 'review', id }}
          query={reviewQuery(id)}
        >
          {(review) => <ReviewDetail review={review} />}
        </InboxDetail>
      )}
    </Inbox>
  )
}
