import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Link } from '#console/lib/link.tsx'
import { mayReadMoney } from '#console/lib/money.ts'
import type { Order } from '#console/lib/orders.ts'
import { meQuery } from '#console/lib/queries.ts'
import type { DurationChange } from '#domain/duration.ts'
import { readMovedNote } from '#domain/moved-note.ts'
import { partyInWords } from '#domain/quantity-words.ts'
import { useKnownWords, useOrderWords, useReasonWords } from '#console/lib/use-order-words.ts'
import { useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { useNightsWords } from '#web/lib/use-nights-words.ts'
import { MailDialog } from './mail-dialog.tsx'
import { NoteForm } from './note-form.tsx'
import { ResendMailDialog } from './resend-mail-dialog.tsx'

type Entry = Order['timeline'][number]

/** A field for a note, and the history of the order, newest first: changes, money, messages and notes. */
export function OrderTimeline({ order }: { order: Order }) {
  const instant = useInstant()
  return (
    <div className="grid gap-4">
      {order.acts.includes('note') && <NoteForm order={order} />}
      <ol className="grid">
        {order.timeline.toReversed().map((entry, index) => (
          <li
            key={entry.kind === 'mail' ? `mail ${entry.id}` : order.timeline.length - index}
            className="relative grid gap-0.5 border-s border-line pb-4 ps-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden
              className={`absolute -start-[5px] top-2 size-2.5 rounded-full border-2 border-surface ${dots[entry.kind]}`}
            />
            <What entry={entry} order={order} />
            <span className="text-sm text-ink-soft">
              <time dateTime={entry.at} className="tabular-nums">
                {instant(entry.at)}
              </time>
              <Who entry={entry} />
              {entry.kind === 'mail' && entry.to !== null && (
                <>
                  {' · '}
                  <bdi dir="ltr" className="wrap-anywhere">
                    {entry.to}
                  </bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const dots: Record<Entry['kind'], string> = {
  event: 'bg-line-strong',
  payment: 'bg-success',
  receipt: 'bg-success',
  refund: 'bg-accent',
  mail: 'bg-line-strong',
  scan: 'bg-primary',
  note: 'bg-primary',
}

function What({ entry, order }: { entry: Entry; order: Order }) {
  const t = useTranslations('console.orders')
  const { money } = useOrderWords()
  const reasonOf = useReasonWords()
  switch (entry.kind) {
    case 'event': {
      const words = reasonOf(entry.reason)
      const shown =
        entry.to === 'refund_failed'
          ? t('refund_failed', { reason: words })
          : entry.to === 'refunded'
            ? t('refundDone', { reason: words })
            : words
      return (
        <p>
          {shown}
          {entry.duration && <ChangedNights duration={entry.duration} />}
          {entry.party && <ChangedPeople party={entry.party} />}
          <OfEvent text={entry.text} />
        </p>
      )
    }
    case 'payment':
      return (
        <p className="font-medium">
          <ToPayment id={entry.paymentId}>
            {t('entries.payment', { sum: money(entry.amountMinor, order.currency) })}
          </ToPayment>
        </p>
      )
    case 'receipt':
      return (
        <p className="font-medium">
          <ToPayment id={entry.paymentId}>
            {t('entries.receipt', {
              sum: money(entry.amountMinor, order.currency),
              number: `\u2068${entry.bankReference}\u2069`,
            })}
          </ToPayment>
        </p>
      )
    case 'refund':
      return (
        <p className="font-medium">
          <ToPayment id={entry.paymentId}>
            {t('entries.refund', { sum: money(entry.amountMinor, order.currency) })}
          </ToPayment>
          <span className="font-normal text-ink-soft"> · {t(`refundStates.${entry.state as 'created'}`)}</span>
        </p>
      )
    case 'scan':
      return <ScanEntry entry={entry} order={order} />
    case 'mail':
      return <MailEntry entry={entry} order={order} />
    default:
      return <NoteEntry entry={entry} order={order} />
  }
}

/** As long as it was, and as it is since. */
function ChangedNights({ duration }: { duration: DurationChange }) {
  const t = useTranslations('console.orders')
  const nightsWords = useNightsWords()
  const words = (count: number) => `\u2068${nightsWords({ rate: duration.rate, count })}\u2069`
  return (
    <span className="block text-sm text-ink-soft">
      {t('peopleChanged', { from: words(duration.from), to: words(duration.to) })}
    </span>
  )
}

/** As it was, and as it is since. */
function ChangedPeople({ party }: { party: NonNullable<Extract<Entry, { kind: 'event' }>['party']> }) {
  const t = useTranslations('console.orders')
  const language = useLocale()
  const people = (lines: typeof party.from) => partyInWords(lines, language)
  return (
    <span className="block text-sm text-ink-soft">
      {t('peopleChanged', { from: `\u2068${people(party.from)}\u2069`, to: `\u2068${people(party.to)}\u2069` })}
    </span>
  )
}

/** A reason. A change of date begins with the dates. */
function OfEvent({ text }: { text: string }) {
  const t = useTranslations('console.orders')
  const { moment } = useOrderWords()
  const moved = readMovedNote(text)
  if (!moved) return text === '' ? null : <Quoted text={text} />
  const { from, to, reason } = moved
  return (
    <>
      <span className="block text-sm text-ink-soft">
        {t('peopleChanged', {
          from: `\u2068${moment(from.localDate, from.localTime)}\u2069`,
          to: `\u2068${moment(to.localDate, to.localTime)}\u2069`,
        })}
      </span>
      {reason !== '' && <Quoted text={reason} />}
    </>
  )
}

/** Links to the payment for people who have its screen. */
function ToPayment({ id, children }: { id: number; children: ReactNode }) {
  const { data: me } = useQuery(meQuery)
  if (!mayReadMoney(me)) return children
  return (
    <Link
      to={`/money/p${id}`}
      className="inline-flex items-center text-primary underline underline-offset-4 wrap-anywhere pointer-coarse:min-h-11"
    >
      {children}
    </Link>
  )
}

function NoteEntry({ entry, order }: { entry: Extract<Entry, { kind: 'note' }>; order: Order }) {
  const t = useTranslations('console.orders')
  const local = useLocalWords()
  const isSupplier = order.sums === null
  return (
    <>
      <p className="rounded-field bg-primary/8 px-3 py-2 whitespace-pre-wrap wrap-anywhere">
        <span className="sr-only">{t('entries.note')}: </span>
        <bdi>{entry.text}</bdi>
      </p>
      {!isSupplier && entry.supplier && (
        <p className="text-sm text-ink-soft">{t('noteOfHost', { name: `\u2068${local(entry.supplier)}\u2069` })}</p>
      )}
      {entry.isForSuppliers && (
        <p className="text-sm text-ink-soft">{t(isSupplier ? 'noteOfMarketplace' : 'noteSeenByHosts')}</p>
      )}
    </>
  )
}

function ScanEntry({ entry, order }: { entry: Extract<Entry, { kind: 'scan' }>; order: Order }) {
  const t = useTranslations('console.orders.scans')
  const local = useLocalWords()
  const { itemId, what, arrived, travellers, wasOffline } = entry
  const item = order.items.find(({ id }) => id === itemId)
  return (
    <>
      <p className={what === 'second' ? 'font-medium text-danger' : ''}>
        {t(what)}
        {arrived !== null && arrived < travellers && ` · ${t('arrived', { arrived, travellers })}`}
        {wasOffline && what !== 'undone' && <span className="text-ink-soft"> · {t('offline')}</span>}
      </p>
      {item && order.items.length > 1 && (
        <p className="text-sm text-ink-soft">
          <bdi>{local(item.title)}</bdi>
        </p>
      )}
    </>
  )
}

const mailButton =
  'min-h-8 pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-sm text-primary underline underline-offset-4'

function MailEntry({ entry, order }: { entry: Extract<Entry, { kind: 'mail' }>; order: Order }) {
  const t = useTranslations('console.orders')
  const mailWords = useKnownWords('mails', t('otherMail'))
  const [open, setOpen] = useState<'text' | 'resend'>()
  const name = mailWords(entry.mail)
  const title = t(entry.channel === 'whatsapp' ? 'entries.whatsapp' : 'entries.mail', { name })
  const close = () => setOpen(undefined)
  return (
    <>
      <p>
        {title}
        <span className={entry.state === 'failed' ? 'text-danger' : 'text-ink-soft'}>
          {' '}
          · {t(`mailStates.${entry.state}`)}
        </span>
      </p>
      {entry.error !== '' && (
        <p dir="auto" className="text-sm text-danger wrap-anywhere">
          {entry.error}
        </p>
      )}
      {(entry.text === 'stored' || entry.canResend) && (
        <p className="flex flex-wrap gap-x-4">
          {entry.text === 'stored' && (
            <button
              type="button"
              onClick={() => setOpen('text')}
              aria-label={`${t('mailText.read')}: ${title}`}
              className={mailButton}
            >
              {t('mailText.read')}
            </button>
          )}
          {entry.canResend && (
            <button
              type="button"
              onClick={() => setOpen('resend')}
              aria-label={`${t('resendMail.act')}: ${title}`}
              className={mailButton}
            >
              {t('resendMail.act')}
            </button>
          )}
        </p>
      )}
      {entry.text === 'erased' && <p className="text-sm text-ink-soft">{t('mailText.erased')}</p>}
      {open === 'text' && <MailDialog reference={order.reference} mailId={entry.id} title={title} onClose={close} />}
      {open === 'resend' && <ResendMailDialog order={order} mailId={entry.id} name={name} onClose={close} />}
    </>
  )
}

function Quoted({ text }: { text: string }) {
  return (
    <span className="mt-1 block border-s-2 border-line-strong ps-2 text-ink-soft wrap-anywhere">
      <bdi>{text}</bdi>
    </span>
  )
}

function Who({ entry }: { entry: Entry }) {
  const t = useTranslations('console.orders')
  if (entry.who === null) return null
  const [, staff] = /^staff:(.*)$/s.exec(entry.who) ?? []
  const known = ['buyer', 'system', 'provider'].includes(entry.who) ? t(entry.who as 'buyer') : entry.who
  return (
    <>
      {' · '}
      <bdi>{staff ?? known}</bdi>
    </>
  )
}
