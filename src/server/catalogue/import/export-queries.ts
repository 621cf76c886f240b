import type { Connection } from '#server/kernel/database.ts'
import { exportedRow } from './staged-tables.ts'

type Json = Record<string, unknown>

const many = (row: string, order: string, from: string) =>
  `coalesce((select jsonb_agg(${row} order by ${order}) from ${from}), '[]')`

const topStatements = {
  suppliers: `select ${exportedRow('suppliers', 's')} as value from supplier s order by id`,
  cities: `select ${exportedRow('cities', 'c')} as value from city c order by position, id`,
  categories: `select ${exportedRow('categories', 'g')} as value from category g order by position, id`,
}

/** All suppliers, cities or categories in the format of the import. */
export async function listPlacesToExport(connection: Connection, kind: keyof typeof topStatements): Promise<Json[]> {
  const rows = await connection.rows<{ value: Json }>({ name: `export.${kind}`, text: topStatements[kind] })
  return rows.map((row) => row.value)
}

const unitsOfOption = many(exportedRow('units', 'u'), 'u.position', 'unit u where u.option_id = o.id and u.is_listed')
const exceptionsOfSchedule = many(
  exportedRow('exceptions', 'e'),
  'e.local_date',
  'schedule_exception e where e.schedule_id = h.id',
)
const schedulesOfOption = many(
  exportedRow('schedules', 'h', { exceptions: exceptionsOfSchedule }),
  'h.position',
  'schedule h where h.option_id = o.id',
)
const product = exportedRow('products', 'p', {
  city: 'c.code',
  category: 'g.code',
  supplier: 's.code',
  cancellation: 'p.cancellation',
  itinerary: 'p.itinerary',
  pictures: many(exportedRow('pictures', 'm'), 'm.position', 'product_media m where m.product_id = p.id'),
  options: many(
    exportedRow('options', 'o', { units: unitsOfOption, schedules: schedulesOfOption }),
    'o.position',
    'option o where o.product_id = p.id and o.is_listed',
  ),
  extras: many(exportedRow('extras', 'x'), 'x.position', 'extra x where x.product_id = p.id and x.is_listed'),
  pickups: many(exportedRow('pickups', 'k'), 'k.position', 'pickup_point k where k.product_id = p.id and k.is_listed'),
})

/** Products with their nested lists in the format of the import, ordered by id. Omits withdrawn parts. */
export function listProductsToExport(
  connection: Connection,
  after: number,
  limit: number,
): Promise<{ id: number; value: Json }[]> {
  return connection.rows<{ id: number; value: Json }>({
    name: 'export.products',
    text: `select p.id, ${product} as value
      from product p join city c on c.id = p.city_id join category g on g.id = p.category_id join supplier s on s.id = p.supplier_id
      where p.id > $1 order by p.id limit $2`,
    values: [after, limit],
  })
}
