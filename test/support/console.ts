import type { ApiContext } from '#server/app/api.ts'
import { apiOf } from '#test/support/api-of.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { acceptInvitation } from '#server/staff/accept-invitation.ts'
import { beginEnrolment } from '#server/staff/begin-enrolment.ts'
import { identifyPerson } from '#server/staff/identify-person.ts'
import { inviteStaff } from '#server/staff/invite-staff.ts'
import { codeOf } from './totp-code.ts'
import { uniqueAddress } from './unique-address.ts'

export const PASSWORD = 'a long enough password'
export const device = () => ({ address: uniqueAddress(), userAgent: 'Mozilla/5.0 (test)' })

let next = 0
export const staffEmail = () => `staff${(next += 1)}@example.com`

export async function supplierId({ db }: Context, code: 'first' | 'second' = 'first'): Promise<number> {
  const order = code === 'first' ? 'asc' : 'desc'
  const { id } = await oneRow<{ id: number }>(db, {
    name: `test.supplier_${code}`,
    text: `select id from supplier order by id ${order} limit 1`,
  })
  return id
}

/** A code that is not used yet: a person has accepted with the present one. */
export const nextCodeOf = (secret: string, periods = 1) => codeOf(secret, periods)

export interface TestPerson {
  staffId: number
  email: string
  /** The session's token. */
  token: string
  /** Of the authenticator app; '' without one. */
  secret: string
  recoveryCodes: string[]
}

/** A person who has accepted an invitation by the operator's command, signed in. */
export async function staffPerson(
  context: Context,
  role: string,
  supplier: number | null = null,
  email = staffEmail(),
): Promise<TestPerson> {
  const invitation = { manager: null, email, name: 'Layla Hassan', language: 'en' as const, role, supplierId: supplier }
  const { staffId, token: link } = await inviteStaff(context, invitation)
  return { ...(await accept(context, link ?? '', role !== 'guide')), staffId, email }
}

/** Follows a mailed link. */
export async function accept(context: Context, link: string, hasApp = true) {
  const { secret } = hasApp ? await beginEnrolment(context, { token: link }) : { secret: '' }
  const { token, recoveryCodes } = await acceptInvitation(context, {
    token: link,
    name: 'Layla Hassan',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    language: 'en',

    code: hasApp ? codeOf(secret, 0) : '',
    device: device(),
  })
  return { token, secret, recoveryCodes }
}

export const personOf = (context: Context, { token }: { token: string }) =>
  identifyPerson(context, { token, address: '192.0.2.1' })

/** The person's proof of identity is too old for dangerous acts. */
export async function oldProof({ db }: Context, { token }: { token: string }): Promise<void> {
  await db.rows({
    name: 'test.old_proof',
    text: `update staff_session set proven_at = rihla_now() - interval '11 minutes' where token_hash = sha256($1)`,
    values: [Buffer.from(token)],
  })
}

/** Sends a request to the console's API. */
export async function askConsole(
  context: ApiContext,
  route: string,
  {
    token = null,
    body,
    host = 'localhost',
    headers = {},
    isFile = false,
  }: {
    token?: string | null
    body?: unknown
    host?: string
    headers?: Record<string, string>
    /** The answer is no JSON, unless it is a refusal. */
    isFile?: boolean
  } = {},
) {
  const [method = '', path = ''] = route.split(' ')
  const answer = await apiOf(context).request(
    `/api/console${path}`,
    {
      method,
      headers: {
        host,
        'sec-fetch-site': 'same-origin',
        ...(token === null ? {} : { cookie: `rihla_staff=${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: uniqueAddress() } } },
  )
  return {
    status: answer.status,
    body: (isFile && answer.ok ? { bytes: await answer.arrayBuffer() } : await answer.json()) as Record<string, unknown>, // prettier-ignore
    cookie: answer.headers.get('set-cookie'),
  }
}
