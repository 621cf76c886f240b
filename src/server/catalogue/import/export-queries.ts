import type { Connection } from '#server/kernel/database.ts'

type Json = Record<string, unknown>

const many = (select: string) => `coalesce((select jsonb_agg(${select}), '[]')`
const slug = (alias: string) => `jsonb_build_object('ar', ${alias}.slug_ar, 'en', ${alias}.slug_en)`

const topStatements = {
  suppliers: `select jsonb_build_object('code', code, 'name', name, 'about', about, 'country', country, 'email', email, 'phone', phone) as value
    from supplier order by id`,
  cities: `select jsonb_build_object('code', code, 'slug', ${slug('c')}, 'name', name, 'summary', summary, 'about', about, 'country', country,
      'zone', zone, 'lat', lat, 'lng', lng, 'picture', picture, 'position', position) as value from city c order by position, id`,
  categories: `select jsonb_build_object('code', code, 'slug', ${slug('g')}, 'name', name, 'summary', summary, 'icon', icon,
      'picture', picture, 'position', position) as value from category g order by position, id`,
}

/** All suppliers, cities or categories in the format of the import. */
export async function listPlacesToExport(connection: Connection, kind: keyof typeof topStatements): Promise<Json[]> {
  const rows = await connection.rows<{ value: Json }>({ name: `export.${kind}`, text: topStatements[kind] })
  return rows.map((row) => row.value)
}

/** Products with their nested lists in the format of the import, ordered by id. Omits withdrawn parts. */
export function listProductsToExport(
  connection: Connection,
  after: number,
  limit: number,
): Promise<{ id: number; value: Json }[]> {
  return connection.rows<{ id: number; value: Json }>({
    name: 'export.products',
    text: `select p.id, jsonb_build_object('code', p.code, 'city', c.code, 'category', g.code, 'supplier', s.code, 'status', p.status,
        'slug', ${slug('p')}, 'title', p.title, 'summary', p.summary, 'overview', p.overview, 'highlights', p.highlights,
        'includes', p.includes, 'excludes', p.excludes, 'bring', p.bring, 'knowBeforeYouGo', p.know, 'guideLanguages', p.guide_languages,
        'pricingPer', p.pricing_per, 'rate', p.rate, 'minDuration', p.min_duration, 'currency', p.currency, 'isPrivate', p.is_private,
        'payLater', p.pay_later, 'confirmation', p.confirmation, 'cutoffMinutes', p.cutoff_minutes, 'pickup', p.pickup,
        'dropOff', p.drop_off, 'meetingPoint', p.meeting_point, 'expiresOn', p.expires_on, 'cancellation', p.cancellation,
        'itinerary', p.itinerary)
      || jsonb_build_object(
        'pictures', ${many(`jsonb_build_object('src', m.src, 'width', m.width, 'height', m.height, 'alt', m.alt) order by m.position)
          from product_media m where m.product_id = p.id`)},
        'options', ${many(`jsonb_build_object('code', o.code, 'title', o.title, 'description', o.description,
            'durationMinutes', o.duration_minutes, 'capacity', o.capacity,
            'units', ${many(`jsonb_build_object('code', u.code, 'kind', u.kind, 'title', u.title, 'minAge', u.min_age, 'maxAge', u.max_age,
                'priceMinor', u.price_minor, 'originalMinor', u.original_minor, 'travellers', u.travellers,
                'minQuantity', u.min_quantity, 'maxQuantity', u.max_quantity,
                'accompaniedBy', u.accompanied_by) order by u.position)
              from unit u where u.option_id = o.id and u.is_listed`)},
            'schedules', ${many(`jsonb_build_object('code', h.code, 'weekdays', h.weekdays, 'startTimes', h.start_times,
                'capacity', h.capacity, 'validFrom', h.valid_from, 'validTo', h.valid_to, 'adjustBasisPoints', h.adjust_basis_points,
                'exceptions', ${many(`jsonb_build_object('date', e.local_date, 'isClosed', e.is_closed, 'capacity', e.capacity)
                    order by e.local_date) from schedule_exception e where e.schedule_id = h.id`)}) order by h.position)
              from schedule h where h.option_id = o.id`)}) order by o.position)
          from option o where o.product_id = p.id and o.is_listed`)},
        'extras', ${many(`jsonb_build_object('code', x.code, 'title', x.title, 'per', x.per, 'priceMinor', x.price_minor,
            'maxQuantity', x.max_quantity) order by x.position)
          from extra x where x.product_id = p.id and x.is_listed`)},
        'pickups', ${many(`jsonb_build_object('code', k.code, 'name', k.name, 'address', k.address, 'minutesBefore', k.minutes_before,
            'priceMinor', k.price_minor, 'lat', k.lat, 'lng', k.lng) order by k.position)
          from pickup_point k where k.product_id = p.id and k.is_listed`)}) as value
      from product p join city c on c.id = p.city_id join category g on g.id = p.category_id join supplier s on s.id = p.supplier_id
      where p.id > $1 order by p.id limit $2`,
    values: [after, limit],
  })
}
