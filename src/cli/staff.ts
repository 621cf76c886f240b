import { isLocale } from '#domain/locale.ts'
import { onClockOf } from '#domain/date-words.ts'
import { releaseWork } from '#server/app/console/inbox/release-work.ts'
import { endMembership } from '#server/staff/end-membership.ts'
import { findPersonByEmail } from '#server/staff/find-person.ts'
import { inviteStaff } from '#server/staff/invite-staff.ts'
import { listStaff, listSupplierNames } from '#server/staff/list-staff.ts'
import { readCode } from '#server/staff/read-code.ts'
import { resendInvitation } from '#server/staff/resend-invitation.ts'
import { resetFactors } from '#server/staff/reset-factors.ts'
import { StartError } from '#server/kernel/start-error.ts'
import { defineCommand, required, runCommand, UsageError, type CommandContext } from './run-command.ts'

export const staff = defineCommand({
  name: 'staff',
  options: {
    name: { type: 'string', value: '"Layla Hassan"', does: 'the name of the invited person' },
    role: { type: 'string', value: 'owner', does: 'the role (default: owner)' },
    supplier: { type: 'string', value: 'CODE', does: 'for a role of a supplier' },
    language: { type: 'string', value: 'ar', does: 'the language of the invitation: ar (default) or en' },
  },
  subcommands: {
    list: { does: 'lists the people with access to the console', takes: 0, prepare: () => list },
    invite: {
      usage: 'layla@example.com --name "Layla Hassan"',
      does: 'gives a person a role and mails a link, which is also printed',
      takes: 1,
      prepare: (values, email = '') => {
        const name = required(values.name, '--name')
        const { role = 'owner', language = 'ar', supplier } = values
        if (!isLocale(language)) throw new UsageError('--language must be ar or en.')
        return async (context) => {
          const supplierId = supplier === undefined ? null : await supplierOf(context, supplier)
          const { token } = await inviteStaff(context, { manager: null, email, name, language, role, supplierId })
          if (token === null) context.terminal.out(`${email} now has the role ${role}.\n`)
          else printLink(context, email, token)
        }
      },
    },
    reset: {
      usage: 'layla@example.com',
      does: 'removes the password and second factors of a person, if set, and mails a new link, which is also printed',
      takes: 1,
      prepare:
        (_, email = '') =>
        async (context) => {
          const { id: staffId, hasAccepted } = await findPersonByEmail(context, { email })
          const act = hasAccepted ? resetFactors : resendInvitation
          const { token } = await act(context, { manager: null, staffId })
          if (token === null) context.terminal.out(`${email} gets the offers of suppliers again by mail.\n`)
          else printLink(context, email, token)
        },
    },
    end: {
      usage: 'layla@example.com',
      does: 'ends all access of a person',
      takes: 1,
      prepare:
        (_, email = '') =>
        async (context) => {
          const { memberships } = await findPersonByEmail(context, { email })
          for (const { id } of memberships)
            await endMembership(context, { manager: null, membershipId: id, releaseWork })
          context.terminal.out(`${email} has no access any more.\n`)
        },
    },
    code: {
      usage: 'owner@rihla.example',
      does: 'prints the current code of a person’s authenticator app; not in production',
      takes: 1,
      prepare:
        (_, email = '') =>
        async (context) => {
          if (context.configuration.isProduction)
            throw new StartError('Codes of second factors are not printed when NODE_ENV is production.')
          context.terminal.out(`${await readCode(context, { email })}\n`)
        },
    },
  },
  notes: 'The first owner is invited with this command; owners invite the others in the console, at /console.',
})

function printLink({ configuration, terminal }: CommandContext, email: string, token: string): void {
  terminal.out(
    `${email} gets this link by mail, valid for 72 hours:\n${configuration.origin}/console/invitation#${token}\n`,
  )
}

async function supplierOf(context: CommandContext, code: string): Promise<number> {
  const supplier = (await listSupplierNames(context)).find((one) => one.code === code)
  if (!supplier) throw new UsageError(`There is no supplier ${code}.`)
  return supplier.id
}

async function list(context: CommandContext): Promise<void> {
  const people = await listStaff(context, { manager: null })
  for (const { name, email, acceptedAt, lastSeenAt, hasTotp, passkeys, memberships } of people) {
    const roles = memberships.map(({ roleCode, supplierName }) =>
      [roleCode, supplierName?.en].filter(Boolean).join(' of '),
    )
    const factors = [...(hasTotp ? ['app'] : []), ...(passkeys > 0 ? [`${passkeys} passkeys`] : [])].join(', ')
    const state = acceptedAt === null ? 'invited' : `second factor: ${factors || 'none'}`
    const seen = lastSeenAt === null ? 'never' : onClockOf(lastSeenAt.toISOString(), 'UTC').localDate
    context.terminal.out(`${name} <${email}>  ${roles.join(', ')}  ${state}, last seen ${seen}\n`)
  }
  context.terminal.out(`People: ${people.length}.\n`)
}

if (import.meta.main) process.exitCode = await runCommand(staff, process.argv.slice(2))
