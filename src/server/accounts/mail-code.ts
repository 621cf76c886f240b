import { createHmac, randomInt } from 'node:crypto'
import { latinDigits } from '#domain/arabic.ts'
import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Configuration } from '#server/kernel/configuration.ts'
import type { Context } from '#server/kernel/context.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { insertCode, tryCode, type CodePurpose, type TriedCode } from './code-queries.ts'

/**
 * Mails a six-digit code that is valid for ten minutes. Returns the challenge: the requesting browser sends it with the
 * code.
 */
export async function sendCode(
  context: Context,
  input: { purpose: CodePurpose; email: string; userId: number | null; language: Locale; siteId: number },
): Promise<{ challenge: string }> {
  const challenge = newToken()
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await insertCode(context.db, {
    ...input,
    code,
    challengeHash: hashToken(challenge),
    codeHash: hashCode(context.configuration, challenge, code),
  })
  return { challenge }
}

/**
 * Uses up a mailed code. Spaces and Arabic digits are accepted. Call it outside a transaction, which would roll back the
 * count of a wrong try.
 * @throws ApiError `account.fields_invalid` at `code` if it is wrong, `account.code_expired` if it is used, older than
 * ten minutes or was tried five times
 */
export async function checkCode(
  context: Context,
  input: { purpose: CodePurpose; challenge: string; code: string; userId: number | null },
): Promise<Omit<TriedCode, 'isRight'>> {
  const { purpose, challenge, userId } = input
  const code = latinDigits(input.code).replaceAll(/[^\d]/g, '')
  if (code === '') throw wrongCode('required')
  if (code.length !== 6) throw wrongCode('code_wrong')
  const tried = await tryCode(context.db, {
    purpose,
    userId,
    challengeHash: hashToken(challenge),
    codeHash: hashCode(context.configuration, challenge, code),
  })
  if (!tried) throw new ApiError('gone', 'account.code_expired')
  if (!tried.isRight) throw wrongCode('code_wrong')
  return { email: tried.email, language: tried.language }
}

const wrongCode = (code: 'required' | 'code_wrong') =>
  new ApiError('invalid', 'account.fields_invalid', { fields: [{ field: 'code', code }] })

/** Keyed: a plain hash of six digits is reversed by trying all of them. */
function hashCode({ secret }: Pick<Configuration, 'secret'>, challenge: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`mail code\n${challenge}\n${code}`).digest()
}
