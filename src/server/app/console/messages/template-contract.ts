import { createRoute, z } from '@hono/zod-openapi'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { id, instant, tags, wordsSchema } from '#server/staff/contract.ts'

const text = z.string().trim().min(1).max(4000)
const template = z.object({ name: z.string().trim().min(1).max(80), text: z.object({ ar: text, en: text }) })
const ofTemplate = z.object({ templateId: id })

export const replyTemplateSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    text: wordsSchema.openapi({ description: 'With placeholders in braces, such as {name} or {الاسم}.' }),
    version: z.int(),
    changedAt: instant,
    changedBy: z.string().nullable(),
  })
  .openapi('ReplyTemplate')

const allTemplates = jsonResponse('By name', z.object({ templates: z.array(replyTemplateSchema) }))

export const listTemplates = createRoute({
  method: 'get',
  path: '/console/reply-templates',
  tags,
  summary: 'Templates of replies to messages',
  responses: allTemplates,
})

export const addTemplate = createRoute({
  method: 'post',
  path: '/console/reply-templates',
  tags,
  summary: 'Add a template of replies',
  request: { body: jsonBody(template) },
  responses: allTemplates,
})

export const saveTemplate = createRoute({
  method: 'put',
  path: '/console/reply-templates/{templateId}',
  tags,
  summary: 'Change a template of replies',
  description: 'Refused with the template as it is now if another person has changed it since `seenVersion`.',
  request: { params: ofTemplate, body: jsonBody(template.extend({ seenVersion: z.int() })) },
  responses: allTemplates,
})

export const deleteTemplate = createRoute({
  method: 'delete',
  path: '/console/reply-templates/{templateId}',
  tags,
  summary: 'Delete a template of replies',
  request: { params: ofTemplate, query: z.object({ seenVersion: z.coerce.number().int() }) },
  responses: allTemplates,
})
