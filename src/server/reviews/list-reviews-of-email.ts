import type { ReviewState } from '#domain/review-states.ts'
import type { Words } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'

export interface ReviewOfEmail {
  id: number
  state: ReviewState
  rating: number
  title: string
  activity: Words
  writtenAt: Date
}

/** The latest reviews of the orders of an address. */
export function listReviewsOfEmail({ db }: Context, email: string): Promise<ReviewOfEmail[]> {
  return db.rows<ReviewOfEmail>({
    name: 'reviews.of_email',
    text: `select r.id, r.status as state, r.rating, r.title, i.product_title as activity, r.created_at as "writtenAt"
      from orders o join order_item i on i.order_id = o.id join review r on r.order_item_id = i.id
      where lower(o.email) = lower($1) order by r.id desc limit 100`,
    values: [email],
  })
}
