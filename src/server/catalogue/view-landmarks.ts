import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import type { landmarkSchema } from './contract.ts'
import type { LandmarksRow } from './queries.ts'

/** The landmarks of a city. The import checks that each name has a place. */
export function viewLandmarks(
  { landmarks, landmarkPlaces }: LandmarksRow,
  locale: Locale,
): z.infer<typeof landmarkSchema>[] {
  return landmarks[locale].map((name, index) => {
    const [lat = 0, lng = 0] = (landmarkPlaces[index] ?? '').split(',').map(Number)
    return { name, lat, lng }
  })
}
