/** The subset of OpenAPI 3.1 that our contracts produce. */
export interface ApiDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  tags: ApiTag[]
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    responses?: Record<string, Answer>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

export interface SecurityScheme {
  type: string
  /** For `http`. */
  scheme?: string
  /** For `apiKey`. */
  in?: string
  name?: string
  description: string
}

export interface ApiTag {
  name: string
  description: string
  /** The possible `code`s of a problem response. */
  'x-refusal-codes': readonly string[]
}

export interface Operation {
  tags: string[]
  operationId?: string
  summary?: string
  description?: string
  /** Security schemes of the operation, if cookies are not enough. */
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer | { $ref: string }>
}

export interface Answer {
  description: string
  content?: Content
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
  description: 'Any other response. `code` is stable and meant for programs; some codes have further members.',
  properties: {
    type: { type: 'string', description: 'Where the code is described.' },
    title: { type: 'string', description: 'The meaning of the status, in the language of the request.' },
    detail: { type: 'string', description: 'The meaning of the code for people, in the language of the request.' },
    status: { type: 'integer' },
    code: { type: 'string' },
    requestId: { type: 'string', description: 'The id of the request in our logs.' },
    fields: {
      type: 'array',
      description: 'With request.invalid: the invalid fields.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, code: { type: 'string' } },
        required: ['field', 'code'],
      },
    },
    retryAfterSeconds: { type: 'integer', description: 'With status 429.' },
  },
  required: ['type', 'title', 'detail', 'status', 'code', 'requestId'],
}

/**
 * Corrects the document of zod-to-openapi 9.1: for a nullable reference to a named schema it requires both the schema
 * and null (`allOf`), which no value satisfies. Throws if a named schema is nullable itself, which happens if its first
 * use is nullable: register it before that.
 */
export function correctNulls(made: Omit<ApiDocument, 'tags'>): Omit<ApiDocument, 'tags'> {
  const nullable = Object.entries(made.components.schemas).find(([, { type }]) => type?.includes('null'))
  if (nullable) throw new Error(`The schema ${nullable[0]} is nullable everywhere; register it before the routes.`)
  return JSON.parse(JSON.stringify(made), (_, value: unknown) => {
    const [named, nothing, ...more] = (value as Schema | null)?.allOf ?? []
    const isEither = named?.$ref !== undefined && nothing?.type?.includes('null') && more.length === 0
    if (!isEither) return value
    const { allOf: _both, ...rest } = value as Schema
    return { ...rest, anyOf: [named, { type: 'null' }] }
  }) as Omit<ApiDocument, 'tags'>
}

/** Responses of a tag's operations besides their own, and the cookies that they read. */
export interface TagConventions {
  refusalStatuses: number[]
  /** Names of security schemes; each is optional. */
  cookies: string[]
}

const meanings: Record<number, string> = {
  400: 'Malformed',
  401: 'Requires signing in, or a token',
  403: 'Sent by a page of another site, or not permitted',
  404: 'Unknown, or not visible to this visitor',
  409: 'Conflicts with the current state',
  410: 'Expired, or over',
  413: 'Too large',
  422: 'Does not match the schema, or is refused by a rule',
  429: 'Too many requests; see Retry-After',
  500: 'Failed',
  503: 'Temporarily unavailable',
}

const cookie = (name: string, description: string): SecurityScheme => ({
  type: 'apiKey',
  in: 'cookie',
  name: `rihla_${name}`,
  description: `${description} Set by a response, to be sent back; with https its name is \`__Host-rihla_${name}\`.`,
})

export const cookieSchemes = {
  sessionCookie: cookie('session', 'The signed-in account.'),
  cartCookie: cookie('cart', 'The cart of this client.'),
  wishlistCookie: cookie('wishlist', 'The wishlist of this client.'),
  orderCookie: cookie('order', 'The latest order of this client.'),
  staffCookie: cookie('staff', 'The signed-in member of staff; at the marketplace’s host only.'),
} satisfies Record<string, SecurityScheme>

/** Adds what holds for all contracts: the form of errors, operation ids, and the cookies that are read. */
export function completeDocument(
  made: Omit<ApiDocument, 'tags'>,
  tags: ApiTag[],
  conventions: Record<string, TagConventions>,
): ApiDocument {
  const paths = Object.fromEntries(
    Object.entries(made.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          completeOperation(path, method, operation, conventions[operation.tags[0] ?? '']),
        ]),
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
    components: {
      ...components,
      schemas: { ...components.schemas, Problem: problem },
      responses: Object.fromEntries(
        Object.entries(meanings).map(([status, description]) => [
          `Refused${status}`,
          {
            description,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
      securitySchemes: { ...cookieSchemes, ...components.securitySchemes },
    },
  }
}

function completeOperation(
  path: string,
  method: string,
  operation: Operation,
  { refusalStatuses, cookies }: TagConventions = { refusalStatuses: [], cookies: [] },
): Operation {
  const everywhere = method === 'get' ? [400, 422, 500, 503] : [400, 403, 413, 422, 429, 500, 503]
  const statuses = [...new Set([...refusalStatuses, ...everywhere])].filter(
    (status) => !(status in operation.responses),
  )
  const refused = statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }])
  const words = path
    .replace(/^\/api\//, '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
  return {
    ...operation,
    security: operation.security ?? [{}, ...cookies.map((name) => ({ [name]: [] }))],
    operationId: [method, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
    responses: {
      ...operation.responses,
      ...Object.fromEntries(refused),
    },
  }
}
