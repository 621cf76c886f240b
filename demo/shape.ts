/**
 * The types of the demo catalogue's files, such as `demo/riyadh.ts`. Texts are pairs `{ ar, en }`, amounts are in minor
 * units of the product's currency, and times are local to the city.
 */
import type { z } from 'zod'
import type { CancellationRule } from '#domain/cancellation-rule.ts'
import type { productAttributes, productTexts } from '#server/catalogue/contract.ts'
import type { SceneKind, SceneTime } from '#server/media/scenes/scene-kinds.ts'
import type { Feature } from './scene-features.ts'
import type { SunTime } from './sun.ts'

export interface Words {
  ar: string
  en: string
}

/** Lists of short lines, with equal length and order in both languages. */
export interface WordLists {
  ar: string[]
  en: string[]
}

/** A drawn scene: its kind, time of day and seed. `alt` describes it. */
export interface DemoPicture {
  kind: SceneKind
  time: SceneTime
  seed: string
  alt: Words
}

export type UnitKind = 'adult' | 'youth' | 'child' | 'infant' | 'senior' | 'student' | 'family' | 'group' | 'item'

export interface DemoUnit {
  code: string
  kind: UnitKind
  title: Words
  /** Ages in whole years, both inclusive. */
  minAge?: number
  maxAge?: number
  /** The price of one unit: a person, or one boat, car or room. Per day or night if `rate` says so. */
  priceMinor: number
  /** The price before a discount, struck through; greater than priceMinor. */
  originalMinor?: number
  /** Travellers per unit: 1 for a person, 8 for a boat of eight. */
  travellers?: number
  minQuantity?: number
  maxQuantity?: number
  /**
   * Codes of the option's units, one of which must be booked too. By default, children must be accompanied by an adult.
   */
  accompaniedBy?: string[]
}

export interface DemoSchedule {
  /** ISO weekdays, 1 Monday … 7 Sunday. */
  weekdays: number[]
  /**
   * Local start times, 'HH:MM', or times that follow the sun of the city. For daily and nightly rates the check-in time.
   */
  startTimes: (string | SunTime)[]
  /** Seats (per person) or items (per item) of each departure. Null: on free sale. */
  capacity: number | null
  /** Days after the day of seeding. Default: 0 to 180. */
  fromDay?: number
  toDay?: number
  /** First and last day of each year, 'MM-DD', both inclusive: ['11-01', '03-31'] is the winter. */
  season?: [from: string, to: string]
  /** Surcharge or discount in basis points of the unit price: 1500 is 15 % more, -1000 is 10 % less. */
  adjustBasisPoints?: number
}

export interface DemoOption {
  code: string
  title: Words
  description: Words
  durationMinutes: number
  /** The maximum number of travellers of one booking. */
  capacity: number
  units: DemoUnit[]
  schedules: DemoSchedule[]
}

export interface DemoExtra {
  code: string
  title: Words
  per: 'person' | 'booking'
  priceMinor: number
  maxQuantity: number
}

export interface DemoPickup {
  code: string
  name: Words
  address: Words
  /** Guests write which hotel it is. */
  asksPlace?: true
  /** Minutes before the start at which guests are picked up. */
  minutesBefore: number
  /** Surcharge per booking; 0 if included. */
  priceMinor: number
  lat: number
  lng: number
}

export interface DemoStop {
  title: Words
  text: Words
  minutes?: number
}

export interface DemoReview {
  author: string
  country: string
  rating: 1 | 2 | 3 | 4 | 5
  language: 'ar' | 'en'
  travellerType: 'solo' | 'couple' | 'family' | 'friends' | 'business'
  title: string
  body: string
  daysAgo: number
}

/** The host's answer to a review, in the review's language. */
export interface DemoReply {
  text: string
  daysAgo: number
}

/** New attributes are optional here, as in the import; those below are required of every demo product. */
type Attributes = z.infer<typeof productAttributes>
type Texts = { [Name in keyof z.infer<typeof productTexts>]: Record<'ar' | 'en', z.infer<typeof productTexts>[Name]> }

export interface DemoProduct extends Partial<Attributes>, Partial<Texts> {
  /** Unique in the catalogue, kebab-case English: 'edge-of-the-world'. */
  code: string
  slug: Words
  category: CategoryCode
  supplier: string
  title: Words
  /** One sentence for cards and search results, at most 140 characters. */
  summary: Words
  /** Two to four paragraphs, separated by a blank line. */
  overview: Words
  highlights: WordLists
  includes: WordLists
  excludes: WordLists
  bring: WordLists
  knowBeforeYouGo: WordLists
  itinerary: DemoStop[]
  guideLanguages: string[]
  pricingPer: 'person' | 'item' | 'quote'
  rate: 'once' | 'daily' | 'nightly'
  /** Days or nights; 1 when rate is 'once'. */
  minDuration: number
  currency: 'SAR' | 'AED' | 'KWD' | 'EGP' | 'JOD' | 'MAD' | 'OMR' | 'QAR' | 'BHD' | 'TRY' | 'TND'
  isPrivate: boolean
  payLater: boolean
  /** 'supplier': the supplier must confirm before the buyer pays. */
  confirmation: 'instant' | 'supplier'
  cutoffMinutes: number
  pickup: 'none' | 'included' | 'optional'
  dropOff: boolean
  /** How the guide is recognised there, and how early people should be, is in meeting-guides.ts. */
  meetingPoint: { name: Words; address: Words; lat: number; lng: number }
  cancellation: CancellationRule[]
  pictures: DemoPicture[]
  /** Empty if pricingPer is 'quote'. */
  options: DemoOption[]
  extras: DemoExtra[]
  pickups: DemoPickup[]
  reviews: DemoReview[]
}

export interface DemoCity {
  code: string
  slug: Words
  name: Words
  country: string
  zone: string
  lat: number
  lng: number
  summary: Words
  /** One or two paragraphs for the city page. */
  about: Words
  /** Pictures of the city and its products show nothing else. */
  has: Feature[]
  picture: DemoPicture
  products: DemoProduct[]
}

export interface DemoSupplier {
  code: string
  name: Words
  about: Words
  country: string
  email: string
  phone: string
}

export type CategoryCode =
  | 'architecture-heritage'
  | 'museums-art'
  | 'desert-adventure'
  | 'sea-islands'
  | 'nature-hiking'
  | 'food-coffee'
  | 'souqs-crafts'
  | 'stays-camps'
  | 'family-parks'
  | 'air-balloon'
  | 'private-cars'
