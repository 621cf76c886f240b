import type { Configuration } from '#server/kernel/configuration.ts'
import type { Db } from '#server/kernel/database.ts'
import { isLocalOrigin } from '#server/kernel/is-local-origin.ts'
import { StartError } from '#server/kernel/start-error.ts'

/** The secret to seed the demo's people with. Null where others can reach the console: their password is public. */
export function demoStaffSecret({
  isProduction,
  origin,
  secret,
}: Pick<Configuration, 'isProduction' | 'origin' | 'secret'>): string | null {
  return isProduction || !isLocalOrigin(origin) ? null : secret
}

/**
 * The password and the app's secret of the demo's people are public, and a database may have been seeded before it was
 * put into production.
 * @throws StartError if one of them has access to the console
 */
export async function refuseDemoStaff(db: Db): Promise<void> {
  const [person] = await db.rows<{ email: string }>({
    name: 'staff.demo_people',
    text: `select s.email from staff s where right(lower(s.email), 14) = '@rihla.example' and s.accepted_at is not null
      and exists (select from membership m where m.staff_id = s.id and m.ended_at is null and m.offered_until is null)
      order by s.email limit 1`,
  })
  if (person)
    throw new StartError(
      `${person.email} of the demo has access to the console with a public password; invite an owner of your own and end it with npm run staff -- end ${person.email}.`,
    )
}
