import { productTransitions } from '#domain/product-states.ts'
import { columnName } from '#server/catalogue/columns.ts'
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

/** A valid row: its values by path. */
export type Checked = Record<string, unknown>

export interface Kind {
  /** The list that contains it in JSON; null: at the top level. */
  inside: KindName | null
  fields: Field[]
  /** Checks across values: the path of the error and its message. Called only if every single value is valid. */
  compare?: (row: Checked) => { path: string; message: string }[]
  says: string
}

const picture = (prefix: string) => [
  f.text(
    `${prefix}src`,
    'the address: `files/…` in MEDIA_DIR, `https://…` on a host in IMAGE_HOSTS, or `scenes/<kind>-<time>-<seed>.svg` (drawn)',
    1000,
  ),
  f.whole(`${prefix}width`, 1, 20_000, 'in pixels'),
  f.whole(`${prefix}height`, 1, 20_000, 'in pixels'),
  f.words(`${prefix}alt`, 'alt text', 300),
]

const position = f.optional(f.whole('position', 0, 100_000, 'sort position; if empty, the present one, or the last'))

const least = (row: Checked, path: string) => row[path] as number

/** All kinds in the order of import: referenced kinds come first. */
export const kinds: Record<KindName, Kind> = {
  suppliers: {
    inside: null,
    says: 'The companies that run the products.',
    fields: [
      f.code('unique import ID'),
      f.words('name', 'displayed name'),
      f.words('about', 'a description', 2000),
      f.country('country', 'its country'),
      f.email('email', 'the address for mails to the supplier'),
      f.phone('phone', "with '+' and the country code"),
    ],
  },
  cities: {
    inside: null,
    says: 'The cities of the products.',
    fields: [
      f.code('unique import ID'),
      f.slug(),
      f.words('name', 'displayed name'),
      f.words('summary', 'one sentence', 400),
      f.words('about', 'one or two paragraphs', 5000),
      f.country('country', 'its country'),
      f.zone(),
      f.decimal('lat', -90, 90, 'degrees north'),
      f.decimal('lng', -180, 180, 'degrees east'),
      f.optional(
        f.lists(
          'landmarks',
          'list: names of sights, districts, waters, wadis, roads, parks and hills for maps, best known first',
        ),
        { ar: [], en: [] },
      ),
      f.optional(f.landmarkPlaces('landmarkPlaces', 'list: where each of them is'), []),
      ...picture('picture.'),
      position,
    ],
    compare: ({ landmarks, landmarkPlaces }) => {
      const [names, places] = [(landmarks as { ar: string[] }).ar.length, (landmarkPlaces as string[]).length]
      return names === places
        ? []
        : [
            {
              path: 'landmarkPlaces',
              message: `has ${places} ${places === 1 ? 'place' : 'places'} for ${names} ${names === 1 ? 'landmark' : 'landmarks'}`,
            },
          ]
    },
  },
  categories: {
    inside: null,
    says: 'The categories of the products.',
    fields: [
      f.code('unique import ID'),
      f.slug(),
      f.words('name', 'displayed name'),
      f.words('summary', 'one sentence', 400),
      f.text('icon', 'the name of a Lucide icon', 60),
      ...picture('picture.'),
      position,
    ],
  },
  products: {
    inside: null,
    says: 'The products. In JSON, all kinds below are lists inside their product.',
    fields: [
      f.code('unique import ID in the whole catalogue'),
      f.reference('city', "a city's code, from these files or the database"),
      f.reference('category', "a category's code, likewise"),
      f.reference('supplier', "a supplier's code, likewise"),
      f.optional(
        f.oneOf('status', Object.keys(productTransitions), 'only published products are visible'),
        'published',
      ),
      f.slug(),
      f.words('title', 'displayed title'),
      f.words('summary', 'one sentence for cards and search results', 300),
      f.words('overview', 'paragraphs, separated by blank lines', 10_000),
      f.optional(f.lists('highlights', 'list'), { ar: [], en: [] }),
      f.optional(f.lists('includes', 'list: what the price includes'), { ar: [], en: [] }),
      f.optional(f.lists('excludes', 'list: what it does not include'), { ar: [], en: [] }),
      f.optional(f.lists('bring', 'list: what to bring'), { ar: [], en: [] }),
      f.optional(f.lists('knowBeforeYouGo', 'list: what to know'), { ar: [], en: [] }),
      f.optional(f.languages('guideLanguages', 'the languages of the guide: `ar`, `en`, …'), []),
      f.oneOf(
        'pricingPer',
        ['person', 'item', 'quote'],
        'the unit of a price; with `quote` there are no prices and no options',
      ),
      f.optional(f.oneOf('rate', ['once', 'daily', 'nightly'], 'the period of a price'), 'once'),
      f.optional(f.whole('minDuration', 1, 60, 'the minimum number of days or nights'), 1),
      f.optional(f.whole('leastTravellers', 1, 1000, 'with `quote`: the smallest party that the host takes')),
      f.optional(f.whole('mostTravellers', 1, 1000, 'with `quote`: the largest')),
      f.currency('the currency of all its prices: `SAR`, `KWD`, …'),
      f.optional(f.flag('isPrivate', 'whether the group consists of one booking only'), false),
      f.optional(f.flag('payLater', 'whether it can be reserved and paid later'), false),
      f.optional(f.oneOf('confirmation', ['instant', 'supplier'], 'confirmation mode'), 'instant'),
      f.optional(f.whole('cutoffMinutes', 0, 527_040, 'booking ends this many minutes before the start'), 0),
      f.optional(f.oneOf('pickup', ['none', 'included', 'optional'], 'pick-up mode'), 'none'),
      f.optional(f.flag('dropOff', 'whether travellers are brought back'), false),
      f.words('meetingPoint.name', 'the name of the meeting point'),
      f.words('meetingPoint.address', 'its address', 400),
      f.decimal('meetingPoint.lat', -90, 90, 'degrees north'),
      f.decimal('meetingPoint.lng', -180, 180, 'degrees east'),
      f.optional(
        f.words('meetingPoint.guide', 'how to recognise the guide there: `Your guide holds an orange umbrella`'),
      ),
      f.optional(
        f.whole('meetingPoint.minutesBefore', 1, 180, 'people should be there this many minutes before the start'),
      ),
      f.optional(f.date('expiresOn', 'the last day on which it is sold and runs')),
    ],
    compare: (row) => [
      ...(row['rate'] === 'once' && row['minDuration'] !== 1
        ? [{ path: 'minDuration', message: "must be 1 if the rate is 'once'" }]
        : []),
      ...(row['pricingPer'] === 'quote'
        ? []
        : ['leastTravellers', 'mostTravellers']
            .filter((path) => row[path] !== null)
            .map((path) => ({
              path,
              message: "must be left out unless it is priced by 'quote': options have a capacity",
            }))),
      ...(row['leastTravellers'] !== null &&
      row['mostTravellers'] !== null &&
      least(row, 'mostTravellers') < least(row, 'leastTravellers')
        ? [{ path: 'mostTravellers', message: `is below the smallest party of ${least(row, 'leastTravellers')}` }]
        : []),
    ],
  },
  cancellation: {
    inside: 'products',
    says: 'The cancellation policy: cancelling at least this long before the start keeps this percentage of the price. Without rules, all of it is kept.',
    fields: [
      f.parent('product'),
      f.whole('day', 0, 366, 'days before the start'),
      f.optional(f.whole('hour', 0, 23, 'plus hours'), 0),
      f.optional(f.whole('minute', 0, 59, 'plus minutes'), 0),
      f.whole('percentage', 0, 100, 'the percentage of the price that is kept'),
    ],
  },
  itinerary: {
    inside: 'products',
    says: 'The stops, in order.',
    fields: [
      f.parent('product'),
      f.words('title', 'what happens'),
      f.words('text', 'a few sentences', 2000),
      f.optional(f.whole('minutes', 1, 100_000, 'the duration')),
    ],
  },
  pictures: {
    inside: 'products',
    says: 'The images, in order; the first is displayed on cards. Five or more are recommended; the import warns about fewer.',
    fields: [
      f.parent('product'),
      ...picture(''),
      f.optional(
        f.flag('isIllustration', 'a drawing, which the gallery marks as such; if empty, whether it is a scene'),
      ),
      f.optional(
        f.whole('focusX', 0, 100, 'the point that crops keep, in percent from the left; if empty, the middle'),
      ),
      f.optional(f.whole('focusY', 0, 100, 'the same from the top; both or neither')),
    ],
    compare: (row) =>
      (row['focusX'] === null) === (row['focusY'] === null)
        ? []
        : [{ path: row['focusX'] === null ? 'focusX' : 'focusY', message: 'is missing: a focus has both or neither' }],
  },
  options: {
    inside: 'products',
    says: 'The options of a product.',
    fields: [
      f.parent('product'),
      f.code('unique in its product'),
      f.words('title', 'displayed title'),
      f.words('description', 'a few sentences', 2000),
      f.whole('durationMinutes', 1, 527_040, 'the duration; with the rate `daily` or `nightly`, of one day or night'),
      f.whole('capacity', 1, 10_000, 'the maximum number of travellers per booking'),
    ],
  },
  units: {
    inside: 'options',
    says: 'The units of an option, with their prices.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.code('unique in its option'),
      f.oneOf(
        'kind',
        ['adult', 'youth', 'child', 'infant', 'senior', 'student', 'family', 'group', 'item'],
        'the kind of traveller or thing',
      ),
      f.words('title', 'displayed title'),
      f.optional(f.whole('minAge', 0, 120, 'the minimum age')),
      f.optional(f.whole('maxAge', 0, 120, 'the maximum age')),
      f.money('priceMinor', 'the price'),
      f.optional(f.money('originalMinor', 'the price before a discount, displayed struck through')),
      f.optional(f.whole('travellers', 0, 1000, 'the number of travellers per unit'), 1),
      f.optional(f.whole('minQuantity', 0, 1000, 'the minimum of a booking that has any of the unit'), 0),
      f.optional(f.whole('maxQuantity', 1, 1000, 'the maximum per booking')),
      f.optional(
        f.references(
          'accompaniedBy',
          'codes of units of the option, for example `adult`, one of which must be in the same booking',
        ),
        [],
      ),
    ],
    compare: (row) => [
      ...((row['accompaniedBy'] as string[]).includes(String(row['code']))
        ? [{ path: 'accompaniedBy', message: 'names the unit itself' }]
        : []),
      ...(row['minAge'] !== null && row['maxAge'] !== null && least(row, 'minAge') > least(row, 'maxAge')
        ? [{ path: 'maxAge', message: `is ${least(row, 'maxAge')}, below the minimum age of ${least(row, 'minAge')}` }]
        : []),
      ...(row['originalMinor'] !== null && least(row, 'originalMinor') <= least(row, 'priceMinor')
        ? [{ path: 'originalMinor', message: 'must be more than the price, or left out' }]
        : []),
      ...(row['maxQuantity'] !== null && least(row, 'minQuantity') > least(row, 'maxQuantity')
        ? [{ path: 'maxQuantity', message: 'is below the minimum per booking' }]
        : []),
    ],
  },
  schedules: {
    inside: 'options',
    says: 'When an option departs, week by week. If two schedules have the same start, the later one applies, for example a season within the year.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.code('unique in its option'),
      f.weekdays('weekdays', '1 Monday … 7 Sunday'),
      f.times('startTimes', "in the city's local time: `09:30`"),
      f.optional(f.whole('capacity', 1, 100_000, 'seats, or items, per departure; empty: free sale, without a limit')),
      f.date('validFrom', 'the first day'),
      f.date('validTo', 'the last day'),
      f.optional(
        f.whole(
          'adjustBasisPoints',
          -9999,
          1_000_000,
          'a supplement in basis points of the price: 1500 is 15 % more, -1000 is 10 % less',
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
    says: 'Days on which a schedule is closed or has another capacity.',
    fields: [
      f.parent('product'),
      f.parent('option'),
      f.parent('schedule'),
      f.inColumn('local_date', f.date('date', 'the day')),
      f.optional(f.flag('isClosed', 'whether the day is closed; if empty, a day without capacity is closed')),
      f.optional(f.whole('capacity', 1, 100_000, 'seats, or items, on that day')),
    ],
    compare: (row) => {
      if (row['isClosed'] === true && row['capacity'] !== null)
        return [{ path: 'capacity', message: 'must be empty on a closed day' }]
      if (row['isClosed'] === false && row['capacity'] === null)
        return [{ path: 'capacity', message: 'is missing: the day is not closed' }]
      return []
    },
  },
  extras: {
    inside: 'products',
    says: 'What can be added to a booking for a price.',
    fields: [
      f.parent('product'),
      f.code('unique in its product; `child-seat` is suggested to families'),
      f.words('title', 'displayed title'),
      f.oneOf('per', ['person', 'booking'], 'with `person`, at most one per traveller'),
      f.money('priceMinor', 'the price of one'),
      f.whole('maxQuantity', 1, 1000, 'the maximum per booking'),
    ],
  },
  pickups: {
    inside: 'products',
    says: 'The pick-up points.',
    fields: [
      f.parent('product'),
      f.code('unique in its product'),
      f.words('name', 'displayed name'),
      f.words('address', 'the address', 400),
      f.optional(f.flag('asksPlace', 'whether guests write which place when they book, such as their hotel'), false),
      f.whole('minutesBefore', 0, 1440, 'minutes before the start'),
      f.optional(f.money('priceMinor', 'the price per booking'), 0),
      f.decimal('lat', -90, 90, 'degrees north'),
      f.decimal('lng', -180, 180, 'degrees east'),
    ],
  },
}

export const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name)

/** The kinds of lists nested in a row of `name` in JSON. */
export const listsInside = (name: KindName): KindName[] => kindNames.filter((other) => kinds[other].inside === name)

/** A field's columns in CSV: one, or one per language. Money is decimal there, not in minor units. */
export function columnsOf(field: Field): string[] {
  const name = columnName(field.path.replace(/Minor$/, '').replaceAll('.', '_'))
  return field.shape === 'words' || field.shape === 'lists' ? [`${name}_ar`, `${name}_en`] : [name]
}
