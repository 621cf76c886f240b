import { tidyLine } from '#domain/invisible.ts'
import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import { countInTurn, networkLimits } from '#server/kernel/count-attempt.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import { checkFields } from './check-fields.ts'
import { deviceOfAccount } from './known-device.ts'
import { insertReset } from './queries.ts'

/**
 * Mails a single-use link that is valid for an hour, in the account's language, if the address has an account.
 * Otherwise returns the same response after the same work. A device that has signed in to the account has a limit of its
 * own.
 */
export async function requestReset(
  context: Context,
  input: { visitor: Visitor; locale: Locale; email: string; device?: string | null },
): Promise<void> {
  const fields = checkFields({ email: input.email })
  if (fields.length > 0) throw new ApiError('invalid', 'account.fields_invalid', { fields })
  const email = tidyLine(input.email)
  const account = email.toLowerCase()
  const { address } = input.visitor
  const device = deviceOfAccount(context.configuration, input.device, email)
  await countInTurn(
    context.db,
    'account.too_many_attempts',
    device === null
      ? [
          [
            ...networkLimits(address, { key: 'reset', most: 20, windowSeconds: 3600 }),
            ...networkLimits(address, { key: 'reset', of: account, most: 3, windowSeconds: 3600 }),
          ],
          [{ key: `reset ${account}`, most: 6, windowSeconds: 3600 }],
        ]
      : [[{ key: `reset device ${device}`, most: 3, windowSeconds: 3600 }]],
  )

  const token = newToken()
  const siteId = input.visitor.site.id
  await insertReset(context.db, { tokenHash: hashToken(token), token, email, language: input.locale, siteId })
}
