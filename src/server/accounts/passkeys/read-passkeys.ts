import type { z } from '@hono/zod-openapi'
import type { Context } from '#server/kernel/context.ts'
import type { Visitor } from '#server/kernel/visitor.ts'
import type { passkeysSchema } from '#server/accounts/contract.ts'
import { signedInAccount } from '#server/accounts/signed-in-account.ts'
import { deletePasskey, listPasskeysOf } from './passkey-queries.ts'
import { relyingParty } from './relying-party.ts'

/** The account's passkeys of this site. Throws ApiError `account.sign_in_required`. */
export async function readPasskeys(
  context: Context,
  { visitor }: { visitor: Visitor },
): Promise<z.infer<typeof passkeysSchema>> {
  const { host } = relyingParty(context.configuration, visitor.site)
  const rows = await listPasskeysOf(context.db, signedInAccount(visitor), host)
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/** Removes a passkey of the account, if it has it. Throws ApiError `account.sign_in_required`. */
export async function removePasskey(context: Context, input: { visitor: Visitor; id: string }): Promise<void> {
  await deletePasskey(context.db, signedInAccount(input.visitor), input.id)
}
