import { createRoute, z } from '@hono/zod-openapi'
import { localeQuery } from '#server/sites/contract.ts'

const query = z.object({ locale: localeQuery })
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})
const text = z.string().max(10_000)

const userSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }).openapi('User')
const signedIn = {
  200: { description: 'Signed in', content: { 'application/json': { schema: z.object({ user: userSchema }) } } },
}
const done = {
  200: { description: 'Done', content: { 'application/json': { schema: z.object({ ok: z.literal(true) }) } } },
}

export const signUp = createRoute({
  method: 'post',
  path: '/account/sign-up',
  tags: ['account'],
  summary: 'Make an account and sign in',
  request: {
    query,
    body: body(z.object({ firstName: text, lastName: text, email: text, password: text, confirmPassword: text })),
  },
  responses: signedIn,
})

export const signIn = createRoute({
  method: 'post',
  path: '/account/sign-in',
  tags: ['account'],
  summary: 'Sign in',
  request: { query, body: body(z.object({ email: text, password: text })) },
  responses: signedIn,
})

export const signOut = createRoute({
  method: 'post',
  path: '/account/sign-out',
  tags: ['account'],
  summary: 'Sign out',
  responses: done,
})

/** Answers alike whether or not the address has an account. */
export const requestReset = createRoute({
  method: 'post',
  path: '/account/request-reset',
  tags: ['account'],
  summary: 'Ask for a link to set a new password',
  request: { query, body: body(z.object({ email: text })) },
  responses: done,
})

export const resetPassword = createRoute({
  method: 'post',
  path: '/account/reset-password',
  tags: ['account'],
  summary: 'Set a new password by the emailed link',
  request: { query, body: body(z.object({ token: text, password: text, confirmPassword: text })) },
  responses: done,
})

export const refusalCodes = [
  'account.fields_invalid',
  'account.wrong_credentials',
  'account.cannot_sign_up',
  'account.reset_invalid',
  'account.too_many_attempts',
] as const
