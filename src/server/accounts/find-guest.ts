import type { Connection } from '#server/kernel/database.ts'

export interface Guest {
  firstName: string
  lastName: string
  email: string
  countryCode: string
  phoneNumber: string
}

/** The account's data to prefill the checkout. */
export async function findGuest(connection: Connection, userId: number | null): Promise<Guest | null> {
  if (userId === null) return null
  const rows = await connection.rows<Guest>({
    name: 'accounts.guest',
    text: `select first_name as "firstName", last_name as "lastName", email, country_code as "countryCode", phone as "phoneNumber"
      from app_user where id = $1`,
    values: [userId],
  })
  return rows[0] ?? null
}
