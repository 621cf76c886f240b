import schemas from './stripe-schemas.json' with { type: 'json' }

/**
 * stripe-schemas.json is taken from the npm package `stripe` 23.1.0 (API 2026-10-28.endive), MIT, Copyright (c) 2011-
 * Stripe, Inc. It contains only the parameters that Rihla sends, so that a new parameter fails the tests until its
 * schema is added.
 */
interface Schema {
  type?: string | string[]
  const?: string
  enum?: string[]
  pattern?: string
  required?: string[]
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
}
export type StripeCall = keyof typeof schemas
export type Parameters = { [name: string]: Parameters | Parameters[] | string | number | boolean }

export class ParameterError extends Error {
  readonly param: string
  constructor(param: string, message: string) {
    super(message)
    this.param = param
  }
}

/**
 * Parses `line_items[0][price_data][currency]=sar&…` and validates it as Stripe does.
 * @throws {ParameterError}
 */
export function readParameters(call: StripeCall, form: string): Parameters {
  const root: Parameters = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[')
    let place = root
    path.slice(0, -1).forEach((part) => {
      place = (place[part] ??= {}) as Parameters
    })
    place[path.at(-1) ?? ''] = value
  }
  return checked(schemas[call], root, call) as Parameters
}

/** A string or number parameter as a string; empty if it was not sent. */
export function textOf(params: Parameters | undefined, name: string): string {
  const value = params?.[name]
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

function checked(schema: Schema, value: unknown, name: string): Parameters[string] {
  if (schema.anyOf) {
    const fitting = schema.anyOf.find((one) => fits(one, value, name))
    if (!fitting) throw new ParameterError(name, `Invalid ${name}`)
    return checked(fitting, value, name)
  }
  const types = [schema.type].flat()
  if (types.includes('array')) {
    if (typeof value !== 'object' || value === null) throw new ParameterError(name, `Invalid array: ${name}`)
    return Object.entries(value).map(
      ([index, item]) => checked(schema.items ?? {}, item, `${name}[${index}]`) as Parameters,
    )
  }
  if (types.includes('object')) return checkedObject(schema, value, name)
  if (typeof value !== 'string') throw new ParameterError(name, `Invalid ${types.join(' or ')}: ${name}`)
  if (types.includes('number') && !types.includes('string')) {
    if (!/^-?\d+$/.test(value)) throw new ParameterError(name, `Invalid integer: ${value}`)
    return Number(value)
  }
  if (types.includes('boolean')) {
    if (!['true', 'false'].includes(value)) throw new ParameterError(name, `Invalid boolean: ${value}`)
    return value === 'true'
  }
  if (
    (schema.enum && !schema.enum.includes(value)) ||
    (schema.const !== undefined && schema.const !== value) ||
    (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
  )
    throw new ParameterError(name, `Invalid ${name}: ${value}`)
  return value
}

function checkedObject(schema: Schema, value: unknown, name: string): Parameters {
  if (typeof value !== 'object' || value === null) throw new ParameterError(name, `Invalid object: ${name}`)
  const missing = schema.required?.find((field) => !Object.hasOwn(value, field))
  if (missing !== undefined) throw new ParameterError(missing, `Missing required param: ${name}[${missing}]`)
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => {
      const known =
        schema.properties?.[field] ??
        (typeof schema.additionalProperties === 'object' ? schema.additionalProperties : null)
      if (known === null) throw new ParameterError(field, `Received unknown parameter: ${field}`)
      return [field, checked(known, one, field)]
    }),
  )
}

function fits(schema: Schema, value: unknown, name: string): boolean {
  try {
    checked(schema, value, name)
    return true
  } catch {
    return false
  }
}
