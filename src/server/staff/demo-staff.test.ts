import { expect, test } from 'vitest'
import { seedStaff } from '#demo/staff.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { demoStaffSecret, refuseDemoStaff } from './demo-staff.ts'
import { endMembership } from './end-membership.ts'
import { findPersonByEmail } from './find-person.ts'
import { listStaff } from './list-staff.ts'
import { staffPerson } from '#test/support/console.ts'

const fixtures = useFixtures()

test.each([
  ['http://localhost:3000', false, true],
  ['http://pearl.localhost:3000', false, true],
  ['http://192.168.1.20:3000', false, false],
  ['https://staging.example', false, false],
  ['http://localhost:3000', true, false],
])('at %s, in production: %s, the demo’s people are seeded: %s', (origin, isProduction, isSeeded) => {
  expect(demoStaffSecret({ origin, isProduction, secret: 'secret' })).toBe(isSeeded ? 'secret' : null)
})

test('a server in production does not start while a person of the demo has access', async () => {
  const { context } = fixtures
  const { db, configuration } = context
  const isSeeded = (await listStaff(context, { manager: null })).length > 0
  if (!isSeeded) await db.transaction((tx) => seedStaff(tx, configuration.secret))
  await expect(refuseDemoStaff(db)).rejects.toThrow(
    /^analyst@rihla\.example of the demo .* npm run staff -- end analyst@rihla\.example\.$/,
  )
  await staffPerson(context, 'owner')
  for (const { email } of await listStaff(context, { manager: null })) {
    if (!email.endsWith('@rihla.example')) continue
    const { memberships } = await findPersonByEmail(context, { email })
    for (const { id } of memberships) await endMembership(context, { releaseWork, manager: null, membershipId: id })
  }
  await expect(refuseDemoStaff(db)).resolves.toBeUndefined()
})
