import { oneRow, type Connection, type Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'

export interface OwnPhotoRow {
  id: number
  src: string
  width: number
  height: number
}

/** The photos shown by the booking's review. */
export function listPhotosOfBooking(connection: Connection, bookingId: number): Promise<OwnPhotoRow[]> {
  return connection.rows<OwnPhotoRow>({
    name: 'reviews.photos_of_booking',
    text: `select f.id, f.src, f.width, f.height from review_photo f join review r on r.id = f.review_id
      where r.order_item_id = $1 order by f.position`,
    values: [bookingId],
  })
}

/** Inserts a photo that no review shows yet. */
export function insertPhoto(
  connection: Connection,
  photo: Omit<OwnPhotoRow, 'id'> & { bookingId: number },
): Promise<OwnPhotoRow> {
  return oneRow<OwnPhotoRow>(
    connection,
    named({
      name: 'reviews.insert_photo',
      text: `insert into review_photo (order_item_id, src, width, height, created_at)
      values (:bookingId, :src, :width, :height, rihla_now())
      returning id, src, width, height`,
      values: photo,
    }),
  )
}

/** Removes all photos from the review. */
export async function detachPhotos(tx: Tx, reviewId: number): Promise<void> {
  await tx.rows({
    name: 'reviews.detach_photos',
    text: 'update review_photo set review_id = null where review_id = $1',
    values: [reviewId],
  })
}

/** Shows these photos on the review, in this order. Returns how many of them belong to the booking. */
export async function showPhotos(
  tx: Tx,
  input: { reviewId: number; bookingId: number; photoIds: number[] },
): Promise<number> {
  const rows = await tx.rows(
    named({
      name: 'reviews.show_photos',
      text: `update review_photo f set review_id = :reviewId, position = chosen.place
      from unnest(:photoIds::bigint[]) with ordinality as chosen (id, place)
      where f.id = chosen.id and f.order_item_id = :bookingId returning f.id`,
      values: input,
    }),
  )
  return rows.length
}

/** Detaches all photos of these orders from reviews and bookings: the next sweep deletes them. */
export async function leavePhotos(tx: Tx, orderIds: number[]): Promise<void> {
  await tx.rows({
    name: 'reviews.leave_photos',
    text: `update review_photo f set review_id = null, order_item_id = null
      from order_item i where i.id = f.order_item_id and i.order_id = any ($1::bigint[])`,
    values: [orderIds],
  })
}

/**
 * Claims photos that no review has shown for a day, or whose booking is gone. No review can show them afterwards, so
 * that their files can be deleted outside a transaction.
 */
export function claimUnusedPhotos(connection: Connection, most: number): Promise<{ id: number; src: string }[]> {
  return connection.rows<{ id: number; src: string }>({
    name: 'reviews.claim_unused_photos',
    text: `update review_photo set order_item_id = null where id in (
        select id from review_photo
        where review_id is null and (order_item_id is null or created_at < rihla_now() - interval '1 day')
        order by created_at limit $1 for update skip locked)
      returning id, src`,
    values: [most],
  })
}

export async function deletePhotos(connection: Connection, photoIds: number[]): Promise<void> {
  await connection.rows({
    name: 'reviews.delete_photos',
    text: 'delete from review_photo where id = any ($1::bigint[])',
    values: [photoIds],
  })
}
