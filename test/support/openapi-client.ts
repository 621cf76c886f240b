import { z } from 'zod'
import type { Answer, ApiDocument, Operation, Schema } from '#server/kernel/api-document.ts'

interface Call {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  header?: Record<string, string>
  body?: unknown
}

type Send = (
  path: string,
  wish: { method: string; headers: Record<string, string>; body?: string },
) => Promise<Response>

/**
 * A client generated from an OpenAPI document: operations by id, cookies, and a content type for bodies.
 * @throws {Error} if a response has a status, content type or member that the document does not describe.
 */
export function openapiClient(document: ApiDocument, send: Send) {
  const jar = new Map<string, string>()
  const operations = new Map<string, { path: string; method: string; operation: Operation }>()
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      operations.set(operation.operationId ?? '', { path, method, operation })

  return async (operationId: string, call: Call = {}) => {
    const found = operations.get(operationId)
    if (!found) throw new Error(`The document has no operation ${operationId}.`)
    const { path, method, operation } = found
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(call.path?.[name])))
    const query = new URLSearchParams(Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]))
    for (const { name, in: place, required } of operation.parameters ?? [])
      if (required && !(name in { ...call.path, ...call.query, ...call.header }))
        throw new Error(`${operationId} requires ${name} in its ${place}.`)
    const type = Object.keys(operation.requestBody?.content ?? {})[0]
    const response = await send(`${filled}?${query.toString()}`, {
      method: method.toUpperCase(),
      headers: {
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...call.header,
      },
      ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    const body: unknown = await response.json()
    schemaOf(document, operationId, operation, response)?.parse(body)
    return { status: response.status, body: body as Record<string, unknown> }
  }
}

function schemaOf(document: ApiDocument, operationId: string, operation: Operation, response: Response) {
  const listed = operation.responses[response.status]
  if (!listed) throw new Error(`${operationId} returned ${response.status}, which the document does not list.`)
  const answer: Answer | undefined =
    '$ref' in listed ? document.components.responses?.[listed.$ref.split('/').at(-1) ?? ''] : listed
  const type = response.headers.get('content-type')?.split(';')[0] ?? ''
  const schema = answer?.content?.[type]?.schema
  if (!schema)
    throw new Error(`${operationId} returned ${response.status} as ${type}, which the document does not list.`)
  const local = (value: Schema) =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Schema
  const $defs = Object.fromEntries(
    Object.entries(document.components.schemas).map(([name, value]) => [name, local(value)]),
  )
  return z.fromJSONSchema({ ...local(schema), $defs } as Parameters<typeof z.fromJSONSchema>[0])
}
