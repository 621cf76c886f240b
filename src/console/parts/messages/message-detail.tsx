import { useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import type { Message } from '#console/lib/messages.ts'
import { messages } from '#console/lib/api.ts'
import { useAssigning } from '#console/lib/assigning.ts'
import { useScreenActs } from '#console/lib/screen-acts.ts'
import { focusFirstAct } from '#console/lib/use-acts-key.ts'
import { useInboxAct } from '#console/lib/use-inbox-act.ts'
import { useOrderWords } from '#console/lib/use-order-words.ts'
import { useErrorWords, useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { InboxAssignee, useAssignInbox } from '#console/parts/inbox/assignee.tsx'
import { Contact } from '#console/parts/inbox/contact.tsx'
import { InboxNotes } from '#console/parts/inbox/notes.tsx'
import { Said } from '#console/parts/inbox/said.tsx'
import { StateTag } from '#console/parts/orders/order-tags.tsx'
import { Panel, Tag } from '#console/parts/panel.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ReplyForm } from './reply-form.tsx'

/** The message with its replies, and the sender's orders beside it. */
export function MessageDetail({ message }: { message: Message }) {
  const t = useTranslations('console.messages')
  const instant = useInstant()
  return (
    <>
      <Head message={message} />
      <div className="grid items-start gap-4 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4 rounded-card border border-line bg-surface p-4">
          <ol aria-label={t('thread')} className="grid gap-4">
            <li className="grid gap-1">
              <p className="text-sm text-ink-soft">
                <bdi className="font-medium text-ink">{message.from}</bdi> · {instant(message.writtenAt)}
              </p>
              <Said text={message.text} />
            </li>
            {message.replies.map((reply) => (
              <li key={reply.at} className="grid gap-1 ps-6 sm:ps-12">
                <p className="text-sm text-ink-soft">
                  <bdi className="font-medium text-ink">{reply.by}</bdi> · {instant(reply.at)}
                </p>
                <Said text={reply.text} isOwn />
              </li>
            ))}
          </ol>
          <ReplyForm message={message} />
        </div>
        {message.orders.length > 0 && <Orders message={message} />}
      </div>
    </>
  )
}

function Head({ message }: { message: Message }) {
  const t = useTranslations('console.messages')
  const u = useTranslations('console.undo')
  const wordsOf = useErrorWords()
  const instant = useInstant()
  const { error, isPending, run } = useInboxAct<Message>({ kind: 'messages', id: String(message.id) })
  const isClosed = message.closed !== null
  const toggle = () => {
    const param = { messageId: String(message.id) }
    const { $put } = messages[':messageId'].closed
    void run(() => bodyOf($put({ param, json: { isClosed: !isClosed } })), {
      done: u(isClosed ? 'reopened' : 'closed'),
      undo: ({ closed, replies }) => {
        const seen = { closedAt: closed?.at ?? null, replies: replies.length }
        return bodyOf($put({ param, json: { isClosed, seen } }))
      },
    })
  }
  const assigning = useAssignInbox(message, {
    kind: 'messages',
    id: String(message.id),
    send: (json) => bodyOf(messages[':messageId'].assignee.$put({ param: { messageId: String(message.id) }, json })),
  })
  const assignments = useAssigning(message, assigning.isPending ? null : assigning.assign)
  useScreenActs([
    { id: 'act reply', label: (say) => say.t('messages.reply'), run: focusFirstAct },
    { id: 'act close', label: (say) => say.t(isClosed ? 'messages.reopen' : 'messages.close'), run: toggle },
    ...assignments,
  ])
  return (
    <header className="grid gap-1.5 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="text-xl font-semibold">
            <bdi>{message.from}</bdi>
          </h1>
          <Tag>{t(`topics.${message.topic}`)}</Tag>
          {isClosed && <Tag tone="good">{t('closed')}</Tag>}
        </div>
        <Button kind="outlined" isLoading={isPending} onClick={toggle}>
          {t(isClosed ? 'reopen' : 'close')}
        </Button>
      </div>
      <Contact email={message.email} subject={t('open', { id: String(message.id) })} />
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <span>{t('open', { id: String(message.id) })}</span>
        {message.closed && (
          <span>{t('closedBy', { name: `\u2068${message.closed.by}\u2069`, date: instant(message.closed.at) })}</span>
        )}
      </p>
      <InboxAssignee row={message} assigning={assigning} />
      {error !== undefined && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
      <InboxNotes
        key={message.id}
        notes={message.notes}
        kind="messages"
        id={String(message.id)}
        send={(json) => bodyOf(messages[':messageId'].notes.$post({ param: { messageId: String(message.id) }, json }))}
      />
    </header>
  )
}

function Orders({ message }: { message: Message }) {
  const t = useTranslations('console.messages')
  const local = useLocalWords()
  const { money, moment } = useOrderWords()
  return (
    <Panel title={t('orders')}>
      <ul className="grid ruled *:py-3 *:first:pt-0 *:last:pb-0">
        {message.orders.map((order) => (
          <li key={order.reference} className="relative grid gap-0.5">
            <Link
              to={`/orders/${order.reference}`}
              className="font-medium after:absolute after:inset-0 after:content-['']"
            >
              <bdi>{local(order.title)}</bdi>
            </Link>
            <span className="text-sm text-ink-soft tabular-nums">{moment(order.localDate, order.localTime)}</span>
            <span className="flex flex-wrap items-center justify-between gap-2 text-sm tabular-nums">
              <StateTag state={order.state} />
              {money(order.amountMinor, order.currency)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
