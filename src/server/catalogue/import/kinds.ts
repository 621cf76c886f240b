import type { Field } from './fields.ts'
import * as f from './fields.ts'

export const kindNames = [
  'suppliers',
  'cities',
  'categories',
  'products',
  'cancellation',
  'itinerary',
  'pictures',
  'options',
  'units',
  'schedules',
  'exceptions',
  'extras',
  'pickups',
] as const
export type KindName = (typeof kindNames)[number]

/** A checked row: its values by their paths. */
export type Checked = Record<string, unknown>

export interface Kind {
  /** In which list of what it stands in JSON; null: at the top. */
  inside: KindName | null
  fields: Field[]
  /** What no single value shows: the path at fault and what is wrong. Asked only where every value by itself is right. */
  compare?: (row: Checked) => { path: string; message: string }[]
  says: string
}

const picture = (prefix: string) => [
  f.text(
    `${prefix}src`,
    'the picture: `files/…` of MEDIA_DIR, `https://…` of a host in IMAGE_HOSTS, or `scenes/<kind>-<time>-<seed>.svg`, which is drawn',
    1000,
  ),
  f.whole(`${prefix}width`, 1, 20_000, 'in pixels'),
  f.whole(`${prefix}height`, 1, 20_000, 'in pixels'),
  f.words(`${prefix}alt`, 'what is to be seen', 300),
]

const position = f.optional(
  f.whole('position', 0, 100_000, 'its place among the others; what has none keeps its place, or comes last'),
)

const least = (row: Checked, path: string) => row[path] as number

/** All that can be imported, in the order in which it is read: what is referred to comes first. */
export const kinds: Record<KindName, Kind> = {
  suppliers: {
    inside: null,
    says: 'Who offers the products.',
    fields: [
      f.code('its name for the import'),
      f.words('name', 'as travellers read it'),
      f.words('about', 'who they are', 2000),
      f.country('country', 'where they are'),
      f.email('email', 'where they are written to'),
      f.phone('phone', "with '+' and the country's code"),
    ],
  },
  cities: {
    inside: null,
    says: 'Where the products are.',
    fields: [
      f.code('its name for the import'),
      f.slug(),
      f.words('name', 'as travellers read it'),
      f.words('summary', 'one sentence', 400),
      f.words('about', 'one or two paragraphs', 5000),
      f.country('country', 'its country'),
      f.zone(),
      f.decimal('lat', -90, 90, 'degrees north'),
      f.decimal('lng', -180, 180, 'degrees east'),
      ...picture('picture.'),
      position,
    ],
  },
  categories: {
    inside: null,
    says: 'What kind of thing the products are.',
    fields: [
      f.code('its name for the import'),
      f.slug(),
      f.words('name', 'as travellers read it'),
      f.words('summary', 'one sentence', 400),
      f.text('icon', 'the name of a Lucide icon', 60),
      ...picture('picture.'),
      position,
    ],
  },
  products: {
    inside: null,
    says: 'What is sold. In JSON everything below stands inside its product.',
    fields: [
      f.code('unique in the whole catalogue'),
      f.reference('city', "a city's code, of these files or of the database"),
      f.reference('category', "a category's code, likewise"),
      f.reference('supplier', "a supplier's code, likewise"),
      f.optional(f.oneOf('status', ['draft', 'published', 'withdrawn'], 'who may see it'), 'published'),
      f.slug(),
      f.words('title', 'as travellers read it'),
      f.words('summary', 'one sentence for cards and search results', 300),
      f.words('overview', 'paragraphs with a blank line between', 10_000),
      f.optional(f.lists('highlights', 'lines'), { ar: [], en: [] }),
      f.optional(f.lists('includes', 'lines: what the price includes'), { ar: [], en: [] }),
      f.optional(f.lists('excludes', 'lines: what it does not'), { ar: [], en: [] }),
      f.optional(f.lists('bring', 'lines: what to bring'), { ar: [], en: [] }),
      f.optional(f.lists('knowBeforeYouGo', 'lines: what to know'), { ar: [], en: [] }),
      f.optional(f.languages('guideLanguages', 'which languages the guide speaks: `ar`, `en`, …'), []),
      f.oneOf('pricingPer', ['person', 'item', 'quote'], 'what a price is for; a quote has no price and no options'),
      f.optional(f.oneOf('rate', ['once', 'daily', 'nightly'], 'how long a price lasts'), 'once'),
      f.optional(f.whole('minDuration', 1, 60, 'the fewest days or nights'), 1),
      f.currency('of all its prices: `SAR`, `KWD`, …'),
      f.optional(f.flag('isPrivate', 'only for those who book'), false),
      f.optional(f.flag('payLater', 'may be reserved and paid later'), false),
      f.optional(f.oneOf('confirmation', ['instant', 'supplier'], 'who says yes to a booking'), 'instant'),
      f.optional(f.whole('cutoffMinutes', 0, 527_040, 'minutes before the start at which booking ends'), 0),
      f.optional(f.oneOf('pickup', ['none', 'included', 'optional'], 'whether guests are fetched'), 'none'),
      f.optional(f.flag('dropOff', 'whether guests are brought back'), false),
      f.words('meetingPoint.name', 'where it begins'),
      f.words('meetingPoint.address', 'where that is', 400),
      f.decimal('meetingPoint.lat', -90, 90, 'degrees north'),
      f.decimal('meetingPoint.lng', -180, 180, 'degrees east'),
      f.optional(f.date('expiresOn', 'the last day on which it is sold')),
    ],
    compare: (row) =>
      row['rate'] === 'once' && row['minDuration'] !== 1
        ? [{ path: 'minDuration', message: "must be 1 where the rate is 'once'" }]
        : [],
  },
  cancellation: {
    inside: 'products',
    says: 'What cancelling costs: at least so long before the start, this part of the price. Without any, all of it.',
    fields: [
      f.parent('product'),
      f.whole('day', 0, 366, 'days before the start'),
      f.optional(f.whole('hour', 0, 23, 'and hours'), 0),
      f.optional(f.whole('minute', 0, 59, 'and minutes'), 0),
      f.whole('percentage', 0, 100, 'what is kept of the price'),
    ],
  },
  itinerary: {
    inside: 'products',
    says: 'The stops, in their order.',
    fields: [
      f.parent('product'),
      f.words('title', 'what happens'),
      f.words('text', 'in a few sentences', 2000),
      f.optional(f.whole('minutes', 1, 100_000, 'how long')),
    ],
  },
  pictures: {
    inside: 'products',
    says: 'Its pictures, in their order; the first stands on cards.',
    fields: [f.parent('product'), ...picture('')],
  },
  options: {
    inside: 'products',
    says: 'The ways in which it can be booked.',
    fields: [
      f.parent('product'),
      f.code('unique in its product'),
      f.words('title', 'as travellers read it'),
      f.words('description', 'in a few sentences', 2000),
      f.whole('durationMinutes', 1, 527_040, 'how long it lasts; of one day or night where the rate says so'),
      f.whole('capacity', 1, 10_000, 'the most travellers of one booking'),
    ],
  },
  units: {
    inside: 'options',
    says: 'Who or what is counted, and its price.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.code('unique in its option'),
      f.oneOf(
        'kind',
        ['adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'item'],
        'of whom or what',
      ),
      f.words('title', 'as travellers read it'),
      f.optional(f.whole('minAge', 0, 120, 'the youngest')),
      f.optional(f.whole('maxAge', 0, 120, 'the oldest')),
      f.money('priceMinor', 'its price'),
      f.optional(f.money('originalMinor', 'the price before a discount, struck through')),
      f.optional(f.whole('travellers', 0, 1000, 'how many travellers it stands for'), 1),
      f.optional(f.whole('minQuantity', 0, 1000, 'the fewest of one booking'), 0),
      f.optional(f.whole('maxQuantity', 1, 1000, 'the most of one booking')),
      f.optional(
        f.references(
          'accompaniedBy',
          'who may not come alone: codes of units of the option, such as `adult`, one of which must be in the booking',
        ),
        [],
      ),
    ],
    compare: (row) => [
      ...((row['accompaniedBy'] as string[]).includes(String(row['code']))
        ? [{ path: 'accompaniedBy', message: 'names the unit itself' }]
        : []),
      ...(row['minAge'] !== null && row['maxAge'] !== null && least(row, 'minAge') > least(row, 'maxAge')
        ? [{ path: 'maxAge', message: `is ${least(row, 'maxAge')}, below the least age of ${least(row, 'minAge')}` }]
        : []),
      ...(row['originalMinor'] !== null && least(row, 'originalMinor') <= least(row, 'priceMinor')
        ? [{ path: 'originalMinor', message: 'must be more than the price, or left out' }]
        : []),
      ...(row['maxQuantity'] !== null && least(row, 'minQuantity') > least(row, 'maxQuantity')
        ? [{ path: 'maxQuantity', message: 'is below the fewest of one booking' }]
        : []),
    ],
  },
  schedules: {
    inside: 'options',
    says: 'When it departs, week by week. A later one speaks over an earlier one where both have the same start: a season over the year.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.code('unique in its option'),
      f.weekdays('weekdays', '1 Monday … 7 Sunday'),
      f.times('startTimes', "on the city's clock: `09:30`"),
      f.whole('capacity', 1, 100_000, 'places, or items, of each departure'),
      f.date('validFrom', 'the first day'),
      f.date('validTo', 'the last day'),
      f.optional(
        f.whole(
          'adjustBasisPoints',
          -9999,
          1_000_000,
          'a supplement in hundredths of a percent of the price: 1500 is 15 % more, -1000 is 10 % less',
        ),
        0,
      ),
    ],
    compare: (row) =>
      String(row['validTo']) < String(row['validFrom'])
        ? [{ path: 'validTo', message: `is before the first day, ${String(row['validFrom'])}` }]
        : [],
  },
  exceptions: {
    inside: 'schedules',
    says: 'Days on which a schedule is closed, or has another capacity.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.parent('schedule'),
      f.date('date', 'the day'),
      f.optional(f.flag('isClosed', 'whether nothing departs; without it, what has no capacity is closed')),
      f.optional(f.whole('capacity', 1, 100_000, 'places, or items, on that day')),
    ],
    compare: (row) => {
      if (row['isClosed'] === true && row['capacity'] !== null)
        return [{ path: 'capacity', message: 'has no meaning on a day that is closed' }]
      if (row['isClosed'] === false && row['capacity'] === null)
        return [{ path: 'capacity', message: 'is missing: the day is not closed' }]
      return []
    },
  },
  extras: {
    inside: 'products',
    says: 'What can be added to a booking.',
    fields: [
      f.parent('product'),
      f.code('unique in its product'),
      f.words('title', 'as travellers read it'),
      f.oneOf('per', ['person', 'booking'], 'how many may be taken'),
      f.money('priceMinor', 'of one'),
      f.whole('maxQuantity', 1, 1000, 'the most of one booking'),
    ],
  },
  pickups: {
    inside: 'products',
    says: 'Where guests are fetched.',
    fields: [
      f.parent('product'),
      f.code('unique in its product'),
      f.words('name', 'as travellers read it'),
      f.words('address', 'where that is', 400),
      f.whole('minutesBefore', 0, 1440, 'minutes before the start'),
      f.optional(f.money('priceMinor', 'what it costs the booking'), 0),
      f.decimal('lat', -90, 90, 'degrees north'),
      f.decimal('lng', -180, 180, 'degrees east'),
    ],
  },
}

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The lists that stand inside a row of `name` in JSON. */
export const listsInside = (name: KindName): KindName[] => kindNames.filter((other) => kinds[other].inside === name)

/** A field's columns in CSV: one, or one a language. Money is written there as people write it, not in minor units. */
export function columnsOf(field: Field): string[] {
  const name = field.path
    .replace(/Minor$/, '')
    .replaceAll('.', '_')
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return field.shape === 'words' || field.shape === 'lists' ? [`${name}_ar`, `${name}_en`] : [name]
}
