import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context as HonoContext } from 'hono'
import { parseAuditSubject } from '#domain/audit-actions.ts'
import { permissionsOf } from '#domain/roles.ts'
import { hostName } from '#domain/site-origin.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import { countAttempt } from '#server/kernel/count-attempt.ts'
import { csvHeaders, csvStream, filtersText } from '#server/kernel/csv-file.ts'
import { moduleRoutes, type Env } from '#server/kernel/http.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { addPasskey, beginAddingPasskey } from './add-passkey.ts'
import { answerOffer } from './answer-offer.ts'
import { beginEnrolment } from './begin-enrolment.ts'
import { beginPreview } from './begin-preview.ts'
import { endPreview } from './end-preview.ts'
import { refuseInPreview } from './refuse-in-preview.ts'
import { changeMembership } from './change-membership.ts'
import { changeStaffPassword } from './change-staff-password.ts'
import * as contract from './contract.ts'
import { endMembership, type ReleaseWork } from './end-membership.ts'
import { endSession } from './end-session.ts'
import { identifyPerson } from './identify-person.ts'
import { inviteStaff } from './invite-staff.ts'
import { auditCsv } from './audit-csv.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit, type AuditFilter } from './list-audit.ts'
import { endSessionOf } from './end-session-of.ts'
import { listSessionsOf } from './list-sessions-of.ts'
import type { SessionView } from './session-queries.ts'
import { listSessions } from './list-sessions.ts'
import { listStaff, listSupplierNames } from './list-staff.ts'
import * as people from './people/contract.ts'
import { proveIdentity, type Proof } from './prove-identity.ts'
import { readInvitation } from './read-invitation.ts'
import { readMe } from './read-me.ts'
import { readRoles } from './read-roles.ts'
import { removePasskey } from './remove-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp } from './replace-totp.ts'
import { resendInvitation } from './resend-invitation.ts'
import { resetFactors } from './reset-factors.ts'
import { saveOwnNotices } from './save-own-notices.ts'
import { saveOwnProfile } from './save-own-profile.ts'
import { saveRole } from './save-role.ts'
import { readStaffCookie, writeStaffCookie } from './session-cookie.ts'
import { signInStaff } from './sign-in-staff.ts'
import { beginPasskey, signInWithPasskey } from './sign-in-with-passkey.ts'
import { switchMembership } from './switch-membership.ts'

/** Paths that need no session, or that a guide's pass may use too (trips/door). */
const isOpen = (path: string) =>
  /^\/api\/console\/(sign-in|passkey\/(options|sign-in)|invitation(\/(details|totp))?|door\/.+)$/.test(path)

const REQUESTS = { most: 600, windowSeconds: 60 }
const ok = { ok: true as const }

/** The routes of the console. They exist at the marketplace's own host only: other hosts may lead through machines of suppliers. */
export function consoleRoutes(context: Context, releaseWork: ReleaseWork) {
  const { isSecure } = context.configuration
  const deviceOf = (c: HonoContext<Env>) => ({
    address: c.get('visitor').address,
    userAgent: c.req.header('user-agent') ?? '',
  })
  const enter = (c: HonoContext<Env>, token: string) => writeStaffCookie(c, token, isSecure)

  const routes = moduleRoutes()
  // Before the request is validated.
  routes.use('/console/*', async (c, next) => {
    if (hostName(c.req.header('host') ?? '') !== new URL(context.configuration.origin).hostname)
      throw new ApiError('missing', 'request.path_unknown')
    if (!isOpen(c.req.path)) {
      const token = readStaffCookie(c, isSecure)
      const isIdle = c.req.method === 'GET' && c.req.header('x-rihla-idle') === '1'
      const isPassive = isIdle || /^\/api\/console\/(changes|presence)$/.test(c.req.path)
      const person = await identifyPerson(context, { token, address: c.get('visitor').address, isPassive })
      await countAttempt(context.db, {
        key: `console ${person.staffId}`,
        ...REQUESTS,
        code: 'console.too_many_attempts',
      })
      refuseInPreview(person, c.req)
      c.set('person', person)
    }
    await next()
  })
  return routes
    .openapi(contract.signInStaff, async (c) => {
      const result = await signInStaff(context, { ...c.req.valid('json'), device: deviceOf(c) })
      if (result.step === 'done') enter(c, result.token)
      return c.json({ step: result.step }, 200)
    })
    .openapi(contract.beginPasskey, async (c) => {
      const options = await beginPasskey(context, { address: c.get('visitor').address })
      return c.json({ options } as never, 200)
    })
    .openapi(contract.signInWithPasskey, async (c) => {
      const response = c.req.valid('json').response as AuthenticationResponseJSON
      enter(c, await signInWithPasskey(context, { response, device: deviceOf(c) }))
      return c.json(ok, 200)
    })
    .openapi(contract.readInvitation, async (c) => c.json(await readInvitation(context, c.req.valid('json')), 200))
    .openapi(contract.beginEnrolment, async (c) => c.json(await beginEnrolment(context, c.req.valid('json')), 200))
    .openapi(contract.acceptInvitation, async (c) => {
      const { token, recoveryCodes } = await acceptInvitation(context, { ...c.req.valid('json'), device: deviceOf(c) })
      enter(c, token)
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(contract.getMe, async (c) => {
      const { factors, offers, ...me } = await readMe(context, { person: c.get('person') })
      const passkeys = factors.passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
        ...passkey,
        createdAt: createdAt.toISOString(),
        lastUsedAt: iso(lastUsedAt),
      }))
      const offered = offers.map(({ until, ...offer }) => ({ ...offer, until: until.toISOString() }))
      const { zone } = c.get('visitor').site
      return c.json({ ...me, zone, offers: offered, factors: { ...factors, passkeys } }, 200)
    })
    .openapi(contract.saveMe, async (c) => {
      await saveOwnProfile(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.saveMyNotices, async (c) => {
      await saveOwnNotices(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.signOutStaff, async (c) => {
      const person = c.get('person')
      await endSession(context, { person, sessionId: person.sessionId })
      writeStaffCookie(c, '', isSecure)
      return c.json(ok, 200)
    })
    .openapi(contract.listSessions, async (c) => {
      const person = c.get('person')
      const sessions = (await listSessions(context, { person })).map((session) => ({
        ...viewSession(session),
        isThis: session.id === person.sessionId,
      }))
      return c.json({ sessions }, 200)
    })
    .openapi(contract.endSession, async (c) => {
      await endSession(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(contract.endPreview, async (c) => {
      await endPreview(context, { person: c.get('person') })
      return c.json(ok, 200)
    })
    .openapi(contract.switchMembership, async (c) => {
      await switchMembership(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.answerOffer, async (c) => {
      const wish = { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await answerOffer(context, wish), 200)
    })
    .openapi(contract.proveIdentity, async (c) => {
      await proveIdentity(context, { person: c.get('person'), proof: c.req.valid('json') as Proof })
      return c.json(ok, 200)
    })
    .openapi(contract.changeStaffPassword, async (c) => {
      await changeStaffPassword(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(contract.beginTotp, async (c) => c.json(await beginTotp(context, { person: c.get('person') }), 200))
    .openapi(contract.confirmTotp, async (c) => {
      const recoveryCodes = await confirmTotp(context, { person: c.get('person'), ...c.req.valid('json') })
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(contract.renewRecoveryCodes, async (c) =>
      c.json({ recoveryCodes: await renewRecoveryCodes(context, { person: c.get('person') }) }, 200),
    )
    .openapi(contract.beginAddingPasskey, async (c) => {
      const options = await beginAddingPasskey(context, { person: c.get('person') })
      return c.json({ options } as never, 200)
    })
    .openapi(contract.addPasskey, async (c) => {
      const { name, response } = c.req.valid('json')
      await addPasskey(context, { person: c.get('person'), name, response: response as RegistrationResponseJSON })
      return c.json(ok, 200)
    })
    .openapi(contract.removePasskey, async (c) => {
      await removePasskey(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(people.listStaff, async (c) => {
      const person = c.get('person')
      const people = (await listStaff(context, { manager: person })).map((one) => ({
        id: one.id,
        name: one.name,
        email: one.email,
        acceptedAt: iso(one.acceptedAt),
        lastSeenAt: iso(one.lastSeenAt),
        inviteExpiresAt: iso(one.inviteExpiresAt),
        hasTotp: one.hasTotp,
        passkeys: one.passkeys,
        memberships: one.memberships.map((membership) => ({
          id: membership.id,
          roleCode: membership.roleCode,
          role: membership.roleName,
          supplierId: membership.supplierId,
          supplier: membership.supplierName,
          offeredUntil: iso(membership.offeredUntil),
        })),
      }))
      const suppliers = (await listSupplierNames(context))
        .filter(({ id }) => person.scope === 'all' || person.scope === id)
        .map(({ id, name }) => ({ id, name }))
      return c.json({ people, suppliers }, 200)
    })
    .openapi(people.inviteStaff, async (c) => {
      await inviteStaff(context, { manager: c.get('person'), ...c.req.valid('json') })
      return c.json(ok, 200)
    })
    .openapi(people.resendInvitation, async (c) => {
      await resendInvitation(context, { manager: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(people.resetFactors, async (c) => {
      await resetFactors(context, { manager: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(people.listSessionsOf, async (c) => {
      const sessions = await listSessionsOf(context, { manager: c.get('person'), ...c.req.valid('param') })
      return c.json({ sessions: sessions.map(viewSession) }, 200)
    })
    .openapi(people.endSessionOf, async (c) => {
      await endSessionOf(context, { manager: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(people.changeMembership, async (c) => {
      const wish = { manager: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') }
      await changeMembership(context, { ...wish, releaseWork })
      return c.json(ok, 200)
    })
    .openapi(people.endMembership, async (c) => {
      await endMembership(context, { manager: c.get('person'), ...c.req.valid('param'), releaseWork })
      return c.json(ok, 200)
    })
    .openapi(people.listRoles, async (c) => {
      const roles = (await readRoles(context, { person: c.get('person') })).map((role) => ({
        ...role,
        possible: [...permissionsOf(role.kind)],
      }))
      return c.json({ roles }, 200)
    })
    .openapi(people.saveRole, async (c) => {
      const wish = { person: c.get('person'), ...c.req.valid('param'), ...c.req.valid('json') }
      return c.json(await saveRole(context, wish), 200)
    })
    .openapi(people.beginPreview, async (c) => {
      await beginPreview(context, { person: c.get('person'), ...c.req.valid('param') })
      return c.json(ok, 200)
    })
    .openapi(people.listAudit, async (c) => {
      const person = c.get('person')
      const filter = auditFilterOf(c.req.valid('query'))
      const { entries, ...page } = await listAudit(context, { person, filter })
      const suppliers = person.scope === 'all' ? await listSupplierNames(context) : []
      return c.json(
        {
          ...page,
          entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
          suppliers: suppliers.map(({ id, name }) => ({ id, name })),
        },
        200,
      )
    })
    .openapi(people.exportAudit, async (c) => {
      const person = c.get('person')
      const filters = filtersText(c.req.query(), c.req.valid('query'), 'reason')
      const entries = await exportAudit(context, { person, filter: auditFilterOf(c.req.valid('query')), filters })
      return c.body(csvStream(auditCsv(entries, person)), 200, csvHeaders('audit-log.csv'))
    })
}

type AuditQuery = { [Name in Exclude<keyof AuditFilter, 'subject'>]?: AuditFilter[Name] | undefined } & {
  subject?: string | undefined
}

function auditFilterOf({ action, staffId, subject, supplierId, reason, from, to, before }: AuditQuery): AuditFilter {
  return {
    action: action ?? null,
    staffId: staffId ?? null,
    subject: subject === undefined ? null : parseAuditSubject(subject),
    supplierId: supplierId ?? null,
    reason: reason ?? null,
    from: from ?? null,
    to: to ?? null,
    before: before ?? null,
  }
}

const viewSession = ({ id, device, network, createdAt, lastSeenAt }: SessionView) => ({
  id,
  device,
  network,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
})

const iso = (instant: Date | null) => instant?.toISOString() ?? null
