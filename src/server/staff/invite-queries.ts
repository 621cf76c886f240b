import type { Locale } from '#domain/locale.ts'
import { INVITE_HOURS } from '#domain/staff-session.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import { hashToken, newToken } from '#server/kernel/token.ts'
import { queueMessages } from '#server/outbox/queue-messages.ts'
import { removeFactors } from './factor-queries.ts'
import { endSessions } from './queries.ts'

export type InviteKind = 'invitation' | 'reset'

/**
 * Stores a link and mails it. Returns its token. Earlier links of the person end, and the authenticator secret that
 * they showed is deleted, except for a link with an offer, which a manager of another scope sends.
 */
export async function sendLink(
  tx: Tx,
  { isOffer = false, ...invite }: { staffId: number; kind: InviteKind; invitedBy: number | null; isOffer?: boolean },
): Promise<string> {
  const token = newToken()
  await tx.rows(
    named({
      name: 'staff.insert_invite',
      text: `with ended as (update staff_invite set expires_at = rihla_now()
          where staff_id = :staffId and used_at is null and expires_at > rihla_now() and not :isOffer),
        forgotten as (update staff set totp_pending = null where id = :staffId and not :isOffer),
        made as (insert into staff_invite (token_hash, staff_id, kind, invited_by, expires_at)
          values (:tokenHash, :staffId, :kind, :invitedBy, rihla_now() + make_interval(hours => :hours)) returning token_hash, staff_id)
        ${queueMessages({
          kind: 'console_invite',
          fact: `encode(made.token_hash, 'hex')`,
          recipient: 's.email',
          language: 's.language',
          payload: `jsonb_build_object('token', :token::text, 'purpose', :kind::text,
            'name', coalesce((select i.name from staff i where i.id = :invitedBy), ''))`,
          from: 'made join staff s on s.id = made.staff_id',
        })}`,
      values: { ...invite, isOffer, token, tokenHash: hashToken(token), hours: INVITE_HOURS },
    }),
  )
  return token
}

/**
 * Removes the person's password and second factors, ends their sessions and mails a link to set them anew. Returns its
 * token.
 */
export async function restartEnrolment(
  tx: Tx,
  { staffId, invitedBy }: { staffId: number; invitedBy: number | null },
): Promise<string> {
  await removeFactors(tx, staffId)
  await endSessions(tx, [staffId], null)
  return sendLink(tx, { staffId, kind: 'reset', invitedBy })
}

/** Mails a notice about a person's access. */
export async function queueNotice(
  tx: Tx,
  notice: { kind: 'console_access' | 'console_reset' | 'console_session'; toStaffId: number; about: string },
): Promise<void> {
  await tx.rows(
    named({
      name: 'staff.queue_notice',
      text: queueMessages({
        kind: ':kind',
        fact: 'gen_random_uuid()',
        recipient: 's.email',
        language: 's.language',
        payload: `jsonb_build_object('name', :about::text)`,
        from: 'staff s where s.id = :toStaffId',
      }),
      values: notice,
    }),
  )
}

export interface InviteRow {
  staffId: number
  kind: InviteKind
  email: string
  name: string
  language: Locale
  totpPending: Buffer | null
}

const INVITE = `i.staff_id as "staffId", i.kind, s.email, s.name, s.language, s.totp_pending as "totpPending"`
const VALID = 'i.token_hash = $1 and i.used_at is null and i.expires_at > rihla_now()'

/** The link of this token, if it is valid. */
export async function findInvite(connection: Connection, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const rows = await connection.rows<InviteRow>({
    name: 'staff.find_invite',
    text: `select ${INVITE} from staff_invite i join staff s on s.id = i.staff_id where ${VALID}`,
    values: [tokenHash],
  })
  return rows[0]
}

/** As findInvite, for its use: a second use waits and finds it used. */
export async function lockInvite(tx: Tx, tokenHash: Buffer): Promise<InviteRow | undefined> {
  const rows = await tx.rows<InviteRow>({
    name: 'staff.lock_invite',
    text: `select ${INVITE} from staff_invite i join staff s on s.id = i.staff_id where ${VALID} for update`,
    values: [tokenHash],
  })
  return rows[0]
}

/** Uses up every link of the person. */
export async function setInvitesUsed(tx: Tx, staffId: number): Promise<void> {
  await tx.rows({
    name: 'staff.invites_used',
    text: 'update staff_invite set used_at = rihla_now() where staff_id = $1 and used_at is null',
    values: [staffId],
  })
}

/**
 * Mails an offer to the person, who answers it when signed in. One who has not accepted any access yet gets a link, which
 * accepts the offer too.
 */
export async function sendOffer(
  tx: Tx,
  offer: { staffId: number; hasAccepted: boolean; membershipId: number; invitedBy: number | null },
): Promise<void> {
  const { staffId, hasAccepted, invitedBy, membershipId } = offer
  if (!hasAccepted) {
    await sendLink(tx, { staffId, kind: 'invitation', invitedBy, isOffer: true })
    return
  }
  await tx.rows(
    named({
      name: 'staff.send_offer',
      text: queueMessages({
        kind: 'console_offer',
        fact: 'gen_random_uuid()',
        recipient: 's.email',
        language: 's.language',
        payload: `jsonb_build_object('name', coalesce((select i.name from staff i where i.id = :invitedBy), ''), 'role', r.name ->> s.language::text, 'supplier', u.name ->> s.language::text)`,
        from: `membership m join staff s on s.id = m.staff_id join role r on r.id = m.role_id
          join supplier u on u.id = m.supplier_id where m.id = :membershipId`,
      }),
      values: { membershipId, invitedBy },
    }),
  )
}
