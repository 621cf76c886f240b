import type { z } from '@hono/zod-openapi'
import { parseLandmarkPlace } from '#domain/landmark-place.ts'
import type { Locale } from '#domain/locale.ts'
import type { landmarkSchema } from './contract.ts'
import type { LandmarksRow } from './queries.ts'

/** The landmarks of a city. The import checks that each name has a place. */
export function viewLandmarks(
  { landmarks, landmarkPlaces }: LandmarksRow,
  locale: Locale,
): z.infer<typeof landmarkSchema>[] {
  return landmarks[locale].flatMap((name, index) => {
    const place = parseLandmarkPlace(landmarkPlaces[index] ?? '')
    return place === null ? [] : [{ name, ...place }]
  })
}
