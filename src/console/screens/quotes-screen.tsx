import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { quoteQuery, quotesQuery, quoteStates } from '#console/lib/quotes.ts'
import { Link } from '#console/lib/link.tsx'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { useFreshList } from '#console/lib/use-fresh-list.ts'
import { AssigneeTag } from '#console/parts/inbox/assignee-tag.tsx'
import { InboxDetail } from '#console/parts/inbox/inbox-detail.tsx'
import type { InboxSearch } from '#console/lib/inbox-query.ts'
import { Inbox } from '#console/parts/inbox/inbox.tsx'
import { QuoteDetail } from '#console/parts/quotes/quote-detail.tsx'
import { QuoteTag, WrittenTag } from '#console/parts/quotes/quote-tag.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** Quote requests, and the open one. */
export function QuotesScreen({ search, reference }: { search: InboxSearch; reference: string | null }) {
  const t = useTranslations('console.quotes')
  const local = useLocalWords()
  const { money } = useOrderWords()
  const list = useInfiniteQuery(quotesQuery(search))
  const fresh = useFreshList<{ reference: string }>('quote', quotesQuery(search), (row) => row.reference)
  return (
    <Inbox
      title={t('title')}
      path="/quotes"
      tabs={quoteStates.map((value) => ({ value, words: t(`lists.${value}`) }))}
      search={search}
      hasAssignees
      action={
        <Link to="/quotes/new" className={buttonClass('primary')}>
          {t('written.title')}
        </Link>
      }
      open={reference}
      list={list}
      fresh={fresh}
      empty={t('empty')}
      rowOf={(row) => ({
        key: row.reference,
        from: row.guest ?? row.reference,
        subject: `${local(row.title)} · ${t('travellers', { count: row.travellers })}`,
        excerpt: row.message,
        at: row.requestedAt,
        tags: (
          <>
            {row.price && (
              <span className="text-sm tabular-nums">{money(row.price.amountMinor, row.price.currency)}</span>
            )}
            {row.writtenBy !== null && <WrittenTag name={row.writtenBy} />}
            {row.state !== 'received' && <QuoteTag state={row.state} hasQuote={row.price !== null} />}
            <AssigneeTag name={row.assignee} />
          </>
        ),
      })}
    >
      {reference !== null && (
        <InboxDetail
          key={reference}
          title={t('open', { reference: `\u2068${reference}\u2069` })}
          path="/quotes"
          search={search}
          presence={{ kind: 'quote', id: reference }}
          query={quoteQuery(reference)}
        >
          {(quote) => <QuoteDetail quote={quote} />}
        </InboxDetail>
      )}
    </Inbox>
  )
}
