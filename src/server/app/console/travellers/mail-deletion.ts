import type { Traveller } from '#server/booking/desk/find-traveller.ts'
import type { Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'

/**
 * Confirms to a guest without an account that their data were deleted; the mail's address is erased once it is sent. After
 * the deletion, which removes what waits for the address.
 */
export async function mailDeletion(tx: Tx, { email, language, siteId }: Traveller): Promise<void> {
  await tx.rows(
    named({
      name: 'travellers.mail_deletion',
      text: queueMessages({
        kind: 'guest_deleted',
        fact: 'gen_random_uuid()',
        recipient: ':email',
        language: ':language',
        payload: `jsonb_build_object('siteId', :siteId::bigint)`,
        from: '(select 1) one',
      }),
      values: { email, language, siteId },
    }),
  )
}
