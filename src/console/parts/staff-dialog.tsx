import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { languageNames, locales, type Locale } from '#domain/locale.ts'
import { api } from '#console/lib/api.ts'
import { autofocus } from '#console/lib/autofocus.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { meQuery, rolesQuery } from '#console/lib/queries.ts'
import { useFieldWords, useLocalWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { useProof } from '#console/parts/proof.tsx'
import type { Person } from '#console/screens/staff-screen.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { formText } from '#web/lib/form-text.ts'

type Membership = Person['memberships'][number]
export type StaffAct =
  | { kind: 'invite' }
  | { kind: 'resend' | 'reset'; person: Person }
  | { kind: 'role' | 'end'; person: Person; membership: Membership }

interface Supplier {
  id: number
  name: { ar: string; en: string }
}

/** Confirms an act on a person: its consequences, and a button that names the act. */
export function StaffDialog({
  act,
  suppliers,
  onClose,
}: {
  act: StaffAct
  suppliers: Supplier[]
  onClose: () => void
}) {
  const t = useTranslations('console.staff')
  const queries = useQueryClient()
  const withProof = useProof()
  const fieldWordsOf = useFieldWords()
  const [error, setError] = useState<unknown>()
  const [isPending, setIsPending] = useState(false)
  const done = { invite: 'sent', resend: 'resent', reset: 'resetDone', role: 'changed', end: 'ended' } as const
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsPending(true)
    setError(undefined)
    withProof(() => send(act, form))
      .then(async () => {
        await queries.invalidateQueries()
        onClose()
        await showToast('success', t(done[act.kind]))
      })
      .catch((caught: unknown) => {
        setError(caught)
        setIsPending(false)
      })
  }
  const fields = fieldWordsOf(error)
  const local = useLocalWords()
  const name = 'person' in act ? act.person.name : ''
  const [title, lead, label] = {
    invite: [t('inviteTitle'), t('inviteLead'), t('send')],
    resend: [t('resend'), t('inviteLead'), t('resend')],
    reset: [t('resetTitle', { name }), t('resetLead'), t('reset')],
    role: [t('changeTitle', { name }), t('changeLead'), t('changeRole')],
    end: [
      t('endTitle', { name }),
      t('endLead', { role: 'membership' in act ? local(act.membership.role) : '' }),
      t('end'),
    ],
  }[act.kind] as [string, string, string]
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-soft">{lead}</p>
        {act.kind === 'invite' && <InviteFields suppliers={suppliers} fields={fields} />}
        {act.kind === 'role' && <RoleField supplierId={act.membership.supplierId} chosen={act.membership.roleCode} />}
        <FormFoot error={error} isPending={isPending} isFocused={act.kind !== 'invite' && act.kind !== 'role'}>
          {label}
        </FormFoot>
      </form>
    </Dialog>
  )
}

function send(act: StaffAct, form: FormData): Promise<unknown> {
  const typed = (name: string) => formText(form, name)
  switch (act.kind) {
    case 'invite': {
      const supplierId = typed('supplierId') === '' ? null : Number(typed('supplierId'))
      const json = {
        email: typed('email'),
        name: typed('name'),
        language: typed('language') as Locale,
        role: typed('role'),
        supplierId,
      }
      return bodyOf(api.staff.$post({ json }))
    }
    case 'resend':
      return bodyOf(api.staff[':staffId'].invitation.$post({ param: { staffId: String(act.person.id) } }))
    case 'reset':
      return bodyOf(api.staff[':staffId'].reset.$post({ param: { staffId: String(act.person.id) } }))
    case 'role':
      return bodyOf(
        api.memberships[':membershipId'].$put({
          param: { membershipId: String(act.membership.id) },
          json: { role: typed('role') },
        }),
      )
    default:
      return bodyOf(api.memberships[':membershipId'].$delete({ param: { membershipId: String(act.membership.id) } }))
  }
}

function InviteFields({ suppliers, fields }: { suppliers: Supplier[]; fields: Record<string, string> }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const { language } = useLanguage()
  const { data: me } = useQuery(meQuery)
  const isMarketplace = me?.isMarketplace ?? false
  const [supplierId, setSupplierId] = useState(isMarketplace ? '' : String(suppliers[0]?.id ?? ''))
  return (
    <>
      <Field
        label={t('staff.email')}
        name="email"
        type="email"
        required
        ref={autofocus}
        error={fields['email']}
        dir="ltr"
        autoComplete="off"
      />
      <Field label={t('staff.name')} name="name" required error={fields['name']} autoComplete="off" />
      <SelectField
        label={t('staff.for')}
        name="supplierId"
        value={supplierId}
        onChange={(event) => setSupplierId(event.target.value)}
      >
        {isMarketplace && <option value="">{t('nav.marketplace')}</option>}
        {suppliers.map(({ id, name }) => (
          <option key={id} value={id}>
            {local(name)}
          </option>
        ))}
      </SelectField>
      <RoleField supplierId={supplierId === '' ? null : Number(supplierId)} />
      <SelectField label={t('staff.language')} name="language" defaultValue={language}>
        {locales.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The roles that fit: of the marketplace or of a supplier. */
function RoleField({ supplierId, chosen }: { supplierId: number | null; chosen?: string }) {
  const t = useTranslations('console.staff')
  const local = useLocalWords()
  const { data } = useQuery(rolesQuery)
  const { data: me } = useQuery(meQuery)
  const kind = supplierId === null ? 'marketplace' : 'supplier'
  const roles = (data?.roles ?? []).filter(
    (role) => role.kind === kind && role.permissions.every((one) => me?.permissions.includes(one)),
  )
  return (
    <SelectField
      label={t('role')}
      name="role"
      required
      key={`${kind} ${roles.length}`}
      defaultValue={chosen ?? ''}
      {...(chosen === undefined ? {} : { ref: autofocus })}
    >
      {/* The first role is Owner: it has to be chosen. */}
      {chosen === undefined && <option value="">{t('chooseRole')}</option>}
      {roles.map(({ code, name }) => (
        <option key={code} value={code}>
          {local(name)}
        </option>
      ))}
    </SelectField>
  )
}
