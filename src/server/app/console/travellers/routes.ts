import { Readable } from 'node:stream'
import { maskEmail } from '#domain/mask.ts'
import type { AuditAction } from '#domain/audit-actions.ts'
import { findAccountOfEmail } from '#server/accounts/find-account-of-email.ts'
import { exportPerson } from '#server/app/accounts/export-person.ts'
import { forgetPerson } from '#server/app/accounts/forget-person.ts'
import { countOrdersOfPerson } from '#server/booking/desk/count-orders-of-person.ts'
import { findTraveller, type Traveller } from '#server/booking/desk/find-traveller.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import type { Connection, Tx } from '#server/kernel/database.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandProof, demandProvenSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import * as contract from './contract.ts'
import { mailDeletion } from './mail-deletion.ts'
import { demandTravellers, mayHandlePrivacy } from './traveller-rights.ts'
import { viewTraveller } from './view-traveller.ts'

const MAX_EXPORTS_AN_HOUR = 20

/** Travellers in the console, behind the session of consoleRoutes. */
export function travellerRoutes(context: Context) {
  return moduleRoutes()
    .openapi(contract.getTraveller, async (c) => {
      const person = c.get('person')
      demandTravellers(person)
      const traveller = await theTraveller(context.db, c.req.valid('param').reference)
      return c.json(await viewTraveller(context, traveller, person), 200)
    })
    .openapi(contract.exportTraveller, async (c) => {
      const person = c.get('person')
      demandPrivacy(person)
      const traveller = await theTraveller(context.db, c.req.valid('param').reference)
      const account = await findAccountOfEmail(context.db, traveller.email)
      const key = `traveller export ${person.staffId}`
      await countAttempt(context.db, {
        key,
        most: MAX_EXPORTS_AN_HOUR,
        windowSeconds: 3600,
        code: 'console.too_many_exports',
      })
      const own = { email: traveller.email, mailbox: traveller.email, userId: account?.userId ?? null }
      const pieces = await exportPerson(context, { ...own, locale: person.language })
      // Before the first byte: a file without its entry must not exist.
      await context.db.transaction(async (tx) => {
        await demandProvenSession(tx, person)
        await record(tx, person, 'traveller.exported', traveller)
      })
      const text = Readable.toWeb(Readable.from(pieces, { objectMode: false }))
      return c.body(text as ReadableStream<Uint8Array<ArrayBuffer>>, 200, jsonFile) as never
    })
    .openapi(contract.deleteTraveller, async (c) => {
      const person = c.get('person')
      demandPrivacy(person)
      const { reference } = c.req.valid('param')
      const { reason, seenOrders } = c.req.valid('json')
      await context.db.transaction(async (tx) => {
        await demandProvenSession(tx, person)
        const traveller = await theTraveller(tx, reference)
        const { email, siteId } = traveller
        const userId = (await findAccountOfEmail(tx, email))?.userId ?? null
        const { orders, ahead } = await countOrdersOfPerson(tx, { userId, email })
        if (ahead > 0) throw new ApiError('conflict', 'console.traveller_ahead', { count: ahead })
        if (orders !== seenOrders) throw new ApiError('conflict', 'console.traveller_changed')
        await record(tx, person, 'traveller.deleted', traveller, { orders, hadAccount: userId !== null, reason })
        if (!(await forgetPerson(tx, { userId, email, ownsMailbox: true, siteId })))
          throw new ApiError('conflict', 'console.traveller_changed')
        // The deletion of an account is confirmed with it.
        if (userId === null) await mailDeletion(tx, traveller)
      })
      return c.json({ ok: true as const }, 200)
    })
}

/** @throws ApiError `console.not_found`, `console.traveller_forgotten` */
async function theTraveller(connection: Connection, reference: string): Promise<Traveller> {
  const traveller = await findTraveller(connection, reference)
  if (!traveller) throw new ApiError('missing', 'console.not_found')
  if (traveller.email === '') throw new ApiError('gone', 'console.traveller_forgotten')
  return traveller
}

/** @throws ApiError `console.forbidden`, `console.proof_required` */
function demandPrivacy(person: SignedInStaff): void {
  demandTravellers(person)
  if (!mayHandlePrivacy(person)) throw new ApiError('forbidden', 'console.forbidden')
  demandProof(person)
}

/** The address is masked, also in the reason: the log outlives it. */
async function record(
  tx: Tx,
  person: SignedInStaff,
  action: AuditAction,
  { orderId, email }: Traveller,
  { reason, ...change }: Record<string, unknown> & { reason?: string } = {},
): Promise<void> {
  const masked = maskEmail(email)
  await recordAudit(tx, {
    actor: person,
    action,
    subject: { kind: 'traveller', id: orderId },
    supplierId: null,
    after: { email: masked, ...change },
    ...(reason === undefined ? {} : { reason: withoutAddress(reason, email) }),
  })
}

function withoutAddress(text: string, email: string): string {
  const at = text.toLowerCase().indexOf(email.toLowerCase())
  if (at < 0) return text
  return text.slice(0, at) + maskEmail(email) + withoutAddress(text.slice(at + email.length), email)
}

const jsonFile = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="traveller.json"',
  'cache-control': 'private, no-store',
}
