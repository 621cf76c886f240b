import type { Checked, KindName } from './kinds.ts'

/** The staging table of a kind, which exists in the transaction only, and its target. */
export interface StagedTable {
  /** The target table; null if the rows become a column of the product. */
  table: string | null
  /** The kind's own columns with their types, in the staging table and usually in the target. */
  columns: Record<string, string>
  /** The key of a row within its parent. */
  key: string[]
  row: (values: Checked) => Record<string, unknown>
}

const pictureColumns = { src: 'text', width: 'integer', height: 'integer', alt: 'jsonb' }
const isOf = (values: Checked, prefix: string) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, value]) => [path.slice(prefix.length), value]),
  )
const slugs = (values: Checked) => {
  const slug = values['slug'] as { ar: string; en: string } | null
  return { slug_ar: slug?.ar ?? null, slug_en: slug?.en ?? null }
}
const same =
  (...names: string[]) =>
  (values: Checked): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, values[camel(name)] ?? null]))
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const product = { product: 'text' }
const option = { ...product, option: 'text' }

export const stagedTables: Record<KindName, StagedTable> = {
  suppliers: {
    table: 'supplier',
    key: ['code'],
    columns: { code: 'text', name: 'jsonb', about: 'jsonb', country: 'text', email: 'text', phone: 'text' },
    row: same('code', 'name', 'about', 'country', 'email', 'phone'),
  },
  cities: {
    table: 'city',
    key: ['code'],
    columns: {
      code: 'text',
      slug_ar: 'text',
      slug_en: 'text',
      name: 'jsonb',
      summary: 'jsonb',
      about: 'jsonb',
      country: 'text',
      zone: 'text',
      lat: 'double precision',
      lng: 'double precision',
      picture: 'jsonb',
      position: 'integer',
    },
    row: (values) => ({
      ...same('code', 'name', 'summary', 'about', 'country', 'zone', 'lat', 'lng', 'position')(values),
      ...slugs(values),
      picture: isOf(values, 'picture.'),
    }),
  },
  categories: {
    table: 'category',
    key: ['code'],
    columns: {
      code: 'text',
      slug_ar: 'text',
      slug_en: 'text',
      name: 'jsonb',
      summary: 'jsonb',
      icon: 'text',
      picture: 'jsonb',
      position: 'integer',
    },
    row: (values) => ({
      ...same('code', 'name', 'summary', 'icon', 'position')(values),
      ...slugs(values),
      picture: isOf(values, 'picture.'),
    }),
  },
  products: {
    table: 'product',
    key: ['code'],
    columns: {
      code: 'text',
      city: 'text',
      category: 'text',
      supplier: 'text',
      status: 'text',
      slug_ar: 'text',
      slug_en: 'text',
      title: 'jsonb',
      summary: 'jsonb',
      overview: 'jsonb',
      highlights: 'jsonb',
      includes: 'jsonb',
      excludes: 'jsonb',
      bring: 'jsonb',
      know: 'jsonb',
      guide_languages: 'text[]',
      pricing_per: 'text',
      rate: 'text',
      min_duration: 'integer',
      currency: 'text',
      is_private: 'boolean',
      pay_later: 'boolean',
      confirmation: 'text',
      cutoff_minutes: 'integer',
      pickup: 'text',
      drop_off: 'boolean',
      meeting_point: 'jsonb',
      expires_on: 'date',
      search_text: 'text',
      // The lists in the files; the others stay unchanged.
      lists: 'text[]',
    },
    row: (values) => ({
      ...same(
        'code',
        'city',
        'category',
        'supplier',
        'status',
        'title',
        'summary',
        'overview',
        'highlights',
        'includes',
        'excludes',
        'bring',
        'guide_languages',
        'pricing_per',
        'rate',
        'min_duration',
        'currency',
        'is_private',
        'pay_later',
        'confirmation',
        'cutoff_minutes',
        'pickup',
        'drop_off',
        'expires_on',
      )(values),
      ...slugs(values),
      know: values['knowBeforeYouGo'],
      meeting_point: isOf(values, 'meetingPoint.'),
    }),
  },
  cancellation: {
    table: null,
    key: ['product', 'day', 'hour', 'minute'],
    columns: { ...product, day: 'integer', hour: 'integer', minute: 'integer', percentage: 'integer' },
    row: same('product', 'day', 'hour', 'minute', 'percentage'),
  },
  itinerary: {
    table: null,
    key: [],
    columns: { ...product, title: 'jsonb', text: 'jsonb', minutes: 'integer' },
    row: same('product', 'title', 'text', 'minutes'),
  },
  pictures: {
    table: 'product_media',
    key: [],
    columns: { ...product, ...pictureColumns },
    row: same('product', 'src', 'width', 'height', 'alt'),
  },
  options: {
    table: 'option',
    key: ['product', 'code'],
    columns: {
      ...product,
      code: 'text',
      title: 'jsonb',
      description: 'jsonb',
      duration_minutes: 'integer',
      capacity: 'integer',
    },
    row: same('product', 'code', 'title', 'description', 'duration_minutes', 'capacity'),
  },
  units: {
    table: 'unit',
    key: ['product', 'option', 'code'],
    columns: {
      ...option,
      code: 'text',
      kind: 'text',
      title: 'jsonb',
      min_age: 'integer',
      max_age: 'integer',
      price_minor: 'bigint',
      original_minor: 'bigint',
      travellers: 'integer',
      min_quantity: 'integer',
      max_quantity: 'integer',
      accompanied_by: 'text[]',
    },
    row: same(
      'product',
      'option',
      'code',
      'kind',
      'title',
      'min_age',
      'max_age',
      'price_minor',
      'original_minor',
      'travellers',
      'min_quantity',
      'max_quantity',
      'accompanied_by',
    ),
  },
  schedules: {
    table: 'schedule',
    key: ['product', 'option', 'code'],
    columns: {
      ...option,
      code: 'text',
      weekdays: 'smallint[]',
      start_times: 'text[]',
      capacity: 'integer',
      valid_from: 'date',
      valid_to: 'date',
      adjust_basis_points: 'integer',
    },
    row: same(
      'product',
      'option',
      'code',
      'weekdays',
      'start_times',
      'capacity',
      'valid_from',
      'valid_to',
      'adjust_basis_points',
    ),
  },
  exceptions: {
    table: 'schedule_exception',
    key: ['product', 'option', 'schedule', 'local_date'],
    columns: { ...option, schedule: 'text', local_date: 'date', is_closed: 'boolean', capacity: 'integer' },
    row: (values) => ({
      ...same('product', 'option', 'schedule', 'capacity')(values),
      local_date: values['date'],
      is_closed: values['isClosed'] ?? values['capacity'] === null,
    }),
  },
  extras: {
    table: 'extra',
    key: ['product', 'code'],
    columns: {
      ...product,
      code: 'text',
      title: 'jsonb',
      per: 'text',
      price_minor: 'bigint',
      max_quantity: 'integer',
    },
    row: same('product', 'code', 'title', 'per', 'price_minor', 'max_quantity'),
  },
  pickups: {
    table: 'pickup_point',
    key: ['product', 'code'],
    columns: {
      ...product,
      code: 'text',
      name: 'jsonb',
      address: 'jsonb',
      minutes_before: 'integer',
      price_minor: 'bigint',
      lat: 'double precision',
      lng: 'double precision',
    },
    row: same('product', 'code', 'name', 'address', 'minutes_before', 'price_minor', 'lat', 'lng'),
  },
}

/** The columns of `kind` without those that refer to its parents. */
export function ownColumns(kind: KindName): string[] {
  return Object.keys(stagedTables[kind].columns).filter((name) => !['product', 'option', 'schedule'].includes(name))
}
