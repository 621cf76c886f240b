import { expect, test } from 'vitest'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import { newAccount } from '#test/support/account.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

test('treats a request as signed out if its account is deleted before it writes', async () => {
  const { context } = fixtures
  const email = uniqueEmail()
  const { token } = await newAccount(context, {
    visitor: await createVisitor(context.db),
    email,
    password: 'long enough',
  })
  const departure = await createDeparture(context.db, { option: 'bahrain-fort/sunset', capacity: 9 })

  const app = await buildFrontApp(deletingAccount(email))
  const answer = await app.request(`http://${host}/api/cart/items`, {
    method: 'POST',
    headers: {
      host,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `rihla_session=${token}`,
    },
    body: JSON.stringify({
      optionId: departure.optionId,
      departureId: departure.id,
      units: { [String(departure.units['adult'])]: 1 },
    }),
  })
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'account.sign_in_required'])
})

/** Deletes the account when the line is written: the visitor was looked up before. */
function deletingAccount(email: string): PaymentContext {
  const { db } = fixtures.context
  const rows: Db['rows'] = async (statement) => {
    if (statement.name.startsWith('cart.write_line'))
      await db.rows({ name: 'test.delete_account', text: 'delete from app_user where email = $1', values: [email] })
    return db.rows(statement)
  }
  return { ...fixtures.context, db: { ...db, rows } }
}
