import type { DemoPicture, Words } from './shape.ts'

export interface DemoFaq {
  topic: 'booking' | 'payment' | 'cancellation' | 'tickets' | 'account'
  question: Words
  answer: Words
}

export interface DemoPost {
  slug: Words
  title: Words
  summary: Words
  /** Markdown; headings start at the second level, the title being the first. */
  body: Words
  picture: DemoPicture
  /** Days before the day of seeding on which it was published. */
  daysAgo: number
  /** A city's code, or null when the post belongs to several. */
  city: string | null
}

/** A page of the house. */
export interface DemoPage {
  code: 'about' | 'privacy-policy' | 'terms-and-conditions' | 'support'
  title: Words
  /** Markdown; headings start at the second level. */
  body: Words
}

export interface DemoTestimonial {
  name: Words
  /** The traveller's own city. */
  city: Words
  text: Words
  rating: 5 | 4
}
