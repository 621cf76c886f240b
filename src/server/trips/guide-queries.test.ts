import { expect, test } from 'vitest'
import { answerOffer } from '#server/staff/answer-offer.ts'
import { inviteStaff } from '#server/staff/invite-staff.ts'
import { readMe } from '#server/staff/read-me.ts'
import { personOf, staffPerson, supplierId } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { listGuidesOfScope, listPossibleGuides } from './guide-queries.ts'

const fixtures = useFixtures()

test('a person who was offered a role is not listed as a guide, and so not named, before they accept', async () => {
  const { context } = fixtures
  const [first, second] = [await supplierId(context), await supplierId(context, 'second')]
  const manager = await personOf(context, await staffPerson(context, 'supplier_manager', first))
  const one = await staffPerson(context, 'guide', second)
  const guides = async () => {
    const all = [...(await listPossibleGuides(context.db, first)), ...(await listGuidesOfScope(context.db, first))]
    return all.filter(({ staffId }) => staffId === one.staffId).length
  }
  await inviteStaff(context, {
    manager,
    email: one.email,
    name: 'Typed Name',
    language: 'en',
    role: 'guide',
    supplierId: first,
  })
  expect(await guides()).toBe(0)
  const person = await personOf(context, one)
  const [offer] = (await readMe(context, { person })).offers
  await answerOffer(context, { person, membershipId: offer?.id ?? 0, isAccepted: true })
  expect(await guides()).toBe(2)
})
