import { createRoute, z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'
import { assertionSchema, jsonBody, jsonResponse, localeQuery, registrationSchema } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
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
const signedIn = jsonResponse('Signed in', z.object({ user: userSchema }))
const done = jsonResponse('Done', z.object({ ok: z.literal(true) }))

export const signUp = createRoute({
  method: 'post',
  path: '/account/sign-up',
  tags: ['account'],
  summary: 'Sign up; the link that creates the account is mailed',
  request: {
    query,
    body: jsonBody(z.object({ firstName: text, lastName: text, email: text, password: text, confirmPassword: text })),
  },
  responses: done,
})

/** The same response whether or not the order's address has an account. */
export const offerAccount = createRoute({
  method: 'post',
  path: '/account/from-order',
  tags: ['account'],
  summary: 'Sign up with the details of an order; the link is mailed to its address',
  request: { query, body: jsonBody(z.object({ reference: z.string().max(40), key: z.string().max(200) })) },
  responses: done,
})

export const accountLinkSchema = z
  .object({
    /**
     * `password`: enter the password of the sign-up. `choose`: choose a new one, or none. `join`: add the order to the existing
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
  responses: jsonResponse('The link', accountLinkSchema),
})

export const followLink = createRoute({
  method: 'post',
  path: '/account/link',
  tags: ['account'],
  summary: 'Create the account of a mailed link, or add its order to the existing account',
  request: {
    query,
    body: jsonBody(z.object({ token: text, password: text.default(''), confirmPassword: text.default('') })),
  },
  responses: jsonResponse(
    'Signed in; null if the order was added to an existing account',
    z.object({ user: userSchema.nullable() }),
  ),
})

const challengeAnswer = jsonResponse(
  'The code was mailed. The challenge is sent back with it.',
  z.object({ challenge: z.string() }),
)
const codeBody = jsonBody(z.object({ challenge: z.string().max(200), code: z.string().max(200) }))

/** The same response whether or not the address has an account. */
export const requestCode = createRoute({
  method: 'post',
  path: '/account/code',
  tags: ['account'],
  summary: 'Mail a six-digit code to sign in or sign up',
  request: { query, body: jsonBody(z.object({ email: text })) },
  responses: challengeAnswer,
})

export const enterByCode = createRoute({
  method: 'post',
  path: '/account/enter',
  tags: ['account'],
  summary: 'Sign in with a mailed code; creates the account if the address has none',
  request: { query, body: codeBody },
  responses: signedIn,
})

/** As `@simplewebauthn/browser` takes them. */
export const ceremonySchema = z.object({ options: z.record(z.string(), z.unknown()) }).openapi('PasskeyOptions')
const ceremonyAnswer = jsonResponse('The options', ceremonySchema)
export const passkeysSchema = z
  .object({
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: z.string(), lastUsedAt: z.string().nullable() }),
    ),
  })
  .openapi('Passkeys')
const passkeysAnswer = jsonResponse('The passkeys', passkeysSchema)

export const getSignInOptions = createRoute({
  method: 'get',
  path: '/account/passkey-options',
  tags: ['account'],
  summary: 'Options of the browser to sign in with a passkey',
  responses: ceremonyAnswer,
})

export const enterByPasskey = createRoute({
  method: 'post',
  path: '/account/enter-by-passkey',
  tags: ['account'],
  summary: 'Sign in with a passkey',
  request: { query, body: jsonBody(z.object({ response: assertionSchema })) },
  responses: signedIn,
})

export const listPasskeys = createRoute({
  method: 'get',
  path: '/account/passkeys',
  tags: ['account'],
  summary: "The account's passkeys",
  responses: passkeysAnswer,
})

export const requestPasskey = createRoute({
  method: 'post',
  path: '/account/passkeys/options',
  tags: ['account'],
  summary: 'Options of the browser to create a passkey; requires a recent proof',
  request: { query },
  responses: ceremonyAnswer,
})

export const addPasskey = createRoute({
  method: 'post',
  path: '/account/passkeys',
  tags: ['account'],
  summary: 'Add the passkey that the browser created',
  request: {
    query,
    body: jsonBody(z.object({ response: registrationSchema, name: z.string().max(1000).default('') })),
  },
  responses: passkeysAnswer,
})

export const removePasskey = createRoute({
  method: 'delete',
  path: '/account/passkeys/{id}',
  tags: ['account'],
  summary: 'Remove a passkey',
  request: { params: z.object({ id: z.string().max(1400) }) },
  responses: passkeysAnswer,
})

/** For accounts without a password: deletion, another address and the first password require a recent proof. */
export const requestProof = createRoute({
  method: 'post',
  path: '/account/proof-code',
  tags: ['account'],
  summary: "Mail a code to the account's own address, to confirm a change",
  request: { query },
  responses: challengeAnswer,
})

export const prove = createRoute({
  method: 'post',
  path: '/account/proof',
  tags: ['account'],
  summary: 'Prove with a mailed code who is signed in; valid for fifteen minutes',
  request: { query, body: codeBody },
  responses: done,
})

/** The same response whether or not the new address has an account. */
export const requestEmailChange = createRoute({
  method: 'post',
  path: '/account/email',
  tags: ['account'],
  summary: 'Mail a code to a new address of the account',
  request: { query, body: jsonBody(z.object({ email: text, password: text.default('') })) },
  responses: challengeAnswer,
})

export const confirmEmailChange = createRoute({
  method: 'post',
  path: '/account/email/confirm',
  tags: ['account'],
  summary: "Change the account's address with the code mailed to it; every other session ends",
  request: { query, body: codeBody },
  responses: done,
})

export const signIn = createRoute({
  method: 'post',
  path: '/account/sign-in',
  tags: ['account'],
  summary: 'Sign in',
  request: { query, body: jsonBody(z.object({ email: text, password: text })) },
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
  request: { query, body: jsonBody(z.object({ email: text })) },
  responses: done,
})

export const resetPassword = createRoute({
  method: 'post',
  path: '/account/reset-password',
  tags: ['account'],
  summary: 'Set a new password by the emailed link',
  request: { query, body: jsonBody(z.object({ token: text, password: text, confirmPassword: text })) },
  responses: done,
})

export const profileSchema = z
  .object({
    /** The sign-in address. */
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** ISO 3166 country of the phone number, and the number in E.164; both empty if unknown. */
    countryCode: z.string(),
    phoneNumber: z.string(),
    language: z.enum(locales),
    currency: z.string(),
    /** False: signs in by a mailed code or a passkey. */
    hasPassword: z.boolean(),
    marketingConsent: z.boolean(),
    /** Bookings that have not taken place yet. */
    upcomingBookings: z.int(),
    countries: z.array(z.object({ code: z.string(), name: z.string(), callingCode: z.string() })),
    currencies: z.array(z.string()),
  })
  .openapi('Profile')

const profileAnswer = jsonResponse('The profile', profileSchema)

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
    body: jsonBody(
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
  summary: 'Change the password, or set the first one; every other session ends',
  request: {
    query,
    body: jsonBody(z.object({ currentPassword: text.default(''), password: text, confirmPassword: text })),
  },
  responses: done,
})

export const exportAccount = createRoute({
  method: 'get',
  path: '/account/export',
  tags: ['account'],
  summary: 'All data of the account, as a file',
  request: { query },
  responses: jsonResponse('One JSON document, streamed', z.record(z.string(), z.unknown())),
})

export const deleteAccount = createRoute({
  method: 'post',
  path: '/account/delete',
  tags: ['account'],
  summary: 'Delete the account; requires its password, or a recent proof',
  description: 'Orders and tax invoices remain as the law requires; upcoming bookings remain valid.',
  request: { query, body: jsonBody(z.object({ password: text.default('') })) },
  responses: done,
})
