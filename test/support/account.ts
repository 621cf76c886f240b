import { followLink } from '#server/app/accounts/follow-link.ts'
import { signUp } from '#server/accounts/sign-up.ts'
import type { SignedIn } from '#server/accounts/start-session.ts'
import type { Context } from '#server/kernel/context.ts'
import type { Db } from '#server/kernel/database.ts'
import type { Visitor } from '#server/kernel/visitor.ts'

interface Person {
  visitor: Visitor
  email: string
  password: string
  firstName?: string
  lastName?: string
  locale?: 'ar' | 'en'
}

/** Creates an account, follows the mailed link and returns the signed-in session. */
export async function newAccount(context: Context, person: Person): Promise<SignedIn> {
  const { visitor, email, password, firstName = 'ليلى', lastName = 'حسن', locale = 'ar' } = person
  await signUp(context, { visitor, locale, firstName, lastName, email, password, confirmPassword: password })
  const token = await mailedToken(context.db, 'account_link', email)
  const entered = await followLink(context, { visitor, token, password, confirmPassword: '' })
  if (entered === null) throw new Error('the link started no session')
  return entered
}

/** The token of the latest mail of a kind to an address, read from the outbox. */
export async function mailedToken(db: Db, kind: 'account_link' | 'password_reset', email: string): Promise<string> {
  const rows = await db.rows<{ token: string | null }>({
    name: 'test.mailed_token',
    text: `select payload ->> 'token' as token from outbox where kind = $1 and lower(recipient) = lower($2) order by id desc limit 1`,
    values: [kind, email],
  })
  return rows[0]?.token ?? ''
}

/** The latest six-digit code mailed to an address; '' if it was sent, which erases it. */
export async function mailedCode(db: Db, email: string): Promise<string> {
  const rows = await db.rows<{ code: string | null }>({
    name: 'test.mailed_code',
    text: `select payload ->> 'code' as code from outbox where kind like '%\\_code' and lower(recipient) = lower($1) order by id desc limit 1`,
    values: [email],
  })
  return rows[0]?.code ?? ''
}
