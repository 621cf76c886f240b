import type { Locale } from '#domain/locale.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { listFaqs, listTestimonials } from './queries.ts'

export interface Voices {
  testimonials: { name: string; city: string; text: string; rating: number; productId: number | null }[]
  faqs: { question: string; answer: string }[]
}

/** Testimonials of the marketplace (not on a supplier's site) and questions; the home page shows the first of each. */
export async function readVoices(
  context: Context,
  { site, locale }: { site: Pick<SiteOfRequest, 'supplierId'>; locale: Locale },
): Promise<Voices> {
  const [testimonials, faqs] = await Promise.all([
    site.supplierId === null ? listTestimonials(context.db.reading) : [],
    listFaqs(context.db.reading),
  ])
  return {
    testimonials: testimonials.map((row) => ({
      name: row.name[locale],
      city: row.city[locale],
      text: row.body[locale],
      rating: row.rating,
      productId: row.productId,
    })),
    faqs: faqs.map((row) => ({ question: row.question[locale], answer: row.answer[locale] })),
  }
}
