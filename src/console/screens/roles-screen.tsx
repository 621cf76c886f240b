import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import { needsSecondFactor, permissions, type Permission } from '#domain/permissions.ts'
import { api } from '#console/lib/api.ts'
import { otherChangeOf, type OtherChange } from '#console/lib/other-change.ts'
import { meQuery, rolesQuery } from '#console/lib/queries.ts'
import { useErrorWords, useLocalWords } from '#console/lib/use-words.ts'
import { ChangedNotice } from '#console/parts/changed-notice.tsx'
import { PageHead } from '#console/parts/panel.tsx'
import { PreviewButton } from '#console/parts/preview-button.tsx'
import { useProof } from '#console/parts/proof.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'

type Role = Awaited<ReturnType<NonNullable<typeof rolesQuery.queryFn>>>['roles'][number]

const groups: [
  name: 'orders' | 'money' | 'departures' | 'catalogue' | 'service' | 'settings' | 'insight',
  subjects: string[],
][] = [
  ['orders', ['orders', 'guests']],
  ['money', ['refunds', 'transfers', 'settlements']],
  ['departures', ['departures', 'tickets']],
  ['catalogue', ['catalogue', 'content', 'promo_codes', 'redirects']],
  ['service', ['reviews', 'messages', 'quotes']],
  ['settings', ['sites', 'settings', 'rates', 'staff', 'keys']],
  ['insight', ['reports', 'audit', 'health']],
]

/** The unsaved changes of roles, by code. */
type Changes = Record<string, Partial<Record<Permission, boolean>>>

/** A colleague was faster: the role as it is now. */
interface Overtaken extends OtherChange<Permission[]> {
  code: string
}

/** The permissions of a role with the unsaved changes, which stay when a colleague changes other permissions. */
function wantedOf({ permissions: held, possible }: Role, changes: Changes[string] = {}): Permission[] {
  return possible.filter((one) => changes[one] ?? held.includes(one))
}

const isChanged = ({ permissions: held, possible }: Role, changes: Changes[string] = {}) =>
  possible.some((one) => (changes[one] ?? held.includes(one)) !== held.includes(one))

export function RolesScreen() {
  const t = useTranslations('console.roles')
  const { data, error, refetch } = useQuery(rolesQuery)
  const { data: me } = useQuery(meQuery)
  const queries = useQueryClient()
  const withProof = useProof()
  const wordsOf = useErrorWords()
  const [changes, setChanges] = useState<Changes>({})
  const [errorText, setErrorText] = useState<string>()
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [isPending, setIsPending] = useState(false)
  if (error !== null && !data)
    return (
      <div className="grid gap-4">
        <PageHead title={t('title')} />
        <Failed error={error} onAgain={refetch} />
      </div>
    )
  if (!data) return <Loading />

  const changed = data.roles.filter((role) => isChanged(role, changes[role.code])).map(({ code }) => code)
  const enrolling = data.roles
    .filter((role) => !needsSecondFactor(role.permissions) && needsSecondFactor(wantedOf(role, changes[role.code])))
    .reduce((sum, { passwordOnly }) => sum + passwordOnly, 0)
  const toggle = (role: Role, permission: Permission) => {
    const isHeld = wantedOf(role, changes[role.code]).includes(permission)
    const { [role.code]: own = {}, ...others } = changes
    const { [permission]: _, ...rest } = own
    const next = role.permissions.includes(permission) === isHeld ? { ...rest, [permission]: !isHeld } : rest
    setChanges(Object.keys(next).length === 0 ? others : { ...others, [role.code]: next })
  }
  const save = async () => {
    setIsPending(true)
    setErrorText(undefined)
    setOvertaken(undefined)
    const left = { ...changes }
    let isWhole = true
    for (const role of data.roles.filter(({ code }) => changed.includes(code)))
      try {
        const json = { permissions: wantedOf(role, changes[role.code]), seenPermissions: role.permissions }
        await withProof(() => bodyOf(api.roles[':code'].$put({ param: { code: role.code }, json })))
        delete left[role.code]
      } catch (caught) {
        const others = otherChangeOf<Permission[]>(caught, 'console.role_changed')
        if (others) setOvertaken({ ...others, code: role.code })
        else setErrorText(wordsOf(caught))
        isWhole = false
        break
      }
    setChanges(isWhole ? {} : left)
    if (isWhole) await showToast('success', t('saved'))
    await queries.invalidateQueries()
    setIsPending(false)
  }
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={t('lead')} />
      <Matrix roles={data.roles} changes={changes} isMarketplace={me?.isMarketplace ?? false} onToggle={toggle} />
      {overtaken && <OvertakenRole overtaken={overtaken} roles={data.roles} />}
      {errorText !== undefined && <Notice kind="danger" title={errorText} isUrgent />}
      {changed.length > 0 && (
        <div
          data-act-bar
          className="sticky bottom-18 z-10 flex flex-wrap justify-end gap-2 rounded-card border border-line bg-surface p-3 shadow-float lg:bottom-4"
        >
          {enrolling > 0 && (
            <p className="me-auto self-center text-sm text-accent">{t('enrolling', { count: enrolling })}</p>
          )}
          <Button kind="outlined" disabled={isPending} onClick={() => setChanges({})}>
            {t('discard')}
          </Button>
          <Button isLoading={isPending} onClick={() => void save()}>
            {t('save', { count: changed.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

function OvertakenRole({ overtaken, roles }: { overtaken: Overtaken; roles: Role[] }) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const role = roles.find(({ code }) => code === overtaken.code)
  const list = overtaken.current.map((permission) => t(`permissions.${permission}`)).join(' · ')
  return <ChangedNotice change={overtaken} now={`${role ? local(role.name) : ''}: ${list || t('roles.nothing')}`} />
}

function Matrix({
  roles,
  changes,
  isMarketplace,
  onToggle,
}: {
  roles: Role[]
  changes: Changes
  isMarketplace: boolean
  onToggle: (role: Role, permission: Permission) => void
}) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const [shown, setShown] = useState((roles.find(({ isFixed }) => !isFixed) ?? roles[0])?.code)
  /** On phones only the column of one role is displayed, to avoid sideways scrolling. */
  const onPhone = (code: string) => (code === shown ? '' : 'max-md:hidden')
  return (
    <>
      <SelectField
        label={t('roles.role')}
        className="md:hidden"
        value={shown}
        onChange={(event) => setShown(event.target.value)}
      >
        {roles.map(({ code, name, kind }) => (
          <option key={code} value={code}>
            {`${local(name)} · ${t(`roles.${kind}`)}${code in changes ? ' *' : ''}`}
          </option>
        ))}
      </SelectField>
      <div
        // Wider than a tablet: focusable, so that it can be scrolled by keys.
        tabIndex={0}
        role="region"
        aria-label={t('roles.title')}
        className="overflow-x-auto rounded-card border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky start-0 z-10 min-w-40 border-b border-line bg-surface px-4 py-2 text-sm text-ink-soft sm:min-w-56"
              >
                {t('roles.permission')}
              </th>
              {roles.map(({ code, name, kind, people, isFixed, onlyOwnTrips }) => (
                <th
                  key={code}
                  scope="col"
                  className={`min-w-24 border-b border-line px-2 py-2 text-center align-top ${onPhone(code)}`}
                >
                  <span className="block leading-tight">{local(name)}</span>
                  <span className="block text-xs font-normal text-ink-soft">{t(`roles.${kind}`)}</span>
                  <span className="block text-xs font-normal text-ink-soft">
                    {isFixed
                      ? t('roles.fixed')
                      : onlyOwnTrips
                        ? t('roles.onlyOwnTrips')
                        : t('roles.people', { count: people })}
                  </span>
                  {(kind === 'marketplace') === isMarketplace && <PreviewButton code={code} name={local(name)} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(([group, subjects]) => (
              <Fragment key={group}>
                <tr>
                  <th scope="rowgroup" className="sticky start-0 bg-paper px-4 py-1.5 text-sm font-semibold">
                    {t(`groups.${group}`)}
                  </th>
                  <td colSpan={roles.length} className="bg-paper" />
                </tr>
                {permissions
                  .filter((one) => subjects.includes(one.split('.')[0] ?? ''))
                  .map((permission) => (
                    <tr key={permission} className="group">
                      <th scope="row" className="sticky start-0 border-t border-line bg-surface px-4 py-1 font-normal">
                        {t(`permissions.${permission}`)}
                      </th>
                      {roles.map((role) => (
                        <td
                          key={role.code}
                          className={`border-t border-line p-0 text-center group-hover:bg-line/25 ${onPhone(role.code)}`}
                        >
                          <Cell
                            role={role}
                            permission={permission}
                            held={wantedOf(role, changes[role.code])}
                            isEditable={isMarketplace && !role.isFixed && role.possible.includes(permission)}
                            onToggle={() => onToggle(role, permission)}
                          />
                        </td>
                      ))}
                    </tr>
                  ))}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Cell({
  role,
  permission,
  held,
  isEditable,
  onToggle,
}: {
  role: Role
  permission: Permission
  held: Permission[]
  isEditable: boolean
  onToggle: () => void
}) {
  const t = useTranslations('console')
  const local = useLocalWords()
  const isHeld = held.includes(permission)
  const name = t('roles.allows', { role: local(role.name), permission: t(`permissions.${permission}`) })
  if (!isEditable)
    return isHeld ? (
      <Check role="img" aria-label={name} className="mx-auto size-4 text-ink-soft" />
    ) : (
      <span aria-hidden>·</span>
    )
  const isChanged = isHeld !== role.permissions.includes(permission)
  return (
    <label
      className={`grid min-h-9 pointer-coarse:min-h-11 cursor-pointer place-content-center ${isChanged ? 'bg-accent/15' : ''}`}
    >
      <input
        type="checkbox"
        aria-label={name}
        checked={isHeld}
        onChange={onToggle}
        className="size-4.5 accent-primary"
      />
    </label>
  )
}
