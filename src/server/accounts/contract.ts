import { createRoute, z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'
import { localeQuery } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})
const text = z.string().max(10_000)

const userSchema = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** The language of mails to the account. */
    language: z.enum(locales),
  })
  .openapi('User')
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
  summary: 'Sign up; the link that creates the account is mailed',
  request: {
    query,
    body: body(z.object({ firstName: text, lastName: text, email: text, password: text, confirmPassword: text })),
  },
  responses: done,
})

/** The same response whether or not the order's address has an account. */
export const offerAccount = createRoute({
  method: 'post',
  path: '/account/from-order',
  tags: ['account'],
  summary: 'Sign up with the details of an order; the link is mailed to its address',
  request: { query, body: body(z.object({ reference: z.string().max(40), key: z.string().max(200) })) },
  responses: done,
})

export const accountLinkSchema = z
  .object({
    /**
     * `password`: enter the password of the sign-up. `choose`: choose a new one. `join`: add the order to the existing
     * account.
     */
    kind: z.enum(['password', 'choose', 'join']),
    email: z.string(),
    firstName: z.string(),
    /** The order for which the link was requested. */
    reference: z.string().nullable(),
  })
  .openapi('AccountLink')

export const getLink = createRoute({
  method: 'get',
  path: '/account/link',
  tags: ['account'],
  summary: 'The step that a mailed link requires',
  request: { query: z.object({ token: z.string().max(200) }) },
  responses: {
    200: { description: 'The link', content: { 'application/json': { schema: accountLinkSchema } } },
  },
})

export const followLink = createRoute({
  method: 'post',
  path: '/account/link',
  tags: ['account'],
  summary: 'Create the account of a mailed link, or add its order to the existing account',
  request: {
    query,
    body: body(z.object({ token: text, password: text.default(''), confirmPassword: text.default('') })),
  },
  responses: {
    200: {
      description: 'Signed in; null if the order was added to an existing account',
      content: { 'application/json': { schema: z.object({ user: userSchema.nullable() }) } },
    },
  },
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

/** The same response whether or not the address has an account. */
export const requestReset = createRoute({
  method: 'post',
  path: '/account/request-reset',
  tags: ['account'],
  summary: 'Request a password reset link',
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

export const profileSchema = z
  .object({
    /** The sign-in address; cannot be changed. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** ISO 3166 country of the phone number, and the number in E.164; both empty if unknown. */
    countryCode: z.string(),
    phoneNumber: z.string(),
    language: z.enum(locales),
    currency: z.string(),
    marketingConsent: z.boolean(),
    /** Bookings that have not taken place yet. */
    upcomingBookings: z.int(),
    countries: z.array(z.object({ code: z.string(), name: z.string(), callingCode: z.string() })),
    currencies: z.array(z.string()),
  })
  .openapi('Profile')

const profileAnswer = {
  200: { description: 'The profile', content: { 'application/json': { schema: profileSchema } } },
}

export const getProfile = createRoute({
  method: 'get',
  path: '/account/profile',
  tags: ['account'],
  summary: 'The profile of the account',
  request: { query },
  responses: profileAnswer,
})

/** The use case checks the fields, so that each gets its own code. */
export const saveProfile = createRoute({
  method: 'put',
  path: '/account/profile',
  tags: ['account'],
  summary: 'Change the profile of the account',
  request: {
    query,
    body: body(
      z.object({
        firstName: text,
        lastName: text,
        countryCode: text,
        phoneNumber: text,
        language: text,
        currency: text,
        marketingConsent: z.boolean(),
      }),
    ),
  },
  responses: profileAnswer,
})

export const changePassword = createRoute({
  method: 'post',
  path: '/account/password',
  tags: ['account'],
  summary: 'Change the password; every other session ends',
  request: { query, body: body(z.object({ currentPassword: text, password: text, confirmPassword: text })) },
  responses: done,
})

export const exportAccount = createRoute({
  method: 'get',
  path: '/account/export',
  tags: ['account'],
  summary: 'All data of the account, as a file',
  request: { query },
  responses: {
    200: {
      description: 'One JSON document, streamed',
      content: { 'application/json': { schema: z.record(z.string(), z.unknown()) } },
    },
  },
})

export const deleteAccount = createRoute({
  method: 'post',
  path: '/account/delete',
  tags: ['account'],
  summary: 'Delete the account; requires its password',
  description: 'Orders and tax invoices remain as the law requires; upcoming bookings remain valid.',
  request: { query, body: body(z.object({ password: text })) },
  responses: done,
})

export const refusalCodes = [
  'account.sign_in_required',
  'account.fields_invalid',
  'account.wrong_credentials',
  'account.link_invalid',
  'account.reset_invalid',
  'account.too_many_attempts',
  'account.too_many_exports',
] as const
