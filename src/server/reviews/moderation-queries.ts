import type { ReviewState } from '#domain/review-states.ts'
import type { Locale, Words } from '#domain/locale.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { REVIEW } from './states.ts'

export interface OwnReviewRow {
  rating: number
  title: string
  body: string
  language: Locale
  travellerType: 'solo' | 'couple' | 'family' | 'friends' | 'business'
  status: ReviewState
  rejection: string | null
  createdAt: Date
}

export async function findReviewOfBooking(
  connection: Connection,
  bookingId: number,
): Promise<OwnReviewRow | undefined> {
  const rows = await connection.rows<OwnReviewRow>({
    name: 'reviews.of_booking',
    text: `select rating, title, body, language::text, traveller_type as "travellerType", status, rejection, created_at as "createdAt"
      from review where order_item_id = $1`,
    values: [bookingId],
  })
  return rows[0]
}

export interface WrittenReview {
  bookingId: number
  author: string
  rating: number
  language: Locale
  travellerType: string
  title: string
  body: string
  themes: string[]
}

/** Stores a review for moderation, replacing a rejected one. Stores nothing if there is one that was not rejected. */
export async function insertReview(tx: Tx, review: WrittenReview): Promise<{ id: number } | undefined> {
  const rows = await tx.rows<{ id: number }>(
    named({
      name: 'reviews.insert',
      text: `insert into review (product_id, order_item_id, author, rating, language, traveller_type, title, body, themes, visited_on,
        status, created_at)
      select i.product_id, i.id, :author, :rating, :language, :travellerType, :title, :body, :themes, i.local_date, ${REVIEW.waiting}, rihla_now()
      from order_item i where i.id = :bookingId
      on conflict (order_item_id) do update
        set (author, rating, language, traveller_type, title, body, themes, visited_on, status, created_at, moderated_by,
            moderated_at, rejection, reply, reply_language, replied_at, replied_by)
          = row (excluded.author, excluded.rating, excluded.language, excluded.traveller_type, excluded.title, excluded.body,
            excluded.themes, excluded.visited_on, excluded.status, excluded.created_at, null, null, null, null, null, null, null)
        where review.status = ${REVIEW.rejected}
      returning id`,
      values: review,
    }),
  )
  return rows[0]
}

export async function lockReview(
  tx: Tx,
  reviewId: number,
): Promise<{ productId: number; rating: number; status: ReviewState; reply: string | null } | undefined> {
  const rows = await tx.rows<{ productId: number; rating: number; status: ReviewState; reply: string | null }>({
    name: 'reviews.lock',
    text: 'select product_id as "productId", rating, status, reply from review where id = $1 for update',
    values: [reviewId],
  })
  return rows[0]
}

export async function setReviewStatus(
  tx: Tx,
  change: { reviewId: number; status: ReviewState; moderator: string; rejection: string | null },
): Promise<void> {
  await tx.rows(
    named({
      name: 'reviews.set_status',
      text: `update review set status = :status, moderated_by = :moderator, moderated_at = rihla_now(), rejection = :rejection
      where id = :reviewId`,
      values: change,
    }),
  )
}

/** Queues the mail with the reason to the author of a rejected review, in the review's language; once for a text. */
export async function queueRejection(tx: Tx, reviewId: number): Promise<void> {
  await tx.rows({
    name: 'reviews.queue_rejection',
    text: queueMessages({
      kind: 'review_rejected',
      fact: `r.id || ':' || extract(epoch from r.created_at)`,
      recipient: `nullif(o.email, '')`,
      language: 'r.language',
      payload: `jsonb_build_object('reference', o.reference, 'bookingId', i.id, 'text', r.rejection)`,
      from: 'review r join order_item i on i.id = r.order_item_id join orders o on o.id = i.order_id where r.id = $1',
    }),
    values: [reviewId],
  })
}

/** Sets the host's answer to a review, or removes it (null). */
export async function setReply(
  tx: Tx,
  change: { reviewId: number; reply: { text: string; language: Locale } | null; staff: string },
): Promise<void> {
  const { reviewId, reply, staff } = change
  await tx.rows(
    named({
      name: 'reviews.set_reply',
      text: `update review set reply = :text, reply_language = :language,
        replied_at = case when :text::text is not null then rihla_now() end, replied_by = case when :text::text is not null then :staff end
      where id = :reviewId`,
      values: { reviewId, staff, text: reply?.text ?? null, language: reply?.language ?? null },
    }),
  )
}

export interface StaffReviewRow extends OwnReviewRow {
  id: number
  author: string
  productCode: string
  productTitle: Words
  /** The order's reference; null for reviews not written by a buyer. */
  reference: string | null
  photos: string[]
  reply: string | null
  repliedBy: string | null
  repliedAt: Date | null
  moderatedBy: string | null
  moderatedAt: Date | null
}

const staffReview =
  `select r.id, r.author, r.rating, r.title, r.body, r.language::text, r.traveller_type as "travellerType", r.status, r.rejection,
    r.created_at as "createdAt", r.moderated_by as "moderatedBy", r.moderated_at as "moderatedAt",
    r.reply, r.replied_by as "repliedBy", r.replied_at as "repliedAt", p.code as "productCode",
    p.title as "productTitle", o.reference,
    array(select f.src from review_photo f where f.review_id = r.id order by f.position) as photos
  from review r join product p on p.id = r.product_id left join order_item i on i.id = r.order_item_id left join orders o on o.id = i.order_id` as const

/** Waiting reviews oldest first, others by latest decision. */
export function listReviewsOfStatus(
  connection: Connection,
  status: ReviewState,
  most: number,
): Promise<StaffReviewRow[]> {
  return connection.rows<StaffReviewRow>({
    name: 'reviews.of_status',
    text: `${staffReview} where r.status = $1
      order by case when r.status = ${REVIEW.waiting} then r.created_at end, r.moderated_at desc nulls last, r.id limit $2`,
    values: [status, most],
  })
}

/** Waiting reviews after `after`, the oldest first. */
export function listWaitingReviews(
  connection: Connection,
  input: { after: number | null; most: number },
): Promise<StaffReviewRow[]> {
  return connection.rows<StaffReviewRow>({
    name: 'reviews.inbox_waiting',
    text: `${staffReview} where r.status = ${REVIEW.waiting}
        and ($1::bigint is null or (r.created_at, r.id) > (select a.created_at, a.id from review a where a.id = $1))
      order by r.created_at, r.id limit $2`,
    values: [input.after, input.most],
  })
}

/** Published or rejected reviews after `after`, the last judged first. */
export function listJudgedReviews(
  connection: Connection,
  input: { status: ReviewState; after: number | null; most: number },
): Promise<StaffReviewRow[]> {
  return connection.rows<StaffReviewRow>(
    named({
      name: 'reviews.inbox_judged',
      text: `${staffReview} where r.status = :status
        and (:after::bigint is null or (coalesce(r.moderated_at, r.created_at), r.id)
          < (select coalesce(a.moderated_at, a.created_at), a.id from review a where a.id = :after))
      order by coalesce(r.moderated_at, r.created_at) desc, r.id desc limit :most`,
      values: input,
    }),
  )
}

export async function countReviews(
  connection: Connection,
  { status, most }: { status: ReviewState; most: number },
): Promise<number> {
  const [row] = await connection.rows<{ count: number }>({
    name: 'reviews.inbox_count',
    text: 'select count(*) as count from (select from review where status = $1 limit $2) counted',
    values: [status, most],
  })
  return row?.count ?? 0
}

export async function findStaffReview(connection: Connection, reviewId: number): Promise<StaffReviewRow | undefined> {
  const rows = await connection.rows<StaffReviewRow>({
    name: 'reviews.for_staff',
    text: `${staffReview} where r.id = $1`,
    values: [reviewId],
  })
  return rows[0]
}
