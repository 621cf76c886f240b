import { createRoute, z } from '@hono/zod-openapi'
import { jsonBody, jsonResponse, localeQuery, pictureSchema } from '#server/kernel/contract.ts'

const query = z.object({ locale: localeQuery })
const slugs = z.object({ ar: z.string(), en: z.string() })

export const postCardSchema = z
  .object({
    slug: z.string(),
    slugs,
    title: z.string(),
    summary: z.string(),
    picture: pictureSchema,
    publishedAt: z.string(),
    minutes: z.int(),
  })
  .openapi('PostCard')

export const postSchema = postCardSchema
  .extend({
    /** Rendered from Markdown; contains no script and no raw HTML. */
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), title: z.string() })),
    changedAt: z.string(),
    city: z.object({ slug: z.string(), name: z.string() }).nullable(),
    related: z.array(postCardSchema),
  })
  .openapi('Post')

export const topics = ['booking', 'payment', 'cancellation', 'tickets', 'account'] as const

export const faqSchema = z.object({ topic: z.string(), question: z.string(), answer: z.string() }).openapi('Faq')

export const pageCodes = ['about', 'privacy-policy', 'terms-and-conditions', 'support'] as const

export const pageSchema = z
  .object({
    code: z.enum(pageCodes),
    title: z.string(),
    html: z.string(),
    headings: z.array(z.object({ id: z.string(), title: z.string() })),
    changedAt: z.string(),
  })
  .openapi('Page')

export const messageBody = z.object({
  name: z.string().max(500),
  email: z.string().max(500),
  topic: z.enum(['booking', 'payment', 'supplier', 'other']),
  text: z.string().max(10_000),
  /** Honeypot: hidden from people, filled in by bots. Must stay empty. */
  website: z.string().max(500).default(''),
})

export const getPosts = createRoute({
  method: 'get',
  path: '/posts',
  tags: ['content'],
  summary: 'The posts, newest first',
  request: { query },
  responses: jsonResponse('All published posts.', z.object({ posts: z.array(postCardSchema) })),
})

export const getPost = createRoute({
  method: 'get',
  path: '/posts/{slug}',
  tags: ['content'],
  summary: 'A post by its slug in either language',
  request: { query, params: z.object({ slug: z.string().max(200) }) },
  responses: jsonResponse('The post.', postSchema),
})

export const getFaqs = createRoute({
  method: 'get',
  path: '/faqs',
  tags: ['content'],
  summary: 'Frequently asked questions',
  request: { query },
  responses: jsonResponse('All questions, by topic.', z.object({ faqs: z.array(faqSchema) })),
})

export const getPage = createRoute({
  method: 'get',
  path: '/pages/{code}',
  tags: ['content'],
  summary: 'A static page: about, privacy, terms, support',
  request: { query, params: z.object({ code: z.string().max(100) }) },
  responses: jsonResponse('The page.', pageSchema),
})

export const postMessage = createRoute({
  method: 'post',
  path: '/messages',
  tags: ['content'],
  summary: 'Send a message to the site’s operator',
  request: { query, body: jsonBody(messageBody) },
  responses: jsonResponse('It was stored and is on its way by mail.', z.object({ sent: z.literal(true) })),
})
