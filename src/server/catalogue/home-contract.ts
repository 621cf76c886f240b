import { createRoute, z } from '@hono/zod-openapi'
import { postCardSchema } from '#server/content/contract.ts'
import { jsonResponse, localeQuery } from '#server/kernel/contract.ts'
import { cardSchema, categorySchema, citySchema } from './contract.ts'

const { slug, name, picture, productCount } = citySchema.shape
const homeCitySchema = z.object({ slug, name, picture, productCount }).openapi('HomeCity')
const homeCategorySchema = z.object({ slug, name, icon: categorySchema.shape.icon }).openapi('HomeCategory')

export const homeSchema = z
  .object({
    /** At most twelve, in the operator's order. */
    cities: z.array(homeCitySchema),
    cityCount: z.int(),
    categories: z.array(homeCategorySchema),
    /** Activities with places on the coming weekend, or what is left of it, in the region of the visitor's currency; on the next one if few are left. */
    weekend: z.object({ from: z.string(), to: z.string(), isNext: z.boolean(), cards: z.array(cardSchema) }).nullable(),
    topRated: z.array(cardSchema),
    /** With a weekend only two: then no row has them. */
    newest: z.array(cardSchema),
    testimonials: z.array(
      z.object({
        name: z.string(),
        city: z.string(),
        text: z.string(),
        rating: z.int(),
        /** Null: about no activity, or about one that is no longer on sale. */
        activity: z.object({ citySlug: z.string(), slug: z.string(), title: z.string() }).nullable(),
      }),
    ),
    faqs: z.array(z.object({ question: z.string(), answer: z.string() })),
    posts: z.array(postCardSchema),
    productCount: z.int(),
  })
  .openapi('Home')

export const getHome = createRoute({
  method: 'get',
  path: '/home',
  tags: ['catalogue'],
  summary: 'The content of the home page',
  request: { query: z.object({ locale: localeQuery }) },
  responses: jsonResponse('Home', homeSchema),
})
