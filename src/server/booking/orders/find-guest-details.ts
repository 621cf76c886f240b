import type { Tx } from '#server/kernel/database.ts'

export interface GuestDetails {
  firstName: string
  lastName: string
  countryCode: string
  phone: string
}

/** The buyer's details of the account's latest order. */
export async function findGuestDetails(tx: Tx, userId: number): Promise<GuestDetails | undefined> {
  const rows = await tx.rows<GuestDetails>({
    name: 'orders.guest_details',
    text: `select first_name as "firstName", last_name as "lastName", country_code as "countryCode", phone
      from orders where user_id = $1 and first_name <> ''
      order by created_at desc, id desc limit 1`,
    values: [userId],
  })
  return rows[0]
}
