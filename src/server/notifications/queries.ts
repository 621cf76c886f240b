import { IS_SURPLUS_OF_TRANSFER, IS_TRANSFER_OF_PAID } from '#server/booking/payments/surplus.sql.ts'
import type { DisruptionKind } from '#domain/disruption.ts'
import type { Words } from '#domain/locale.ts'
import { inItemStates, REFUND } from '#server/booking/states.ts'
import type { Connection } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { RELAXED } from '#server/kernel/relaxed-commit.ts'
import type { Mail } from './mailer.ts'

export async function insertMailboxWhatsapp(
  connection: Connection,
  outboxId: number,
  message: { to: string; subject: string; html: string; text: string },
): Promise<void> {
  await connection.rows(
    named({
      name: 'notifications.mailbox_whatsapp',
      text: `insert into mailbox_message (outbox_id, channel, recipient, subject, html, body)
      values (:outboxId, 'whatsapp', :to, :subject, :html, :text)
      on conflict (outbox_id) do nothing`,
      values: { outboxId, to: message.to, subject: message.subject, html: message.html, text: message.text },
    }),
  )
}

export async function insertMailboxMessage(connection: Connection, outboxId: number, mail: Mail): Promise<void> {
  const attachments = mail.attachments.map(({ filename, contentType }) => ({ filename, contentType }))
  await connection.rows(
    named({
      name: 'notifications.mailbox_insert',
      // Relaxed: the message is marked as sent afterwards, which keeps this row too.
      text: `with ${RELAXED}
      insert into mailbox_message (outbox_id, recipient, subject, html, body, attachments)
      select :outboxId::bigint, :to, :subject, :html, :text, :attachments::jsonb from relaxed
      on conflict (outbox_id) do nothing`,
      values: {
        outboxId,
        to: mail.to,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        attachments: JSON.stringify(attachments),
      },
    }),
  )
}

export interface MailboxRow {
  id: number
  outboxId: number | null
  recipient: string
  subject: string
  html: string
  channel: 'email' | 'whatsapp'
  createdAt: Date
  attachments: { filename: string; contentType: string }[]
}

const mailboxRow = `id, outbox_id as "outboxId", channel, recipient, subject, html, created_at as "createdAt",
  attachments`

export function listMailbox(connection: Connection): Promise<MailboxRow[]> {
  return connection.rows<MailboxRow>({
    name: 'notifications.mailbox_list',
    text: `select ${mailboxRow} from mailbox_message order by id desc limit 100`,
  })
}

export async function findMailboxMessage(connection: Connection, id: number): Promise<MailboxRow | undefined> {
  const rows = await connection.rows<MailboxRow>({
    name: 'notifications.mailbox_message',
    text: `select ${mailboxRow} from mailbox_message where id = $1`,
    values: [id],
  })
  return rows[0]
}

/** The items of an order that a person of the console chose to be mailed about, and whether they may know the guest. */
export function listNoticedItems(
  connection: Connection,
  input: { reference: string; staffId: number; notice: string },
): Promise<{ id: number; isNamed: boolean }[]> {
  return connection.rows<{ id: number; isNamed: boolean }>(
    named({
      name: 'notifications.noticed_items',
      text: `select i.id, bool_or(r.permissions @> array['guests.read']) as "isNamed"
        from orders o join order_item i on i.order_id = o.id join product p on p.id = i.product_id
          join membership m on m.staff_id = :staffId and m.ended_at is null and m.offered_until is null
            and (m.supplier_id is null or m.supplier_id = p.supplier_id)
          join role r on r.id = m.role_id
        where o.reference = :reference and (:notice::text = any (notices_of(m.notices, r.permissions))
          or :notice::text = 'change' and i.status ${inItemStates('unanswered')} and 'request' = any (notices_of(m.notices, r.permissions)))
        group by i.id`,
      values: input,
    }),
  )
}

export interface NoticedDisruption {
  kind: DisruptionKind
  departureId: number
  title: Words
  optionTitle: Words
  city: Words
  localDate: string
  localTime: string
  to: { departureId: number; localDate: string; localTime: string } | null
  /** The reason that staff wrote to the guests. */
  reason: string
  bookings: number
  travellers: number
  /** Whether the person may open the guest list. */
  seesGuests: boolean
}

/** A departure that was cancelled or moved for all its guests. Undefined unless the person is subscribed to changes. */
export async function findNoticedDisruption(
  connection: Connection,
  input: { disruptionId: number; staffId: number },
): Promise<NoticedDisruption | undefined> {
  const [row] = await connection.rows<NoticedDisruption>(
    named({
      name: 'notifications.noticed_disruption',
      text: `select u.kind, d.id as "departureId", p.title, o.title as "optionTitle", c.name as city, d.local_date as "localDate", d.local_time as "localTime",
          case when t.id is not null then jsonb_build_object('departureId', t.id, 'localDate', t.local_date, 'localTime', t.local_time) end as "to",
          u.reason, b.bookings, b.travellers, a."seesGuests"
        from disruption u join departure d on d.id = u.departure_id join option o on o.id = d.option_id join product p on p.id = o.product_id
          join city c on c.id = p.city_id left join departure t on t.id = u.to_departure_id
          cross join lateral (select count(*)::int as bookings, coalesce(sum(i.travellers), 0)::int as travellers
            from disruption_booking x join order_item i on i.id = x.order_item_id where x.disruption_id = u.id) b
          cross join lateral (select bool_or(r.permissions @> array['guests.read']) as "seesGuests" from membership m join role r on r.id = m.role_id
            where m.staff_id = :staffId and m.ended_at is null and m.offered_until is null
              and (m.supplier_id is null or m.supplier_id = p.supplier_id)
              and 'change' = any (notices_of(m.notices, r.permissions))) a
        where u.id = :disruptionId and a."seesGuests" is not null`,
      values: input,
    }),
  )
  return row
}

export interface DelayedRefund {
  amountMinor: number
  currency: string
  /** Of a bank transfer. */
  isSurplus: boolean
  /** Of a bank transfer of an order that a card had paid. */
  isSecond: boolean
  isSent: boolean
  /** The number at the bank or the provider; '' if it has none yet. */
  number: string
}

export async function findDelayedRefund(connection: Connection, refundId: number): Promise<DelayedRefund | undefined> {
  const [row] = await connection.rows<DelayedRefund>({
    name: 'notifications.delayed_refund',
    text: `select r.amount_minor as "amountMinor", p.currency, ${IS_SURPLUS_OF_TRANSFER} as "isSurplus", ${IS_TRANSFER_OF_PAID} as "isSecond",
        r.status = ${REFUND.succeeded} as "isSent", coalesce(r.provider_reference, '') as number
      from refund r join payment p on p.id = r.payment_id join orders o on o.id = p.order_id where r.id = $1`,
    values: [refundId],
  })
  return row
}
