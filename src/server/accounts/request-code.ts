import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { deviceOfAccount } from './known-device.ts'
import { sendCode } from './mail-code.ts'

/**
 * Mails a code that signs in, and creates the account if the address has none. Every address gets the same response
 * after the same work. A device that has signed in to the account has a limit of its own: requests of others do not count
 * against it.
 * @throws ApiError `account.fields_invalid`, `account.too_many_attempts`
 */
export async function requestCode(
  context: Context,
  input: { visitor: Visitor; locale: Locale; email: string; device?: string | null },
): Promise<{ challenge: string }> {
  const fields = checkFields({ email: input.email })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const { visitor, locale } = input
  const email = tidyLine(input.email)
  const account = email.toLowerCase()
  const device = deviceOfAccount(context.configuration, input.device, email)
  await countInTurn(
    context.db,
    'account.too_many_attempts',
    // With five tries a code, the last limits of each bound the guesses at one address.
    device === null
      ? [
          [
            ...networkLimits(visitor.address, { key: 'code', most: 20, windowSeconds: 900 }),
            ...networkLimits(visitor.address, { key: 'code', of: account, most: 5, windowSeconds: 3600 }),
          ],
          [{ key: `code hour ${account}`, most: 10, windowSeconds: 3600 }],
          [{ key: `code day ${account}`, most: 30, windowSeconds: 86_400 }],
        ]
      : [
          [{ key: `code hour device ${device}`, most: 5, windowSeconds: 3600 }],
          [{ key: `code day device ${device}`, most: 20, windowSeconds: 86_400 }],
        ],
  )
  return sendCode(context, { purpose: 'sign_in', email, userId: null, language: locale, siteId: visitor.site.id })
}
