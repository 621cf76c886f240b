import { expect, test } from 'vitest'
import type { PaymentContext } from '#server/booking/providers/providers.ts'
import type { Db } from '#server/kernel/database.ts'
import { newAccount } from '#test/support/account.ts'
import { uniqueEmail } from '#test/support/buyer.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'
const PASSWORD = 'a long enough password'

async function signedInWith(email: string): Promise<(path: string, body: unknown) => RequestInit & { path: string }> {
  const { context } = fixtures
  const visitor = await createVisitor(context.db)
  const { token } = await newAccount(context, { visitor, email, password: PASSWORD })
  return (path, body) => ({
    path,
    method: 'POST',
    headers: {
      host,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: `rihla_session=${token}`,
    },
    body: JSON.stringify(body),
  })
}

async function refusal(context: PaymentContext, { path, ...request }: RequestInit & { path: string }) {
  const app = await buildFrontApp(context)
  const answer = await app.request(`http://${host}${path}`, request)
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

test('treats a request as signed out if its account is deleted before it writes', async () => {
  const email = uniqueEmail()
  const post = await signedInWith(email)
  const departure = await createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 9 })
  const request = post('/api/cart/items', {
    optionId: departure.optionId,
    departureId: departure.id,
    units: { [String(departure.units['adult'])]: 1 },
  })
  expect(await refusal(deletingAccount(email, 'cart.write_line'), request)).toEqual([401, 'account.sign_in_required'])
})

test('treats a request as signed out if its account is deleted before it is read', async () => {
  const email = uniqueEmail()
  const post = await signedInWith(email)
  const request = post('/api/account/delete', { password: PASSWORD })
  expect(await refusal(deletingAccount(email, 'accounts.profile'), request)).toEqual([401, 'account.sign_in_required'])
})

/** Deletes the account just before `statement`: the visitor was looked up before. */
function deletingAccount(email: string, statement: string): PaymentContext {
  const { db } = fixtures.context
  const rows: Db['rows'] = async (sent) => {
    if (sent.name.startsWith(statement))
      await db.rows({ name: 'test.delete_account', text: 'delete from app_user where email = $1', values: [email] })
    return db.rows(sent)
  }
  return { ...fixtures.context, db: { ...db, rows } }
}
