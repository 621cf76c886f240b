import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'
import type { SiteOfRequest } from '#server/platform/visitor.ts'

export interface SiteRow extends SiteOfRequest {
  host: string | null
  isDefault: boolean
  tagline: Words
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
  social: Record<string, string>
  theme: Record<string, Record<string, string>>
}

export function listSites(connection: Connection): Promise<SiteRow[]> {
  return connection.rows<SiteRow>({
    name: 'sites.list',
    text: `select s.id, s.code, s.host, s.is_default as "isDefault", s.name, s.tagline, s.layout_type as "layoutType",
        s.discover_type as "discoverType", s.default_currency as "defaultCurrency", s.currencies, s.maps_token as "mapsToken",
        s.supplier_id as "supplierId", p.code as "supplierCode", p.name as "supplierName", s.contact, s.social, s.theme, s.tax,
        s.hold_minutes as "holdMinutes"
      from site s left join supplier p on p.id = s.supplier_id order by s.id`,
  })
}

export interface NavigationRow {
  kind: 'city' | 'category'
  slugAr: string
  slugEn: string
  name: Words
  icon: string
}

/** Cities and categories that have something to show on this site. */
export function listNavigation(connection: Connection, supplierId: number | null): Promise<NavigationRow[]> {
  return connection.rows<NavigationRow>({
    name: 'sites.navigation',
    text: `select kind, "slugAr", "slugEn", name, icon from (
        select 'city' as kind, c.id, c.slug_ar as "slugAr", c.slug_en as "slugEn", c.name, '' as icon, c.position,
          exists (select from product p where p.city_id = c.id and p.status = 'published' and ($1::bigint is null or p.supplier_id = $1)) as used
        from city c
        union all
        select 'category', c.id, c.slug_ar, c.slug_en, c.name, c.icon, c.position,
          exists (select from product p where p.category_id = c.id and p.status = 'published' and ($1::bigint is null or p.supplier_id = $1))
        from category c) n
      where used order by kind, position`,
    values: [supplierId],
  })
}

export async function findRedirect(
  connection: Connection,
  siteId: number,
  path: string,
): Promise<{ to: string; status: number } | undefined> {
  const rows = await connection.rows<{ to: string; status: number }>({
    name: 'sites.redirect',
    text: `select to_target as "to", status from redirect where from_path = $2 and coalesce(site_id, $1) = $1
      order by site_id nulls last limit 1`,
    values: [siteId, path],
  })
  return rows[0]
}
