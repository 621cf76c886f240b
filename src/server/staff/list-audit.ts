import { MOST_COUNTED } from '#domain/most-counted.ts'
import type { AuditAction, AuditSubject } from '#domain/audit-actions.ts'
import type { Locale } from '#domain/locale.ts'
import { maskName } from '#domain/mask.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow } from '#server/kernel/database.ts'
import { firstIdOf, lastIdOf } from '#server/kernel/ids-of-days.sql.ts'
import { named } from '#server/kernel/named.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission } from './may-manage.ts'

const PAGE = 50

export interface AuditFilter {
  action: AuditAction | null
  /** Who made the change. */
  staffId: number | null
  /** What was changed. */
  subject: { kind: AuditSubject; id: number } | null
  /** Of the subject. */
  supplierId: number | null
  /** A part of the reason. */
  reason: string | null
  /** Days in UTC, both included. */
  from: string | null
  to: string | null
  /** Entries before this id. */
  before: number | null
}

type AuditValues = Record<string, string | number | string[]>

export interface AuditRow {
  id: number
  at: Date
  who: string | null
  /** Of a guide's pass, not a person: several may have one name. */
  passId: number | null
  role: Record<Locale, string> | null
  /** Null for a person outside of the reader's scope. */
  network: string | null
  action: AuditAction
  subjectKind: AuditSubject
  subjectId: number
  subject: string | null
  supplier: Record<Locale, string> | null
  before: AuditValues | null
  after: AuditValues | null
  reason: string | null
  requestId: string | null
}

export interface AuditPage {
  entries: AuditRow[]
  /** At most 10,000: there may be more. */
  count: number
  /** `before` of the next page; null on the last. */
  next: number | null
}

const MATCHES =
  `(:supplierId::bigint is null or a.supplier_id = :supplierId) and (:action::text is null or a.action = :action)
  and (:staffId::bigint is null or a.staff_id = :staffId) and (:ofSupplier::bigint is null or a.supplier_id = :ofSupplier)
  and (:subjectId::bigint is null or a.subject_kind = :subjectKind and a.subject_id = :subjectId)
  and (:reason::text is null or a.reason ilike :reason)
  and (:from::date is null or a.at >= :from::date and a.id >= ${firstIdOf('audit_entry', 'at', ':from::date')})
  and (:to::date is null or a.at < :to::date + 1 and a.id <= ${lastIdOf('audit_entry', 'at', ':to::date')})` as const

/**
 * The changes in the person's scope, latest first. Names of authors outside of the scope are masked.
 * @throws ApiError `console.forbidden`
 */
export async function listAudit(
  context: Context,
  { person, filter }: { person: SignedInStaff; filter: AuditFilter },
): Promise<AuditPage> {
  demandPermission(person, 'audit.read')
  const rows = await readAuditPage(context, { person, filter, size: PAGE })
  const { count } = await oneRow<{ count: number }>(
    context.db,
    named({
      name: 'staff.audit_count',
      isPlannedEachTime: true,
      text: `select count(*) from (select 1 from audit_entry a where ${MATCHES} limit :most) counted`,
      values: { ...matchedBy(person, filter), most: MOST_COUNTED },
    }),
  )
  const entries = rows.slice(0, PAGE)
  return { entries, count, next: rows.length > PAGE ? (entries.at(-1)?.id ?? null) : null }
}

/** One entry more than `size`, if there are more. */
export async function readAuditPage(
  context: Context,
  { person, filter, size }: { person: SignedInStaff; filter: AuditFilter; size: number },
): Promise<AuditRow[]> {
  const rows = await context.db.rows<AuditRow & { isWithin: boolean }>(
    named({
      name: 'staff.audit_page',
      isPlannedEachTime: true,
      text: `select a.id, a.at, coalesce(s.name, a.pass) as who, a.pass_id as "passId", r.name as role, case when w.is_within then a.network end as network, a.action, a.subject_kind as "subjectKind",
          w.is_within as "isWithin",
          a.subject_id as "subjectId", u.name as supplier, a.before, a.after, a.reason, a.request_id as "requestId",
          case a.subject_kind when 'staff' then (select case when k.is_known then p.name else k.name end from staff p cross join lateral (
              select :supplierId::bigint is null or bool_or(o.offered_until is null) as is_known, max(o.offered_name) as name
              from membership o where o.staff_id = p.id and (:supplierId::bigint is null or o.supplier_id = :supplierId)) k
            where p.id = a.subject_id)
            when 'order' then (select o.reference from orders o where o.id = a.subject_id)
            when 'departure' then (select (q.title ->> :language) || ' · ' || d.local_date || ' ' || d.local_time
              from departure d join option n on n.id = d.option_id join product q on q.id = n.product_id where d.id = a.subject_id) end as subject
        from audit_entry a left join staff s on s.id = a.staff_id left join membership m on m.id = a.membership_id
          left join role r on r.id = m.role_id left join supplier u on u.id = a.supplier_id
          cross join lateral (select :supplierId::bigint is null or a.staff_id is null or m.supplier_id is not distinct from :supplierId::bigint as is_within) w
        where ${MATCHES} and (:before::bigint is null or a.id < :before) order by a.id desc limit :limit`,
      values: { ...matchedBy(person, filter), language: person.language, before: filter.before, limit: size + 1 },
    }),
  )
  return rows.map(({ isWithin, ...row }) => ({
    ...row,
    who: isWithin || row.who === null ? row.who : maskName(row.who),
  }))
}

function matchedBy(person: SignedInStaff, filter: AuditFilter) {
  const { before: _, supplierId: ofSupplier, reason, subject, ...conditions } = filter
  const supplierId = person.scope === 'all' ? null : person.scope
  const part = reason === null ? null : `%${reason.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const ofSubject = { subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null }
  return { ...conditions, ...ofSubject, supplierId, ofSupplier, reason: part }
}
