import { createRoute, z } from '@hono/zod-openapi'
import { LONGEST_VIEW_NAME, savedLists } from '#domain/saved-views.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { done, id, tags } from '#server/staff/contract.ts'

const list = z.enum(savedLists)
const params = z
  .record(z.string().max(40), z.string().max(300))
  .openapi({ description: "The search of the list's address, as the list takes it." })
const name = z.string().trim().min(1).max(LONGEST_VIEW_NAME)
const isShared = z.boolean().openapi({ description: 'Seen by everybody who works in the same scope.' })
const ofView = z.object({ viewId: id })

export const savedViewSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    params,
    isShared,
    isOwn: z.boolean(),
    author: z.string(),
    mayChange: z.boolean(),
    isValid: z.boolean().openapi({ description: 'False if a filter does not exist any more, or what it names.' }),
    version: z.int(),
  })
  .openapi('SavedView')

export const listViews = createRoute({
  method: 'get',
  path: '/console/views',
  tags,
  summary: "The saved views of a list: the person's own and the shared ones of their scope",
  request: { query: z.object({ list }) },
  responses: jsonResponse('Views', z.object({ views: z.array(savedViewSchema) })),
})

export const saveView = createRoute({
  method: 'post',
  path: '/console/views',
  tags,
  summary: 'Save the address of a list as a view',
  description: 'At most 50 of a person. Names of a list differ.',
  request: { body: jsonBody(z.object({ list, name, params, isShared })) },
  responses: done,
})

export const changeView = createRoute({
  method: 'put',
  path: '/console/views/{viewId}',
  tags,
  summary: 'Rename a view, share it, or store another address for it',
  description: 'Shared views are changed by their author and by people who manage staff.',
  request: {
    params: ofView,
    body: jsonBody(z.object({ name, isShared, params: params.optional(), version: z.int().min(1) })),
  },
  responses: done,
})

export const deleteView = createRoute({
  method: 'delete',
  path: '/console/views/{viewId}',
  tags,
  summary: 'Delete a view',
  request: { params: ofView },
  responses: done,
})
