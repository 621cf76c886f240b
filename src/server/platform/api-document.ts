/** As much of OpenAPI 3.1 as the rooms' contracts make. */
export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  tags: ApiTag[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; securitySchemes?: Record<string, SecurityScheme> }
}

export interface SecurityScheme {
  type: string
  scheme: string
  description: string
}

export interface ApiTag {
  name: string
  description: string
  /** What the room may refuse: the `code` of a problem. */
  'x-refusal-codes': string[]
}

export interface Operation {
  tags: string[]
  operationId?: string
  summary?: string
  description?: string
  /** By which scheme who asks is known, where cookies are not enough. */
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema: Schema
}

export type Content = Record<string, { schema?: Schema }>

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  example?: unknown
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  [rest: string]: unknown
}

const problem: Schema = {
  type: 'object',
  description: 'Any other answer. `code` is stable and meant for programs; some codes come with more members.',
  properties: {
    type: { type: 'string', description: 'Where the code is described.' },
    status: { type: 'integer' },
    code: { type: 'string' },
    requestId: { type: 'string', description: 'Names the request in our logs.' },
    fields: {
      type: 'array',
      description: 'With request.invalid: which fields are at fault.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' } },
        required: ['field', 'code'],
      },
    },
    retryAfterSeconds: { type: 'integer', description: 'With status 429.' },
  },
  required: ['type', 'status', 'code', 'requestId'],
}

/**
 * The document as zod-to-openapi 9.1 makes it, corrected: what may be a named schema or null it calls both at once (`allOf`), which
 * nothing can be. Throws when a named schema itself may be null, which happens when it is first met so: registered before, it is not.
 */
export function correctNulls(made: Omit<ApiDocument, 'tags'>): Omit<ApiDocument, 'tags'> {
  const nullable = Object.entries(made.components.schemas).find(([, { type }]) => type?.includes('null'))
  if (nullable) throw new Error(`The schema ${nullable[0]} may be null everywhere; register it before the routes.`)
  return JSON.parse(JSON.stringify(made), (_, value: unknown) => {
    const [named, nothing, ...more] = (value as Schema | null)?.allOf ?? []
    const isEither = named?.$ref !== undefined && nothing?.type?.includes('null') && more.length === 0
    if (!isEither) return value
    const { allOf: _both, ...rest } = value as Schema
    return { ...rest, anyOf: [named, { type: 'null' }] }
  }) as Omit<ApiDocument, 'tags'>
}

/** What the contracts leave unsaid because it holds for all of them: how a refusal looks, what an operation is called. */
export function completeDocument(made: Omit<ApiDocument, 'tags'>, tags: ApiTag[]): ApiDocument {
  const paths = Object.fromEntries(
    Object.entries(made.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, completeOperation(path, method, operation)]),
      ),
    ]),
  )
  const unknown = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap((operation) => operation.tags)
    .find((tag) => !tags.some(({ name }) => name === tag))
  if (unknown !== undefined) throw new Error(`The API's document does not describe the tag ${unknown}.`)
  const { openapi, info, components } = made
  return {
    openapi,
    info,
    tags,
    paths,
    components: { ...components, schemas: { ...components.schemas, Problem: problem } },
  }
}

function completeOperation(path: string, method: string, operation: Operation): Operation {
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
  return {
    ...operation,
    operationId: [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
    responses: {
      ...operation.responses,
      default: {
        description: 'Refused, or failed',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}
