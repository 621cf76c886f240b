import type { z } from 'zod'
import type { Locale } from '#domain/locale.ts'
import type { faqSchema, messageBody, pageSchema, postCardSchema, postSchema } from '#server/content/contract.ts'
import { api } from '#web/lib/api.ts'
import { bodyOf } from '#web/lib/body-of.ts'

export type PostCardView = z.infer<typeof postCardSchema>
export type PostView = z.infer<typeof postSchema>
export type FaqView = z.infer<typeof faqSchema>
export type PageView = z.infer<typeof pageSchema>

export const readPosts = (locale: Locale): Promise<{ posts: PostCardView[] }> =>
  bodyOf(api().api.posts.$get({ query: { locale } }))

export const readPost = (locale: Locale, slug: string): Promise<PostView> =>
  bodyOf(api().api.posts[':slug'].$get({ param: { slug: encodeURIComponent(slug) }, query: { locale } }))

export const readFaqs = (locale: Locale): Promise<{ faqs: FaqView[] }> =>
  bodyOf(api().api.faqs.$get({ query: { locale } }))

export const readPage = (locale: Locale, code: PageView['code']): Promise<PageView> =>
  bodyOf(api().api.pages[':code'].$get({ param: { code }, query: { locale } }))

export const sendMessage = (locale: Locale, message: z.input<typeof messageBody>) =>
  bodyOf(api().api.messages.$post({ query: { locale }, json: message }))
