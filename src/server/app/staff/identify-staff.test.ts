import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiOf } from '#test/support/api-of.ts'
import { staffTokensOf } from '#server/kernel/staff-tokens.ts'
import { askStaff, staffed, tokens } from '#test/support/staff.ts'
import { useFixtures } from '#test/support/fixtures.ts'
import { identifyStaff } from './identify-staff.ts'

const fixtures = useFixtures()
const host = 'localhost:3000'

describe('at a host other than the marketplace’s', () => {
  const { paths } = JSON.parse(readFileSync('openapi.json', 'utf8')) as { paths: Record<string, object> }
  const routes = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/staff/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const)) // prettier-ignore

  test.each(['pearl.localhost:3000', 'atlas.localhost', 'unknown.example', 'localhost.evil.example', '127.0.0.1', ''])(
    'the staff API does not exist, with any token and body: %j',
    async (name) => {
      const api = apiOf(staffed(fixtures.context))
      const ask = async (method: string, path: string) => {
        const authorization = `Bearer ${tokens.layla}`
        const answer = await api.request(path, { method, headers: { host: name, authorization } })
        const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>
        return { status: answer.status, problem }
      }
      expect(routes.length).toBeGreaterThanOrEqual(8)
      for (const [method, path] of routes) expect(await ask(method, path)).toEqual(await ask(method, '/api/nothing'))
    },
  )

  test.each(['localhost', 'LOCALHOST:3000', 'localhost.'])('except under the spelling %s of its own', async (name) => {
    const headers = { host: name, authorization: `Bearer ${tokens.layla}` }
    const answer = await apiOf(staffed(fixtures.context)).request('/api/staff/orders?queue=on_hold', { headers })
    expect(answer.status).toBe(200)
  })
})

describe('staff authentication', () => {
  test.each([
    ['a missing header', undefined],
    ['an empty header', ''],
    ['another scheme', `Token ${tokens.layla}`],
    ['the beginning of a token', `Bearer ${tokens.layla.slice(0, -1)}`],
    ['a token with a suffix', `Bearer ${tokens.layla}x`],
    ['a name', 'Bearer layla'],
  ])('refuses %s before it looks at the request', async (_, authorization) => {
    const headers = { host, ...(authorization === undefined ? {} : { authorization }) }
    const answer = await apiOf(staffed(fixtures.context)).request('/api/staff/orders?queue=nonsense', { headers })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'staff.token_invalid' })
  })

  test('refuses everything if no token is configured', async () => {
    for (const authorization of ['Bearer undefined', 'Bearer ', `Bearer ${tokens.layla}`])
      await expect(
        identifyStaff(fixtures.context, { host, authorization, address: '192.0.2.1' }),
      ).rejects.toMatchObject({
        code: 'staff.token_invalid',
      })
  })

  test.each(Object.entries(tokens))('accepts %s by their own token', async (name, token) => {
    const identified = identifyStaff(staffed(fixtures.context), {
      host,
      authorization: `Bearer ${token}`,
      address: '192.0.2.1',
    })
    expect(await identified).toBe(name)
    expect((await askStaff(fixtures.context, 'GET', '?queue=on_hold', { token })).status).toBe(200)
    expect((await askStaff(fixtures.context, 'GET', '?queue=nonsense', { token })).body).toMatchObject({
      code: 'request.invalid',
    })
  })

  test('counts wrong tokens by address, and never locks out a right one', async () => {
    const address = '192.0.2.7'
    const wrong = () => identifyStaff(staffed(fixtures.context), { host, authorization: 'Bearer x', address })
    const codes: string[] = []
    for (let tries = 0; tries < 22; tries++) codes.push(await wrong().catch((error: { code: string }) => error.code))
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'staff.token_invalid'))
    expect(codes.slice(20)).toEqual(['staff.too_many_requests', 'staff.too_many_requests'])
    expect(
      await identifyStaff(staffed(fixtures.context), { host, authorization: `Bearer ${tokens.omar}`, address }),
    ).toBe('omar')
  })

  test('limits a person to 300 requests a minute', async () => {
    const token = 'noor-has-a-token-of-some-length-333'
    const { configuration } = fixtures.context
    const context = { ...fixtures.context, configuration: { ...configuration, staff: staffTokensOf(`noor:${token}`) } }
    const authorization = `Bearer ${token}`
    const one = () => identifyStaff(context, { host, authorization, address: '' })
    const results = await Promise.allSettled(Array.from({ length: 620 }, one))
    // At most two windows were involved.
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(600)
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'staff.too_many_requests', kind: 'limited' })
  })
})
