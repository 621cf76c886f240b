import { createRoute, z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'
import { notices } from '#domain/notices.ts'
import { permissions } from '#domain/permissions.ts'
import { assertionSchema, jsonBody, jsonResponse, registrationSchema } from '#server/kernel/contract.ts'

export const tags = ['console']
export const done = jsonResponse('Done', z.object({ ok: z.literal(true) }))
export const text = z.string().max(10_000)
const token = z.string().max(200)
export const id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
export const language = z.enum(locales)
export const wordsSchema = z.object({ ar: z.string(), en: z.string() })
export const instant = z.string().openapi({ description: 'ISO 8601, in UTC.' })

/** A page of a list with its rows, for `jsonResponse`. `next`: the schema of `after` in the request of the next page. */
export const pageOf = <Row extends z.ZodType, Next extends z.ZodType>(row: Row, next: Next) =>
  z.object({
    rows: z.array(row),
    count: z.int().openapi({ description: 'At most 10,000: there may be more.' }),
    next: next.nullable(),
  })
/** In the request of a page: where the page before ended. */
export const nextOfPage = id.optional().openapi({ description: '`next` of the page before.' })
export const permissionSchema = z.enum(permissions).openapi('Permission')

export const credential = z.record(z.string(), z.unknown())
/** As the browser's WebAuthn returns and takes it. */
const webauthn = credential.openapi({ description: 'A PublicKeyCredential as JSON (WebAuthn Level 3).' })
const passkeyOptions = jsonResponse('The options for the browser', z.object({ options: webauthn }))

const totpSchema = z.object({ secret: z.string(), uri: z.string() })
const recoveryCodes = z.array(z.string()).openapi({ description: 'Shown once.' })

export const signInStaff = createRoute({
  method: 'post',
  path: '/console/sign-in',
  tags,
  summary: 'Sign in with the password, and with a code where one is required',
  request: {
    body: jsonBody(
      z.object({
        email: z.string().max(254),
        password: text,
        code: z.string().max(40).default('').openapi({ description: 'Of the authenticator app, or a recovery code.' }),
      }),
    ),
  },
  responses: jsonResponse('Signed in, or a code is required', z.object({ step: z.enum(['done', 'code']) })),
})

export const beginPasskey = createRoute({
  method: 'post',
  path: '/console/passkey/options',
  tags,
  summary: 'A challenge for a passkey, to sign in or to prove identity',
  responses: passkeyOptions,
})

export const signInWithPasskey = createRoute({
  method: 'post',
  path: '/console/passkey/sign-in',
  tags,
  summary: 'Sign in with a passkey',
  request: { body: jsonBody(z.object({ response: assertionSchema })) },
  responses: done,
})

export const readInvitation = createRoute({
  // Not a GET: addresses are in logs.
  method: 'post',
  path: '/console/invitation/details',
  tags,
  summary: 'What a mailed link offers',
  request: { body: jsonBody(z.object({ token })) },
  responses: jsonResponse(
    'The invitation',
    z
      .object({
        kind: z.enum(['invitation', 'reset']),
        email: z.string(),
        name: z.string(),
        language,
        needsSecondFactor: z.boolean(),
        access: z.array(z.object({ role: wordsSchema, supplier: wordsSchema.nullable() })),
      })
      .openapi('StaffInvitation'),
  ),
})

export const beginEnrolment = createRoute({
  method: 'post',
  path: '/console/invitation/totp',
  tags,
  summary: 'The secret for the authenticator app of an invited person',
  request: { body: jsonBody(z.object({ token })) },
  responses: jsonResponse('The secret', totpSchema),
})

export const acceptInvitation = createRoute({
  method: 'post',
  path: '/console/invitation',
  tags,
  summary: 'Set name, password and second factor, and sign in',
  request: {
    body: jsonBody(
      z.object({
        token,
        name: text,
        password: text,
        confirmPassword: text,
        language,
        code: z.string().max(40).default(''),
      }),
    ),
  },
  responses: jsonResponse('Signed in', z.object({ recoveryCodes })),
})

export const getMe = createRoute({
  method: 'get',
  path: '/console/me',
  tags,
  summary: 'The signed-in person, with memberships and second factors',
  responses: jsonResponse(
    'The person',
    z
      .object({
        id: z.int(),
        name: z.string(),
        email: z.string(),
        language,
        membershipId: z.int().openapi({ description: 'The membership that this session works with.' }),
        permissions: z.array(permissionSchema),
        isMarketplace: z.boolean(),
        zone: z.string().openapi({ description: 'The time zone of the marketplace.' }),
        preview: z
          .object({ code: z.string(), name: wordsSchema })
          .nullable()
          .openapi({ description: 'The role as which the person sees the console, without changing anything.' }),
        notices: z.array(z.enum(notices)).openapi({ description: 'What this membership is mailed about.' }),
        isProven: z.boolean().openapi({ description: 'Proved their identity within the last ten minutes.' }),
        memberships: z.array(z.object({ id: z.int(), role: wordsSchema, supplier: wordsSchema.nullable() })),
        offers: z
          .array(z.object({ id: z.int(), role: wordsSchema, supplier: wordsSchema.nullable(), until: instant }))
          .openapi({ description: 'Roles that the person can accept or decline.' }),
        factors: z.object({
          hasTotp: z.boolean(),
          recoveryCodesLeft: z.int(),
          passkeys: z.array(
            z.object({ id: z.int(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() }),
          ),
        }),
      })
      .openapi('StaffMe'),
  ),
})

export const saveMe = createRoute({
  method: 'put',
  path: '/console/me',
  tags,
  summary: 'Change the own name and language',
  request: { body: jsonBody(z.object({ name: text, language })) },
  responses: done,
})

export const saveMyNotices = createRoute({
  method: 'put',
  path: '/console/me/notices',
  tags,
  summary: 'Choose what the membership of this session is mailed about',
  request: { body: jsonBody(z.object({ notices: z.array(z.enum(notices)).max(notices.length) })) },
  responses: done,
})

export const signOutStaff = createRoute({
  method: 'post',
  path: '/console/sign-out',
  tags,
  summary: 'End this session',
  responses: done,
})

export const sessionSchema = z.object({
  id: z.int(),
  device: z.string(),
  network: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
})

export const listSessions = createRoute({
  method: 'get',
  path: '/console/me/sessions',
  tags,
  summary: 'The own sessions',
  responses: jsonResponse(
    'The sessions, the latest first',
    z.object({
      sessions: z.array(sessionSchema.extend({ isThis: z.boolean() })),
    }),
  ),
})

export const endSession = createRoute({
  method: 'delete',
  path: '/console/me/sessions/{sessionId}',
  tags,
  summary: 'End one of the own sessions',
  request: { params: z.object({ sessionId: id }) },
  responses: done,
})

export const endPreview = createRoute({
  method: 'delete',
  path: '/console/me/preview',
  tags,
  summary: 'Leave the preview of a role',
  responses: done,
})

export const switchMembership = createRoute({
  method: 'put',
  path: '/console/me/membership',
  tags,
  summary: 'Work with another membership',
  request: { body: jsonBody(z.object({ membershipId: z.int().min(1) })) },
  responses: done,
})

export const answerOffer = createRoute({
  method: 'put',
  path: '/console/me/offers/{membershipId}',
  tags,
  summary: 'Accept or decline an offered role',
  request: { params: z.object({ membershipId: id }), body: jsonBody(z.object({ isAccepted: z.boolean() })) },
  responses: jsonResponse(
    'Answered',
    z.object({
      isLinkMailed: z.boolean().openapi({
        description: 'The role requires a second factor for the first time: a link is mailed, and all sessions end.',
      }),
    }),
  ),
})

export const proveIdentity = createRoute({
  method: 'post',
  path: '/console/me/proof',
  tags,
  summary: 'Prove identity again, for ten minutes of dangerous acts',
  request: {
    body: jsonBody(
      z.union([
        z.strictObject({ passkey: assertionSchema }),
        z.strictObject({ code: z.string().max(40) }),
        z.strictObject({ password: text }),
      ]),
    ),
  },
  responses: done,
})

export const changeStaffPassword = createRoute({
  method: 'put',
  path: '/console/me/password',
  tags,
  summary: 'Change the own password; other sessions end',
  request: { body: jsonBody(z.object({ password: text, confirmPassword: text })) },
  responses: done,
})

export const beginTotp = createRoute({
  method: 'post',
  path: '/console/me/totp',
  tags,
  summary: 'A secret for another authenticator app',
  responses: jsonResponse('The secret', totpSchema),
})

export const confirmTotp = createRoute({
  method: 'put',
  path: '/console/me/totp',
  tags,
  summary: 'Replace the authenticator app by the one that shows this code',
  request: { body: jsonBody(z.object({ code: z.string().max(40) })) },
  responses: jsonResponse('Replaced', z.object({ recoveryCodes })),
})

export const renewRecoveryCodes = createRoute({
  method: 'post',
  path: '/console/me/recovery-codes',
  tags,
  summary: 'Ten new recovery codes instead of the old ones',
  responses: jsonResponse('The codes', z.object({ recoveryCodes })),
})

export const beginAddingPasskey = createRoute({
  method: 'post',
  path: '/console/me/passkeys/options',
  tags,
  summary: 'A challenge for a new passkey',
  responses: passkeyOptions,
})

export const addPasskey = createRoute({
  method: 'post',
  path: '/console/me/passkeys',
  tags,
  summary: 'Add a passkey',
  request: { body: jsonBody(z.object({ name: z.string().max(200), response: registrationSchema })) },
  responses: done,
})

export const removePasskey = createRoute({
  method: 'delete',
  path: '/console/me/passkeys/{passkeyId}',
  tags,
  summary: 'Remove a passkey',
  request: { params: z.object({ passkeyId: id }) },
  responses: done,
})
