import type { Schema } from './api-document.ts'

export interface SchemaRow {
  /** 'facets.cities[].slug' */
  path: string
  type: string
  schema: Schema
  isRequired: boolean
  description: string
}

/** The members of a schema as table rows; those of nested objects follow their parent. A named schema is only named. */
export function schemaRows(schema: Schema, path = ''): SchemaRow[] {
  const inner = withoutNull(schema)
  if (inner.allOf) return inner.allOf.flatMap((part) => schemaRows(part, path))
  if (inner.items) return schemaRows(inner.items, `${path}[]`)
  return Object.entries(inner.properties ?? {}).flatMap(([name, member]) => {
    const place = path === '' ? name : `${path}.${name}`
    const own: SchemaRow = {
      path: place,
      type: typeOf(member),
      schema: member,
      isRequired: inner.required?.includes(name) ?? false,
      description: [member.description ?? '', boundsOf(withoutNull(member))].filter(Boolean).join(' '),
    }
    return [own, ...schemaRows(member, place)]
  })
}

/** 'integer', 'array of Card', '"ar" or "en"', 'string or null'. */
export function typeOf(schema: Schema): string {
  const isNullable = withoutNull(schema) !== schema || (Array.isArray(schema.type) && schema.type.includes('null'))
  const type = plainTypeOf(withoutNull(schema))
  return isNullable ? `${type} or null` : type
}

/** The names of the schemas that a type names. */
export function namesIn(schema: Schema): string[] {
  const inside = [
    ...(schema.items ? [schema.items] : []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ]
  return [...(schema.$ref ? [nameOf(schema.$ref)] : []), ...inside.flatMap(namesIn)]
}

/** The constraints of a value besides its type. */
export function boundsOf(schema: Schema): string {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems } = schema
  const isBelow = (value: number | undefined) => value !== undefined && value < Number.MAX_SAFE_INTEGER
  return [
    schema.default === undefined ? '' : `Default ${JSON.stringify(schema.default)}.`,
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? `At least ${minimum}.` : '',
    exclusiveMinimum === undefined ? '' : `Above ${exclusiveMinimum}.`,
    isBelow(maximum) ? `At most ${maximum}.` : '',
    minLength !== undefined && minLength > 0 ? `At least ${plural(minLength, 'character')}.` : '',
    isBelow(maxLength) ? `At most ${plural(maxLength ?? 0, 'character')}.` : '',
    minItems !== undefined && minItems > 0 ? `At least ${plural(minItems, 'item')}.` : '',
    isBelow(maxItems) ? `At most ${plural(maxItems ?? 0, 'item')}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** An example value, with required members only. */
export function exampleOf(schema: Schema, schemas: Record<string, Schema>, name = ''): unknown {
  const inner = withoutNull(schema)
  if (inner.$ref) return exampleOf(schemas[nameOf(inner.$ref)] ?? {}, schemas, name)
  if (inner.example !== undefined) return inner.example
  if (inner.default !== undefined) return inner.default
  if (inner.const !== undefined) return inner.const
  if (inner.enum) return inner.enum[0]
  const choice = inner.anyOf?.[0] ?? inner.oneOf?.[0] ?? inner.allOf?.[0]
  if (choice) return exampleOf(choice, schemas, name)
  const type = Array.isArray(inner.type) ? inner.type[0] : inner.type
  if (inner.items) return [exampleOf(inner.items, schemas, name)]
  if (type === 'object' || inner.properties) {
    const members = Object.entries(inner.properties ?? {}).filter(([member]) => inner.required?.includes(member))
    return Object.fromEntries(members.map(([member, part]) => [member, exampleOf(part, schemas, member)]))
  }
  if (type === 'integer' || type === 'number')
    return inner.minimum !== undefined && inner.minimum > 1 ? inner.minimum : 1
  if (type === 'boolean') return true
  return wordsFor[name] ?? (inner.format ? (wordsFor[inner.format] ?? '…') : '…')
}

const wordsFor: Record<string, string> = {
  city: 'manama',
  slug: 'bahrain-fort-at-sunset',
  q: 'قلعة',
  path: '/discover',
  email: 'noura@example.com',
  password: 'a long password',
  firstName: 'نورة',
  lastName: 'الأحمد',
  countryCode: '+966',
  phoneNumber: '501234567',
  reference: 'RH-7K2M9Q',
  date: '2027-01-15',
  from: '2027-01-01',
  to: '2027-01-31',
  uri: 'https://rihla.example/',
  uuid: '7b0c9d2e-4f5a-4c1b-9e8d-2a3f4b5c6d7e',
  'idempotency-key': '7b0c9d2e-4f5a-4c1b-9e8d-2a3f4b5c6d7e',
  'date-time': '2027-01-15T14:00:00Z',
}

function plainTypeOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' or ')
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ')
  if (schema.items) return `array of ${typeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return `object, each ${typeOf(schema.additionalProperties)}`
  const type = (Array.isArray(schema.type) ? schema.type : [schema.type ?? 'any']).filter((one) => one !== 'null')
  return type.join(' or ') + (schema.format ? ` (${schema.format})` : '')
}

/** The schema without `null` as an alternative. */
function withoutNull(schema: Schema): Schema {
  const choices = schema.anyOf ?? schema.oneOf
  const real = choices?.filter(({ type }) => type !== 'null')
  const [only] = real ?? []
  return choices && real?.length === 1 && choices.length === 2 && only ? only : schema
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ref
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
