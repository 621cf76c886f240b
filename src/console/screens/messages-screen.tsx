import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { messageQuery, messagesQuery, messageStates } from '#console/lib/messages.ts'
import { useFreshList } from '#console/lib/use-fresh-list.ts'
import { AssigneeTag } from '#console/parts/inbox/assignee-tag.tsx'
import { InboxDetail } from '#console/parts/inbox/inbox-detail.tsx'
import type { InboxSearch } from '#console/lib/inbox-query.ts'
import { Inbox } from '#console/parts/inbox/inbox.tsx'
import { MessageDetail } from '#console/parts/messages/message-detail.tsx'
import { Tag } from '#console/parts/panel.tsx'

/** Messages of the contact form, and the open one. */
export function MessagesScreen({ search, id }: { search: InboxSearch; id: string | null }) {
  const t = useTranslations('console.messages')
  const list = useInfiniteQuery(messagesQuery(search))
  const fresh = useFreshList<{ id: number }>('message', messagesQuery(search), (row) => String(row.id))
  return (
    <Inbox
      title={t('title')}
      path="/messages"
      tabs={messageStates.map((value) => ({ value, words: t(`lists.${value}`) }))}
      search={search}
      hasAssignees
      open={id}
      list={list}
      fresh={fresh}
      empty={t('empty')}
      rowOf={(row) => ({
        key: String(row.id),
        from: row.from,
        subject: t(`topics.${row.topic}`),
        excerpt: row.excerpt,
        at: row.writtenAt,
        tags: (
          <>
            {row.replies > 0 && <Tag>{t('replies', { count: row.replies })}</Tag>}
            <AssigneeTag name={row.assignee} />
          </>
        ),
      })}
    >
      {id !== null && (
        <InboxDetail
          key={id}
          title={t('open', { id })}
          path="/messages"
          search={search}
          presence={{ kind: 'message', id }}
          query={messageQuery(id)}
        >
          {(message) => <MessageDetail message={message} />}
        </InboxDetail>
      )}
    </Inbox>
  )
}
