/**
 * The shape of the demo catalogue: what a city file such as `demo/riyadh.ts` exports.
 * Words stand in both languages side by side, as `{ ar, en }`; money is in minor units of the
 * product's currency; times are local to the city.
 */
import type { SceneKind, SceneTime } from '#server/media/scenes/scene-kinds.ts'

export interface Words {
  ar: string
  en: string
}

/** A list of short lines in both languages, of equal length and order. */
export interface WordLists {
  ar: string[]
  en: string[]
}

/** A picture: what is drawn, at which time of day, with which seed; `alt` says what is to be seen. */
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
  /** Per person: the price of one. Per item: the price of one boat, car, room. Per day or night when `rate` says so. */
  priceMinor: number
  /** The price before a discount, struck through; greater than priceMinor. */
  originalMinor?: number
  /** Travellers that one unit holds: 1 for a person, 8 for a boat for eight. */
  travellers?: number
  minQuantity?: number
  maxQuantity?: number
  /** Codes of units of the option, one of which must come along; who grows up still comes with an adult where nothing is said. */
  accompaniedBy?: string[]
}

export interface DemoSchedule {
  /** ISO weekdays, 1 Monday … 7 Sunday. */
  weekdays: number[]
  /** Local start times, 'HH:MM'. For daily and nightly rates the check-in time. */
  startTimes: string[]
  /** Places (per person) or items (per item) for each departure. */
  capacity: number
  /** Days from the day of seeding; both optional. Default: from today to 180 days on. */
  fromDay?: number
  toDay?: number
  /** Season or weekday supplement in basis points of the unit price: 1500 is 15 % more, -1000 is 10 % less. */
  adjustBasisPoints?: number
}

export interface DemoOption {
  code: string
  title: Words
  description: Words
  durationMinutes: number
  /** The most travellers that one booking of this option may have. */
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
  /** Minutes before the start at which the guest is met. */
  minutesBefore: number
  /** Supplement for the booking; 0 when it is included. */
  priceMinor: number
  lat: number
  lng: number
}

export interface DemoStop {
  title: Words
  text: Words
  minutes?: number
}

export interface CancellationRule {
  /** Time before the start: at least this long before, `percentage` of the price is kept. */
  day: number
  hour: number
  minute: number
  /** 0 to 100: the part of the price that cancelling costs. */
  percentage: number
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

export interface DemoProduct {
  /** Unique in the whole catalogue, kebab-case English: 'edge-of-the-world'. */
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
  /** 'supplier': booked only after the supplier says yes. */
  confirmation: 'instant' | 'supplier'
  cutoffMinutes: number
  pickup: 'none' | 'included' | 'optional'
  dropOff: boolean
  meetingPoint: { name: Words; address: Words; lat: number; lng: number }
  cancellation: CancellationRule[]
  pictures: DemoPicture[]
  /** Empty when pricingPer is 'quote'. */
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
