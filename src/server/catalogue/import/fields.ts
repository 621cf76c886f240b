import { z } from 'zod'
import { isCurrency } from '#domain/currency.ts'
import { parseLandmarkPlace } from '#domain/landmark-place.ts'
import { isSlug } from '#domain/slug.ts'
import { columnName } from '#server/catalogue/columns.ts'

/** How a value is written: in JSON directly, in CSV as read-cell.ts reads it. */
export type Shape = 'text' | 'words' | 'lists' | 'list' | 'whole-list' | 'whole' | 'decimal' | 'flag' | 'money'

/**
 * One value of a row. `path` is its path in JSON ('meetingPoint.name'); its CSV column is derived from it
 * ('meeting_point_name_ar').
 */
export interface Field {
  path: string
  shape: Shape
  schema: z.ZodType
  isRequired: boolean
  /** Used if the file has no value. */
  fallback: unknown
  /** The code of the parent: a column in CSV; in JSON the row is nested in its parent. */
  isParent: boolean
  /**
   * The column of the database: that of the path's first segment, whose type is `jsonb` if there are more segments. A
   * `slug` is two columns, one per language.
   */
  column: string
  type: string
  /** Meaning and allowed values, for docs/importing.md. */
  says: string
}

const types: Record<Shape, string> = {
  text: 'text',
  words: 'jsonb',
  lists: 'jsonb',
  list: 'text[]',
  'whole-list': 'smallint[]',
  whole: 'integer',
  decimal: 'double precision',
  flag: 'boolean',
  money: 'bigint',
}

const field = (path: string, shape: Shape, says: string, schema: z.ZodType): Field => ({
  path,
  shape,
  schema,
  says,
  isRequired: true,
  fallback: null,
  isParent: false,
  column: columnName(path.split('.')[0] ?? path),
  type: path.includes('.') ? 'jsonb' : types[shape],
})

/** The same field in another column. */
export const inColumn = (column: string, field: Field): Field => ({ ...field, column })

/** The same field as optional, with `fallback` as its default. */
export const optional = (required: Field, fallback: unknown = null): Field => ({
  ...required,
  isRequired: false,
  fallback,
})

const line = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, 'is empty')
    .max(most, `must have at most ${most} characters`)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'has a character that cannot be stored')

export const text = (path: string, says: string, most = 200) => field(path, 'text', says, line(most))

export const words = (path: string, says: string, most = 200) =>
  field(
    path,
    'words',
    `${says}; at most ${most.toLocaleString('en')} characters`,
    z.strictObject({ ar: line(most), en: line(most) }, { error: 'must be {"ar": …, "en": …}' }),
  )

export const lists = (path: string, says: string) =>
  field(
    path,
    'lists',
    says,
    z
      .strictObject(
        {
          ar: z.array(line(500), { error: 'must be a list of text' }),
          en: z.array(line(500), { error: 'must be a list of text' }),
        },
        { error: 'must be {"ar": […], "en": […]}' },
      )
      .refine(({ ar, en }) => ar.length === en.length, {
        error: ({ input }) => {
          const { ar, en } = input as { ar: string[]; en: string[] }
          return `has ${ar.length} lines in Arabic and ${en.length} in English`
        },
      }),
  )

const landmarkForm =
  'a point such as `30.0287, 31.2599`, or `area:` and the middle of a district, or `water:`, `wadi:` (a dry river bed), `road:`, `park:` or `hills:` and points with `;` between them'

/** Places of landmarks as text, because a CSV list has one value per entry. */
export const landmarkPlaces = (path: string, says: string) =>
  field(
    path,
    'list',
    `${says}: ${landmarkForm}`,
    z.array(
      z
        .string({ error: 'must be text' })
        .max(2000, 'must have at most 2,000 characters')
        .refine((text) => parseLandmarkPlace(text) !== null, `is not ${landmarkForm}`),
      { error: 'must be a list of places' },
    ),
  )

const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const codeSchema = z
  .string({ error: 'must be text' })
  .max(100, 'must have at most 100 characters')
  .regex(CODE, "must be lower-case Latin letters, digits and single hyphens, such as 'edge-of-the-world'")

/** The identifier for other rows and later imports. */
export const code = (says: string) =>
  field('code', 'text', `${says}: lower-case Latin letters, digits and hyphens`, codeSchema)

/** The code of another row. */
export const reference = (path: string, says: string) => field(path, 'text', says, codeSchema)

/** Codes of other rows. */
export const references = (path: string, says: string) =>
  field(path, 'list', says, z.array(codeSchema, { error: 'must be a list of codes' }))

export const parent = (path: 'product' | 'option' | 'schedule'): Field => ({
  ...reference(path, `the code of its ${path}`),
  isParent: true,
})

const slugSchema = z
  .string({ error: 'must be text' })
  .refine(isSlug, 'must be lower-case letters and digits of any script, separated by single hyphens')

export const slug = () =>
  field(
    'slug',
    'words',
    'URL slug: letters, digits and hyphens; must be unique',
    z.strictObject({ ar: slugSchema, en: slugSchema }, { error: 'must be {"ar": …, "en": …}' }),
  )

export const whole = (path: string, least: number, most: number, says: string) => {
  const range = `a whole number from ${least.toLocaleString('en')} to ${most.toLocaleString('en')}`
  const message = `must be ${range}`
  return field(path, 'whole', `${says}; ${range}`, z.int({ error: message }).min(least, message).max(most, message))
}

export const decimal = (path: string, least: number, most: number, says: string) => {
  const message = `must be a number from ${least} to ${most}`
  return field(path, 'decimal', says, z.number({ error: message }).min(least, message).max(most, message))
}

export const flag = (path: string, says: string) =>
  field(path, 'flag', says, z.boolean({ error: 'must be true or false' }))

export const money = (path: `${string}Minor` | 'originalMinor', says: string) =>
  field(
    path,
    'money',
    says,
    z.int({ error: 'must be a whole number of minor units, such as 12500 for 125 riyals' }).min(0, 'is below zero'),
  )

export const oneOf = (path: string, values: readonly string[], says: string) =>
  field(
    path,
    'text',
    `${says}: ${values.map((value) => `\`${value}\``).join(', ')}`,
    z.enum(values as [string, ...string[]], { error: `must be one of ${values.join(', ')}` }),
  )

export const date = (path: string, says: string): Field => ({
  ...field(
    path,
    'text',
    `${says}; \`2026-12-31\``,
    z.iso
      .date({ error: 'must be a calendar day, such as 2026-12-31' })
      .refine((day) => !day.startsWith('0000'), 'must be a calendar day, such as 2026-12-31'),
  ),
  type: 'date',
})

export const times = (path: string, says: string) =>
  field(
    path,
    'list',
    says,
    z
      .array(z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day such as 09:30'), {
        error: 'must be a list of times',
      })
      .min(1, 'has no time')
      .refine((values) => new Set(values).size === values.length, 'has the same time twice'),
  )

export const weekdays = (path: string, says: string) =>
  field(
    path,
    'whole-list',
    says,
    z
      .array(
        z
          .int({ error: 'must be from 1 (Monday) to 7 (Sunday)' })
          .min(1, 'must be from 1 (Monday) to 7 (Sunday)')
          .max(7, 'must be from 1 (Monday) to 7 (Sunday)'),
        { error: 'must be a list of weekdays' },
      )
      .min(1, 'has no weekday')
      .refine((values) => new Set(values).size === values.length, 'has the same weekday twice'),
  )

export const languages = (path: string, says: string) =>
  field(
    path,
    'list',
    says,
    z.array(z.string({ error: 'must be text' }).refine(isLanguage, 'is not a language code such as ar or en'), {
      error: 'must be a list of languages',
    }),
  )

const checked = (path: string, says: string, isRight: (text: string) => boolean, message: string) =>
  field(path, 'text', says, z.string({ error: 'must be text' }).refine(isRight, message))

export const zone = () =>
  checked('zone', 'its time zone, such as `Asia/Riyadh`', isZone, 'is not a time zone such as Asia/Riyadh')

export const country = (path: string, says: string) =>
  checked(path, `${says}: two capital letters, such as \`SA\``, isCountry, 'is not a country code such as SA')

export const currency = (says: string) =>
  checked('currency', says, isCurrency, 'is not a supported currency such as SAR')

export const email = (path: string, says: string) =>
  field(path, 'text', says, z.email({ error: 'is not an email address' }).max(254, 'is not an email address'))

export const phone = (path: string, says: string) =>
  checked(
    path,
    says,
    (value) => /^\+[1-9]\d{6,14}$/.test(value.replaceAll(' ', '')),
    "must begin with '+' and the country code",
  )

function isZone(name: string): boolean {
  // Offsets such as '+03:00' have no daylight saving time.
  if (!/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isCountry(letters: string): boolean {
  return /^[A-Z]{2}$/.test(letters) && regionNames.of(letters) !== undefined && letters !== 'ZZ'
}

function isLanguage(letters: string): boolean {
  return /^[a-z]{2,3}$/.test(letters) && languageNames.of(letters) !== undefined
}
