import type { z } from '@hono/zod-openapi'
import type { Locale } from '#domain/locale.ts'
import { ApiError } from '#server/kernel/api-error.ts'
import type { Context } from '#server/kernel/context.ts'
import type { landmarkSchema } from './contract.ts'
import { findLandmarks } from './queries.ts'
import { viewLandmarks } from './view-landmarks.ts'

/** The landmarks of a city by its slug in either language. Throws ApiError `catalogue.city_unknown`. */
export async function readLandmarks(
  context: Context,
  { city, locale }: { city: string; locale: Locale },
): Promise<{ landmarks: z.infer<typeof landmarkSchema>[] }> {
  const row = await findLandmarks(context.db.reading, city)
  if (!row) throw new ApiError('missing', 'catalogue.city_unknown')
  return { landmarks: viewLandmarks(row, locale) }
}
