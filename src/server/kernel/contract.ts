import { z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'

export const localeQuery = z
  .enum(locales)
  .default('ar')
  .openapi({ description: 'The language of texts in the response.' })

/** The response 200 with a JSON body, for `createRoute`. */
export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  200: { description, content: { 'application/json': { schema } } },
})

/** A required JSON body of a request, for `createRoute`. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})

/** Why staff refuse, cancel, move or delete something. */
export const reasonSchema = z.string().trim().min(3).max(500)

/** A filter of an address. Invalid values are dropped rather than refused, so that an old link still works. */
export function forgiving<Schema extends z.ZodType>(schema: Schema, instead: z.output<Schema>) {
  // The schema of a `catch` cannot be derived.
  const {
    $schema: _draft,
    pattern: _pattern,
    ...documented
  } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  return schema.catch(instead as never).openapi(documented)
}

/** A day that PostgreSQL accepts: ISO 8601 has a year 0, PostgreSQL has not. */
export const dayQuery = z.iso.date().refine((day) => !day.startsWith('0000'))

/** Any of these, separated by commas. */
export const anyOfQuery = (values: readonly string[]) => {
  const one = `(?:${values.join('|')})`
  return z
    .string()
    .max(300)
    .regex(new RegExp(`^${one}(?:,${one})*$`))
    .optional()
    .openapi({ description: `Any of ${values.join(', ')}, separated by commas.` })
}

/** The values of a filter, separated by commas, of which `known` keeps those it knows. Undefined if none is left. */
export const severalQuery = <Value extends string>(known: (values: string[]) => Value[], description: string) =>
  z
    .string()
    .max(4000)
    .transform((text) => {
      const values = known(text.split(','))
      return values.length > 0 ? values : undefined
    })
    .catch(undefined)
    .optional()
    .openapi({ type: 'string', description })

/** The same for values that are known: those that are given, in the order of `all`. */
export const someOfQuery = <Value extends string>(all: readonly Value[]) =>
  severalQuery(
    (values) => all.filter((value) => values.includes(value)),
    `Any of ${all.join(', ')}, separated by commas.`,
  )

/** A rule of a cancellation policy (domain/cancellation-rule.ts). */
export const cancellationRuleSchema = z.object({ day: z.int(), hour: z.int(), minute: z.int(), percentage: z.int() })

/** What cancelling costs now: this part of the price, up to that instant. */
export const cancellationStepSchema = z.object({ until: z.string(), percentage: z.int() })

/** The same with the refund, in minor units. */
export const refundStepSchema = cancellationStepSchema.extend({ refundMinor: z.int() })

/** A deadline as an instant, and on the clock of a city. */
export const deadlineSchema = z.object({
  at: z.string(),
  localDate: z.string(),
  localTime: z.string(),
  cityName: z.string(),
})

export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) }).openapi('Money')

export const pictureSchema = z
  .object({
    src: z.string(),
    alt: z.string(),
    /** In pixels; 0 if unknown. */
    width: z.int(),
    height: z.int(),
    version: z.string().nullable().openapi({ description: 'Changes with the picture: `v_…` of its rendered address.' }),
    placeholder: z
      .string()
      .nullable()
      .openapi({ description: 'A few pixels as a data: address, to show while the picture loads.' }),
    isIllustration: z.literal(true).optional().openapi({ description: 'A drawing rather than a photograph.' }),
    focus: z
      .object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) })
      .optional()
      .openapi({
        description: 'The point that crops keep, in percent from the left and the top; default: the middle.',
      }),
  })
  .openapi('Picture')

/** Parts of WebAuthn's JSON whose content the library checks. */
const looseRecord = z.record(z.string(), z.unknown())
const credentialId = z.string().min(1).max(1400)
const attachment = z.enum(['platform', 'cross-platform']).optional()

/** A passkey's signature, as `@simplewebauthn/browser` sends it. */
export const assertionSchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: z.string().max(10_000),
      authenticatorData: z.string().max(10_000),
      signature: z.string().max(10_000),
      userHandle: z.string().max(1000).optional(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: looseRecord,
  })
  .openapi('PasskeyAssertion')

/** A new passkey, as `@simplewebauthn/browser` sends it. */
export const registrationSchema = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type: z.literal('public-key'),
    response: z.object({
      clientDataJSON: z.string().max(10_000),
      attestationObject: z.string().max(100_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,40}$/))
        .max(20)
        .optional(),
    }),
    authenticatorAttachment: attachment,
    clientExtensionResults: looseRecord,
  })
  .openapi('PasskeyRegistration')
