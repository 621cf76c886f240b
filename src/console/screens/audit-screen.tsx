import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { auditActions, type AuditAction } from '#domain/audit-actions.ts'
import { listOf } from '#domain/list-of.ts'
import { isPermission, type Permission } from '#domain/permissions.ts'
import { api } from '#console/lib/api.ts'
import { useLanguage } from '#console/lib/language.tsx'
import { Link } from '#console/lib/link.tsx'
import { MOST_COUNTED } from '#domain/most-counted.ts'
import { meQuery, staffQuery } from '#console/lib/queries.ts'
import { useInstant, useLocalWords } from '#console/lib/use-words.ts'
import { DownloadButton } from '#console/parts/download-button.tsx'
import { LoadMore } from '#console/parts/load-more.tsx'
import { PageHead, Tag } from '#console/parts/panel.tsx'
import { Failed, Loading } from '#console/parts/states.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'

export interface AuditSearch {
  action?: AuditAction
  staffId?: string
  /** 'departure.42' */
  subject?: string
  supplierId?: string
  reason?: string
  from?: string
  to?: string
}

const pageOf = (search: AuditSearch, before: number | null) =>
  bodyOf(api.audit.$get({ query: { ...search, ...(before === null ? {} : { before: String(before) }) } }))
type Page = Awaited<ReturnType<typeof pageOf>>
type Entry = Page['entries'][number]

/** The audit log, latest first. The filters are stored in the address. */
export function AuditScreen({ search }: { search: AuditSearch }) {
  const t = useTranslations('console.audit')
  const list = useInfiniteQuery({
    queryKey: ['audit', search],
    queryFn: ({ pageParam }) => pageOf(search, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  })
  const { data, error, refetch } = list
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  const count = data?.pages[0]?.count ?? 0
  return (
    <div className="grid gap-5">
      <PageHead title={t('title')} lead={data ? (count >= MOST_COUNTED ? t('many') : t('lead', { count })) : null}>
        {entries.length > 0 && (
          <DownloadButton
            request={() => api.audit.export.$post({ query: search })}
            fileName={() => `audit-log-${new Date().toISOString().slice(0, 10)}.csv`}
            done={t('exported')}
          >
            {t('export')}
          </DownloadButton>
        )}
      </PageHead>
      <Filters search={search} suppliers={data?.pages[0]?.suppliers ?? []} named={entries[0]?.subject ?? null} />
      {error !== null && <Failed error={error} onAgain={refetch} />}
      {!data && error === null && <Loading />}
      {data && entries.length === 0 && <p className="py-8 text-ink-soft">{t('nothing')}</p>}
      {entries.length > 0 && <Entries entries={entries} />}
      <LoadMore list={list}>{t('more')}</LoadMore>
    </div>
  )
}

function Filters({
  search,
  suppliers,
  named,
}: {
  search: AuditSearch
  suppliers: Page['suppliers']
  /** The name of the one subject. */
  named: string | null
}) {
  const t = useTranslations('console.audit')
  const local = useLocalWords()
  const navigate = useNavigate()
  const { data: me } = useQuery(meQuery)
  const maySeePeople = me?.permissions.includes('staff.manage') ?? false
  const { data: staff } = useQuery({ ...staffQuery, enabled: maySeePeople })
  const set = (change: { [Name in keyof AuditSearch]?: string }) =>
    void navigate({ to: '/audit' as never, search: { ...search, ...change } as never, replace: true })
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <SelectField
        label={t('action')}
        value={search.action ?? ''}
        onChange={(event) => set({ action: event.target.value })}
      >
        <option value="">{t('anyAction')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {t(`actions.${action}`)}
          </option>
        ))}
      </SelectField>
      {maySeePeople && (
        <SelectField
          label={t('who')}
          value={search.staffId ?? ''}
          onChange={(event) => set({ staffId: event.target.value })}
        >
          <option value="">{t('anybody')}</option>
          {staff?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {suppliers.length > 0 && (
        <SelectField
          label={t('supplier')}
          value={search.supplierId ?? ''}
          onChange={(event) => set({ supplierId: event.target.value })}
        >
          <option value="">{t('anySupplier')}</option>
          {suppliers.map(({ id, name }) => (
            <option key={id} value={id}>
              {local(name)}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        // Another value of the address, by "Clear" for example, is a new field.
        key={search.reason ?? ''}
        label={t('reasonHas')}
        type="search"
        defaultValue={search.reason ?? ''}
        maxLength={100}
        dir="auto"
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={(event) => {
          const typed = event.target.value.trim()
          if (typed !== (search.reason ?? '')) set({ reason: typed })
        }}
      />
      <Field
        label={t('from')}
        type="date"
        value={search.from ?? ''}
        onChange={(event) => set({ from: event.target.value })}
      />
      <Field
        label={t('to')}
        type="date"
        value={search.to ?? ''}
        onChange={(event) => set({ to: event.target.value })}
      />
      {search.subject !== undefined && (
        <p className="flex min-h-11 items-center">
          <Tag>{t('oneSubject', { subject: `\u2068${named ?? search.subject}\u2069` })}</Tag>
        </p>
      )}
      {Object.keys(search).length > 0 && (
        <Button kind="third" onClick={() => void navigate({ to: '/audit' as never, replace: true })}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}

/** A table; below 768 px each entry is a card. */
function Entries({ entries }: { entries: Entry[] }) {
  const t = useTranslations('console.audit')
  const instant = useInstant()
  const local = useLocalWords()
  return (
    <div className="rounded-card border border-line bg-surface">
      <table className="w-full max-md:block">
        <thead className="border-b border-line text-sm text-ink-soft max-md:sr-only">
          <tr>
            <th className="px-4 py-2.5">{t('when')}</th>
            <th className="px-4 py-2.5">{t('who')}</th>
            <th className="px-4 py-2.5">{t('action')}</th>
            <th className="px-4 py-2.5">{t('subject')}</th>
            <th className="px-4 py-2.5">{t('change')}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className="border-line align-top not-first:border-t hover:bg-line/25 max-md:grid max-md:gap-0.5 max-md:py-2.5 [&>td]:px-4 [&>td]:py-1.5 max-md:[&>td]:py-0"
            >
              <td className="whitespace-nowrap text-ink-soft tabular-nums max-md:text-sm">
                <time dateTime={entry.at}>{instant(entry.at)}</time>
              </td>
              <td>
                {/* A block with a direction of its own would be aligned to the other side. */}
                <span className="block font-medium">
                  <bdi>{entry.who ?? t('command')}</bdi>
                </span>
                {entry.passId !== null && (
                  <span className="block text-sm text-ink-soft">{t('pass', { id: entry.passId })}</span>
                )}
                {entry.who !== null && entry.passId === null && (
                  <span className="block text-sm text-ink-soft">
                    {entry.role && local(entry.role)}
                    {entry.role && entry.network !== null && ' · '}
                    <bdi dir="ltr">{entry.network}</bdi>
                  </span>
                )}
              </td>
              <td>{t(`actions.${entry.action}`)}</td>
              <td>
                <Subject entry={entry} />
                {entry.supplier && <span className="block text-sm text-ink-soft">{local(entry.supplier)}</span>}
              </td>
              <td className="text-sm">
                <Change entry={entry} />
                {entry.reason !== null && (
                  <p className="wrap-anywhere">
                    <span className="text-ink-soft">{t('reason')}</span> <bdi>{entry.reason}</bdi>
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Links to an order, and to the guest list of a departure. */
function Subject({ entry: { subjectKind, subjectId, subject } }: { entry: Entry }) {
  const t = useTranslations('console.audit')
  const { data: me } = useQuery(meQuery)
  const may = (permission: Permission) => me?.permissions.includes(permission) ?? false
  const to =
    subject === null
      ? null
      : subjectKind === 'order' && may('orders.read')
        ? `/orders/${subject}`
        : subjectKind === 'departure' && may('guests.read')
          ? `/departures/${subjectId}`
          : null
  const words = <bdi>{subject ?? t(`subjects.${subjectKind}`, { id: subjectId })}</bdi>
  if (to === null) return words
  return (
    <Link
      to={to}
      className="inline-block content-center text-primary underline underline-offset-4 pointer-coarse:min-h-11"
    >
      {words}
    </Link>
  )
}

type Scalar = string | number | boolean | undefined | null

/** The changed fields: the value before, struck through, and the value after. */
function Change({ entry }: { entry: Entry }) {
  const t = useTranslations('console')
  const { language } = useLanguage()
  const before = (entry.before ?? {}) as Record<string, unknown>
  const after = (entry.after ?? {}) as Record<string, unknown>
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const words = (field: string, value: unknown) => {
    const group = field === 'mail' ? 'orders.mails' : `audit.values.${field}`
    const key = `${group}.${String(value)}` as 'audit.values.factor.totp'
    if (typeof value === 'string' && t.has(key)) return t(key)
    if (Array.isArray(value))
      return listOf(
        value.map((one) => (isPermission(String(one)) ? t(`permissions.${one as 'orders.read'}`) : String(one))),
        language,
      )
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : String((value as Scalar) ?? '')
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      {fields
        .filter((field) => words(field, before[field]) !== '' || words(field, after[field]) !== '')
        .map((field) => {
          const key = `audit.fields.${field}` as 'audit.fields.email'
          const [was, is] = [words(field, before[field]), words(field, after[field])]
          return (
            <Fragment key={field}>
              <dt className="text-ink-soft">{t.has(key) ? t(key) : field}</dt>
              <dd className="wrap-anywhere">
                {was !== '' && was !== is && <del className="text-ink-soft">{was}</del>}
                {was !== '' && is !== '' && was !== is && ' '}
                {is !== '' && <bdi>{is}</bdi>}
              </dd>
            </Fragment>
          )
        })}
    </dl>
  )
}
