import { expect, test } from 'vitest'
import { PASSWORD, askConsole, nextCodeOf, staffPerson } from '#test/support/console.ts'
import { useFixtures } from '#test/support/fixtures.ts'

const fixtures = useFixtures()

test('refuses a session’s request from a page of another site', async () => {
  const { context } = fixtures
  const { token } = await staffPerson(context, 'support')
  const answer = await askConsole(context, 'POST /sign-out', {
    token,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer).toMatchObject({ status: 403, body: { code: 'request.cross_site' } })
})

test('the cookie of a session is for this host, unreadable for scripts and not sent from other sites', async () => {
  const { context } = fixtures
  const { email, secret } = await staffPerson(context, 'support')
  const answer = await askConsole(context, 'POST /sign-in', {
    body: { email, password: PASSWORD, code: nextCodeOf(secret) },
  })
  expect(answer.cookie).toMatch(/^rihla_staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict$/)
  const secure = { ...context, configuration: { ...context.configuration, isSecure: true } }
  const [code = ''] = (await staffPerson(context, 'support')).recoveryCodes
  expect(code).not.toBe('')
  const second = await staffPerson(context, 'support')
  const body = { email: second.email, password: PASSWORD, code: nextCodeOf(second.secret) }
  expect((await askConsole(secure, 'POST /sign-in', { body })).cookie).toMatch(
    /^__Host-rihla_staff=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})
