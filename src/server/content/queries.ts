import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'

export interface TestimonialRow {
  name: Words
  city: Words
  body: Words
  rating: number
}

export function listTestimonials(connection: Connection): Promise<TestimonialRow[]> {
  return connection.rows<TestimonialRow>({
    name: 'content.testimonials',
    text: 'select name, city, body, rating from testimonial order by position limit 12',
  })
}

export interface FaqRow {
  topic: string
  question: Words
  answer: Words
}

export function listFaqs(connection: Connection): Promise<FaqRow[]> {
  return connection.rows<FaqRow>({
    name: 'content.faqs',
    text: 'select topic, question, answer from faq order by position, id',
  })
}
