import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { MoreHorizontal, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover, Button as AriaButton } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { normaliseArabic } from '#domain/arabic.ts'
import { meQuery, staffQuery } from '#console/lib/queries.ts'
import { useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { SessionsDialog } from '#console/parts/sessions-dialog.tsx'
import { StaffDialog, type StaffAct } from '#console/parts/staff-dialog.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmailText } from '#web/ui/email-text.tsx'
import { inputClass } from '#web/ui/field.tsx'

export type Person = Awaited<ReturnType<NonNullable<typeof staffQuery.queryFn>>>['people'][number]

export function StaffScreen({ search }: { search: { q?: string } }) {
  const t = useTranslations('console.staff')
  const { data, error, refetch } = useQuery(staffQuery)
  const local = useLocalWords()
  const navigate = useNavigate()
  const [act, setAct] = useState<Act>()
  if (error !== null && !data)
    return (
      <div className="grid gap-4">
        <PageHead title={t('title')} />
        <Failed error={error} onAgain={refetch} />
      </div>
    )
  if (!data) return <Loading />
  const q = normaliseArabic(search.q ?? '')
  const people = data.people.filter(({ name, email, memberships }) =>
    [name, email, ...memberships.flatMap(({ role, supplier }) => [local(role), supplier ? local(supplier) : ''])].some(
      (text) => normaliseArabic(text).includes(q),
    ),
  )
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={t('lead', { count: data.people.length })}>
        <Button onClick={() => setAct({ kind: 'invite' })}>
          <UserPlus aria-hidden className="size-4" />
          {t('invite')}
        </Button>
      </PageHead>
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={search.q ?? ''}
        onChange={(event) =>
          void navigate({ to: '/staff' as never, search: { q: event.target.value } as never, replace: true })
        }
        className={`${inputClass} max-w-sm`}
      />
      {people.length === 0 ? (
        <div className="flex flex-wrap items-center gap-3 py-8 text-ink-soft">
          <p>{t('nothing')}</p>
          <Button kind="outlined" onClick={() => void navigate({ to: '/staff' as never, replace: true })}>
            {t('clear')}
          </Button>
        </div>
      ) : (
        <PeopleTable people={people} onAct={setAct} />
      )}
      {act?.kind === 'sessions' && <SessionsDialog person={act.person} onClose={() => setAct(undefined)} />}
      {act && act.kind !== 'sessions' && (
        <StaffDialog act={act} suppliers={data.suppliers} onClose={() => setAct(undefined)} />
      )}
    </div>
  )
}

type Act = StaffAct | { kind: 'sessions'; person: Person }

/** A table; below 768 px each person is a card. */
function PeopleTable({ people, onAct }: { people: Person[]; onAct: (act: Act) => void }) {
  const t = useTranslations('console.staff')
  const instant = useInstant()
  const { data: me } = useQuery(meQuery)
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full max-md:block">
        <thead className="border-b border-line text-sm text-ink-soft max-md:sr-only">
          <tr>
            <th className="px-4 py-2.5">{t('name')}</th>
            <th className="px-4 py-2.5">{t('roles')}</th>
            <th className="px-4 py-2.5">{t('factor')}</th>
            <th className="px-4 py-2.5">{t('seen')}</th>
            <th className="w-14">
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {people.map((person) => (
            <tr
              key={person.id}
              className="border-line not-first:border-t hover:bg-line/25 max-md:relative max-md:grid max-md:gap-1 max-md:py-3 max-md:[&>td]:py-0"
            >
              <td className="px-4 py-2 max-md:pe-14">
                <span className="flex flex-wrap items-center gap-2">
                  <bdi className="font-medium">{person.name}</bdi>
                  {person.id === me?.id && <Tag>{t('you')}</Tag>}
                  {person.acceptedAt === null && <Tag tone="warning">{t('invited')}</Tag>}
                </span>
                <EmailText email={person.email} className="text-sm text-ink-soft" />
              </td>
              <td className="px-4 py-1.5">
                <RoleTags memberships={person.memberships} />
              </td>
              <td className="px-4 py-1 text-sm">
                <CardLabel words={t('factor')} />
                <Factors person={person} />
              </td>
              <td className="px-4 py-1 text-sm text-ink-soft tabular-nums">
                {person.acceptedAt !== null && <CardLabel words={t('seen')} />}
                {person.acceptedAt === null ? (
                  <Expiry at={person.inviteExpiresAt} />
                ) : person.lastSeenAt === null ? (
                  t('never')
                ) : (
                  <time dateTime={person.lastSeenAt}>{instant(person.lastSeenAt)}</time>
                )}
              </td>
              <td className="px-1 text-end max-md:absolute max-md:end-1 max-md:top-2">
                {person.id !== me?.id && <Acts person={person} onAct={onAct} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The label of a value in a card, which has no column heading. Screen readers read the table's heading. */
function CardLabel({ words }: { words: string }) {
  return (
    <span aria-hidden className="text-ink-soft md:hidden">
      {words}:{' '}
    </span>
  )
}

function RoleTags({ memberships }: Pick<Person, 'memberships'>) {
  const t = useTranslations('console')
  const local = useLocalWords()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {memberships.map(({ id, role, supplier, offeredUntil }) => (
        <li key={id} className="max-w-full">
          <Tag tone={offeredUntil === null ? 'plain' : 'warning'}>
            {supplier ? t('invitation.at', { role: local(role), supplier: local(supplier) }) : local(role)}
            {offeredUntil !== null && ` · ${t('staff.offered')}`}
          </Tag>
        </li>
      ))}
    </ul>
  )
}

function Factors({ person: { hasTotp, passkeys } }: { person: Person }) {
  const t = useTranslations('console.staff')
  const words = [...(hasTotp ? [t('app')] : []), ...(passkeys > 0 ? [t('passkeys', { count: passkeys })] : [])]
  return words.length > 0 ? words.join(' · ') : <span className="text-ink-soft">{t('none')}</span>
}

function Expiry({ at }: { at: string | null }) {
  const t = useTranslations('console.staff')
  const instant = useInstant()
  return at === null ? <span className="text-accent">{t('expired')}</span> : t('expires', { date: instant(at) })
}

function Acts({ person, onAct }: { person: Person; onAct: (act: Act) => void }) {
  const t = useTranslations('console.staff')
  const local = useLocalWords()
  const nameOf = ({ role, supplier }: Person['memberships'][number]) =>
    person.memberships.length === 1
      ? ''
      : ` · ${[local(role), supplier && local(supplier)].filter(Boolean).join(' · ')}`
  const hasOffer = person.memberships.some(({ offeredUntil }) => offeredUntil !== null)
  const acts: { key: string; words: string; act: Act; isDanger?: boolean }[] = [
    ...(person.acceptedAt === null || hasOffer
      ? [{ key: 'resend', words: t('resend'), act: { kind: 'resend' as const, person } }]
      : []),
    ...(person.acceptedAt === null
      ? []
      : [
          { key: 'sessions', words: t('sessions'), act: { kind: 'sessions' as const, person } },
          { key: 'reset', words: t('reset'), act: { kind: 'reset' as const, person } },
        ]),
    ...person.memberships.flatMap((membership) => [
      {
        key: `role ${membership.id}`,
        words: t('changeRole') + nameOf(membership),
        act: { kind: 'role' as const, person, membership },
      },
      {
        key: `end ${membership.id}`,
        words: t('end') + nameOf(membership),
        act: { kind: 'end' as const, person, membership },
        isDanger: true,
      },
    ]),
  ]
  return (
    <MenuTrigger>
      <AriaButton aria-label={`${t('actions')}: ${person.name}`} className={buttonClass('icon')}>
        <MoreHorizontal aria-hidden className="size-5" />
      </AriaButton>
      <Popover
        placement="bottom end"
        className="min-w-52 rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        <Menu
          aria-label={`${t('actions')}: ${person.name}`}
          className="outline-none"
          onAction={(key) => {
            const chosen = acts.find((one) => one.key === key)
            if (chosen) onAct(chosen.act)
          }}
        >
          {acts.map(({ key, words, isDanger }) => (
            <MenuItem
              key={key}
              id={key}
              className={`flex min-h-10 pointer-coarse:min-h-11 cursor-pointer items-center rounded-field px-3 outline-none focus:bg-line/60 ${isDanger ? 'text-danger' : ''}`}
            >
              {words}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
