import type { Words } from '#domain/locale.ts'
import type { Connection, Db, Tx } from '#server/kernel/database.ts'
import { named } from '#server/kernel/named.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import type { SiteText } from './contract.ts'
import type { SiteDocument } from './site-document.ts'

export interface SiteRow extends SiteOfRequest {
  tagline: Words
  texts: Partial<Record<SiteText, Words>>
  layoutType:
    | 'default'
    | 'supplier'
    | 'supplier-two'
    | 'supplier-three'
    | 'template-two'
    | 'template-four'
    | 'transparent'
  mapsToken: string | null
  supplierCode: string | null
  supplierName: Words | null
  supplierAbout: Words | null
  social: Record<string, string>
  theme: Record<string, Record<string, string>>
}

export function listSites(connection: Connection): Promise<SiteRow[]> {
  return connection.rows<SiteRow>({
    name: 'sites.list',
    text: `select s.id, s.code, s.host, s.is_default as "isDefault", s.name, s.tagline, s.texts, s.layout_type as "layoutType",
        s.discover_type as "discoverType", s.default_currency as "defaultCurrency", s.currencies, s.maps_token as "mapsToken",
        s.supplier_id as "supplierId", p.code as "supplierCode", p.name as "supplierName", p.about as "supplierAbout", s.contact, s.social, s.theme, s.tax,
        s.exchange_margin_basis_points as "exchangeMarginBasisPoints", s.hold_minutes as "holdMinutes", s.bank_account as "bankAccount", s.zone
      from site s left join supplier p on p.id = s.supplier_id order by s.id`,
  })
}

export interface RedirectRow {
  siteCode: string | null
  from: string
  to: string
  status: number
}

/** All redirects, or those that apply to one site: its own and those of every site. */
export function listRedirectRows(connection: Connection, siteId: number | null): Promise<RedirectRow[]> {
  return connection.rows<RedirectRow>({
    name: 'sites.redirects',
    text: `select s.code as "siteCode", r.from_path as "from", r.to_target as "to", r.status
      from redirect r left join site s on s.id = r.site_id
      where $1::bigint is null or coalesce(r.site_id, $1) = $1 order by r.from_path, s.code nulls first`,
    values: [siteId],
  })
}

/**
 * Serialises changes of redirects until the transaction ends: two concurrent ones could create a chain that neither
 * saw.
 */
export async function lockRedirects(tx: Tx): Promise<void> {
  await tx.rows({ name: 'sites.lock_redirects', text: 'lock table redirect in share row exclusive mode' })
}

export async function upsertRedirect(
  tx: Tx,
  row: { siteId: number | null; from: string; to: string; status: number },
): Promise<void> {
  await tx.rows(
    named({
      name: 'sites.save_redirect',
      text: `insert into redirect (site_id, from_path, to_target, status) values (:siteId, :from, :to, :status)
      on conflict (coalesce(site_id, 0), from_path) do update
        set to_target = excluded.to_target, status = excluded.status, updated_at = now()`,
      values: row,
    }),
  )
}

export async function deleteRedirect(db: Db, row: { siteId: number | null; from: string }): Promise<boolean> {
  const rows = await db.rows({
    name: 'sites.delete_redirect',
    text: 'delete from redirect where from_path = $2 and site_id is not distinct from $1::bigint returning id',
    values: [row.siteId, row.from],
  })
  return rows.length > 0
}

/** Serialises changes of sites until the transaction ends; reads are not blocked. */
export async function lockSites(tx: Tx): Promise<void> {
  await tx.rows({ name: 'sites.lock', text: 'lock table site in share row exclusive mode' })
}

export async function findSupplierId(connection: Connection, code: string): Promise<number | undefined> {
  const rows = await connection.rows<{ id: number }>({
    name: 'sites.supplier',
    text: 'select id from supplier where code = $1',
    values: [code],
  })
  return rows[0]?.id
}

export async function upsertSite(
  tx: Tx,
  site: Omit<SiteDocument, 'supplier'> & { isDefault: boolean; supplierId: number | null },
): Promise<void> {
  await tx.rows(
    named({
      name: 'sites.save',
      text: `insert into site (code, host, is_default, name, tagline, texts, layout_type, discover_type, default_currency, currencies, supplier_id,
        zone, exchange_margin_basis_points, hold_minutes, maps_token, contact, social, theme, bank_account, tax)
      values (:code, :host, :isDefault, :name::jsonb, :tagline::jsonb, :texts::jsonb, :layoutType, :discoverType, :defaultCurrency, :currencies,
        :supplierId, :zone, :exchangeMarginBasisPoints, :holdMinutes, :mapsToken, :contact::jsonb, :social::jsonb, :theme::jsonb, :bankAccount::jsonb,
        coalesce(:tax::jsonb, '{"name": {"ar": "", "en": ""}, "basisPoints": 0, "registration": null}'))
      on conflict (code) do update set host = excluded.host, name = excluded.name, tagline = excluded.tagline, texts = excluded.texts,
        layout_type = excluded.layout_type, discover_type = excluded.discover_type, default_currency = excluded.default_currency,
        currencies = excluded.currencies, supplier_id = excluded.supplier_id, zone = excluded.zone,
        exchange_margin_basis_points = excluded.exchange_margin_basis_points, hold_minutes = excluded.hold_minutes,
        maps_token = excluded.maps_token, contact = excluded.contact, social = excluded.social, theme = excluded.theme,
        bank_account = excluded.bank_account, tax = excluded.tax, updated_at = now()`,
      values: site,
    }),
  )
}

/** Whether rows that must keep naming the site refer to it. */
export async function hasHistory(connection: Connection, siteId: number): Promise<boolean> {
  const rows = await connection.rows<{ found: boolean }>({
    name: 'sites.has_history',
    text: `select exists (select from orders where site_id = $1) or exists (select from quote_request where site_id = $1)
        or exists (select from message where site_id = $1) as found`,
    values: [siteId],
  })
  return rows[0]?.found ?? false
}

export async function deleteSite(tx: Tx, siteId: number): Promise<void> {
  await tx.rows({
    name: 'sites.delete',
    text: 'delete from site where id = $1',
    values: [siteId],
  })
}
