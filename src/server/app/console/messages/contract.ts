import { createRoute, z } from '@hono/zod-openapi'
import {
  assigneeFields,
  assignmentBody,
  inboxQuery,
  noteBody,
  notesSchema,
} from '#server/app/console/inbox/contract.ts'
import { deskRowSchema } from '#server/app/console/orders/lists/contract.ts'
import { jsonBody, jsonResponse } from '#server/kernel/contract.ts'
import { id, instant, language, pageOf, tags } from '#server/staff/contract.ts'

const ofMessage = z.object({ messageId: id })
const topic = z.enum(['booking', 'payment', 'supplier', 'other'])

export const listMessages = createRoute({
  method: 'get',
  path: '/console/messages',
  tags,
  summary: 'Messages of the contact form',
  description: 'In pages of 50: the open ones by age, the closed ones by the latest.',
  request: { query: inboxQuery(z.enum(['open', 'closed']).default('open')) },
  responses: jsonResponse(
    'Messages',
    pageOf(
      z
        .object({
          id: z.int(),
          from: z.string(),
          topic,
          language,
          excerpt: z.string(),
          writtenAt: instant,
          replies: z.int(),
          assignee: z.string().nullable(),
        })
        .openapi('DeskMessageRow'),
      z.int(),
    ),
  ),
})

export const deskMessageSchema = z
  .object({
    id: z.int(),
    from: z.string(),
    email: z.string(),
    topic,
    text: z.string(),
    language,
    site: z.string(),
    writtenAt: instant,
    closed: z.object({ at: instant, by: z.string() }).nullable(),
    replies: z.array(z.object({ text: z.string(), by: z.string(), at: instant })).openapi({
      description: 'The oldest first.',
    }),
    notes: notesSchema,
    ...assigneeFields,
    orders: z.array(deskRowSchema).openapi({
      description: 'The latest ten of this address, for people who see orders and guests.',
    }),
  })
  .openapi('DeskMessage')

const theMessage = jsonResponse('The message with its replies', deskMessageSchema)

export const getMessage = createRoute({
  method: 'get',
  path: '/console/messages/{messageId}',
  tags,
  summary: 'A message with its replies and the orders of its sender',
  request: { params: ofMessage },
  responses: theMessage,
})

export const replyToMessage = createRoute({
  method: 'post',
  path: '/console/messages/{messageId}/replies',
  tags,
  summary: 'Reply to a message by mail',
  description: "The mail is in the message's language and quotes it. Answers to it go to the site's address.",
  request: {
    params: ofMessage,
    body: jsonBody(
      z.object({
        text: z.string().trim().min(1).max(4000),
        isClosing: z.boolean(),
        seenReplies: z.int().min(0).openapi({ description: 'The number of replies that were shown.' }),
      }),
    ),
  },
  responses: theMessage,
})

export const closeMessage = createRoute({
  method: 'put',
  path: '/console/messages/{messageId}/closed',
  tags,
  summary: 'Close a message without a reply, or open it again',
  request: {
    params: ofMessage,
    body: jsonBody(
      z.object({
        isClosed: z.boolean(),
        seen: z
          .object({ closedAt: instant.nullable(), replies: z.int().min(0) })
          .optional()
          .openapi({ description: 'For undoing: refused if a colleague has changed the message since it was so.' }),
      }),
    ),
  },
  responses: theMessage,
})

export const addMessageNote = createRoute({
  method: 'post',
  path: '/console/messages/{messageId}/notes',
  tags,
  summary: 'Add a note for the team to a message',
  description: 'The sender does not see it. It is deleted with the message.',
  request: { params: ofMessage, body: jsonBody(noteBody) },
  responses: theMessage,
})

export const assignMessage = createRoute({
  method: 'put',
  path: '/console/messages/{messageId}/assignee',
  tags,
  summary: 'Assign a message to a person, or remove the assignment',
  request: { params: ofMessage, body: jsonBody(assignmentBody) },
  responses: theMessage,
})
