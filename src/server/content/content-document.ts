import { z } from '@hono/zod-openapi'
import { isSlug } from '#domain/slug.ts'
import { pageCodes, topics } from './contract.ts'

const sound = (text: string) => text.isWellFormed() && !text.includes('\0')
const text = (most: number) =>
  z
    .string({ error: 'must be text' })
    .trim()
    .min(1, 'must not be empty')
    .max(most, `must have at most ${most} characters`)
    .refine(sound, 'has characters that cannot be stored')
const inBoth = <Text extends z.ZodType>(one: Text) =>
  z.strictObject({ ar: one, en: one }, { error: 'must have ar and en' })
const line = inBoth(text(500))
const slug = text(200).refine(isSlug, 'must be lower-case letters and digits, with hyphens between words')
const chosen = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })

const pixels = z.int({ error: 'must be a number of pixels' }).min(0, 'must be a number of pixels').default(0)

const faq = z.strictObject({ topic: chosen(topics), question: line, answer: inBoth(text(5000)) })

const testimonial = z.strictObject({
  name: line,
  city: line,
  body: inBoth(text(2000)),
  rating: z.int({ error: 'must be from 1 to 5' }).min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5'),
  /** The code of the activity that it is about; null: the marketplace itself. */
  product: z.string({ error: 'must be a code' }).nullable().default(null),
})

/** A post without its texts, which are in Markdown files. */
export const postEntry = z.strictObject({
  slug: inBoth(slug),
  summary: line,
  /** Width and height in pixels; 0: not known. */
  picture: z.strictObject({ src: text(2000), alt: line, width: pixels, height: pixels }),
  /** The code of the city that it is about. */
  city: z.string({ error: 'must be a code' }).nullable().default(null),
  /** 'YYYY-MM-DD', in the marketplace's time zone. A day in the future: not shown before it. */
  publishedOn: z.iso.date({ error: 'must be a day such as 2026-11-30' }),
})

/** Title and text in both languages, as Markdown files have them. */
const written = { title: inBoth(text(200)), body: inBoth(text(200_000)) }

/** What the operator writes besides the catalogue. A missing list is not changed, a present one is complete. */
export const contentDocument = z.strictObject({
  pages: z.array(z.strictObject({ code: chosen(pageCodes), ...written })).optional(),
  posts: z.array(postEntry.extend(written)).max(500, 'must be at most 500').optional(),
  faqs: z.array(faq).max(500, 'must be at most 500').optional(),
  testimonials: z.array(testimonial).max(100, 'must be at most 100').optional(),
})

export type ContentDocument = z.output<typeof contentDocument>
export type ContentKind = keyof ContentDocument
/** All lists. */
export type StoredContent = { [Kind in ContentKind]-?: NonNullable<ContentDocument[Kind]> }
export type ContentPage = NonNullable<ContentDocument['pages']>[number]
export type ContentPost = NonNullable<ContentDocument['posts']>[number]
export type ContentFaq = NonNullable<ContentDocument['faqs']>[number]
export type ContentTestimonial = NonNullable<ContentDocument['testimonials']>[number]

/** The lists, in the order in which they are reported. */
export const contentKinds = ['pages', 'posts', 'faqs', 'testimonials'] as const satisfies ContentKind[]
