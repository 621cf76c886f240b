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
  /** Markdown. Headings start at level 2, because the title is level 1. */
  body: Words
  picture: DemoPicture
  /** Days between publication and seeding. */
  daysAgo: number
  /** A city's code, or null if the post is about several. */
  city: string | null
}

export interface DemoPage {
  code: 'about' | 'privacy-policy' | 'terms-and-conditions' | 'support'
  title: Words
  /** Markdown. Headings start at level 2. */
  body: Words
}

export interface DemoTestimonial {
  name: Words
  city: Words
  text: Words
  rating: 5 | 4
  /** The code of the activity that it is about; without one, it is about booking here. */
  product?: string
}
