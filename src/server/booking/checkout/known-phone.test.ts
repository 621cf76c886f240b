import { expect, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { newAccount } from '#test/support/account.ts'
import { boughtAtFort } from '#test/support/bought.ts'
import { guest, uniqueEmail } from '#test/support/buyer.ts'
import { createVisitor, useFixtures } from '#test/support/fixtures.ts'
import { readCheckout } from './read-checkout.ts'

const fixtures = useFixtures()

test('the checkout fills in the phone number of the latest booking for an account without one', async () => {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const person = { visitor, email: uniqueEmail(), password: 'a parrot on the veranda' }
  const userId = await findSessionUser(context, (await newAccount(context, person)).token)
  const read = async () =>
    (await readCheckout(context, { visitor: { ...visitor, userId }, locale: 'en', promoCode: undefined })).guest
  expect(await read()).toMatchObject({ email: person.email, countryCode: '', phoneNumber: '' })

  const give = async (phone: string, country: string) => {
    const { reference } = await boughtAtFort(context)
    await context.db.rows({
      name: 'test.give_order',
      text: 'update orders set user_id = $1, phone = $2, country_code = $3 where reference = $4',
      values: [userId, phone, country, reference],
    })
  }
  await give('+97336001234', 'BH')
  await give('+966501234567', 'SA')
  await give('', '')
  // The guest of the booking may be somebody else: the name stays that of the account.
  expect(await read()).toMatchObject({ firstName: 'ليلى', countryCode: 'SA', phoneNumber: '+966501234567' })
  expect((await read()).firstName).not.toBe(guest.firstName)

  await context.db.rows({
    name: 'test.set_phone',
    text: `update app_user set phone = '+96599001234', country_code = 'KW' where id = $1`,
    values: [userId],
  })
  expect(await read()).toMatchObject({ countryCode: 'KW', phoneNumber: '+96599001234' })
})
