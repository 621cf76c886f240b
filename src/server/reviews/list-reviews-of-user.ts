import { imageUrl } from '#domain/image-url.ts'
import type { Connection } from '#server/kernel/database.ts'

interface OwnReview {
  order: string
  activity: string
  author: string
  rating: number
  travellerType: string
  title: string
  body: string
  language: string
  status: string
  rejection: string | null
  writtenAt: Date
  photos: string[]
}

/**
 * All reviews of a person's orders, newest first, in any state, with the addresses of their full-size photos: of the account, and of orders without
 * one that have the address. Null: none.
 */
export async function listReviewsOfPerson(
  connection: Connection,
  { userId, email }: { userId: number | null; email: string | null },
): Promise<OwnReview[]> {
  const rows = await connection.rows<OwnReview>({
    name: 'reviews.of_person',
    text: `select o.reference as "order", i.product_title as activity, r.author, r.rating, r.traveller_type as "travellerType", r.title, r.body,
        r.language::text, r.status, r.rejection, r.created_at as "writtenAt",
        array(select f.src from review_photo f where f.review_id = r.id order by f.position) as photos
      from review r join order_item i on i.id = r.order_item_id join orders o on o.id = i.order_id
      where o.user_id = $1::bigint or o.user_id is null and lower(o.email) = lower($2::text) order by r.id desc`,
    values: [userId, email],
  })
  return rows.map((row) => ({ ...row, photos: row.photos.map((src) => imageUrl({ src }, 'original')) }))
}
