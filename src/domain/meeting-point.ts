import type { Words } from './locale.ts'

/** Where an activity begins, as `product.meeting_point` holds it. */
export interface MeetingPoint {
  name: Words
  address: Words
  lat: number
  lng: number
  /** How to recognise the guide there. */
  guide?: Words | null
  /** How many minutes before the start people should be there. */
  minutesBefore?: number | null
}
