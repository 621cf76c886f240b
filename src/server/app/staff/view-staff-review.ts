import type { z } from '@hono/zod-openapi'
import { imageUrl } from '#domain/image-url.ts'
import type { Locale } from '#domain/locale.ts'
import type { StaffReviewRow } from '#server/reviews/list-staff-reviews.ts'
import type { staffReviewSchema } from './contract.ts'

export function viewStaffReview(row: StaffReviewRow, locale: Locale): z.infer<typeof staffReviewSchema> {
  const { productCode, productTitle, createdAt, moderatedBy, moderatedAt, reply, repliedBy, repliedAt, ...rest } = row
  return {
    ...rest,
    product: { code: productCode, title: productTitle[locale] },
    photos: row.photos.map((src) => imageUrl({ src }, 'original')),
    writtenAt: createdAt.toISOString(),
    reply:
      reply === null || repliedBy === null || repliedAt === null
        ? null
        : { text: reply, by: repliedBy, at: repliedAt.toISOString() },
    judged: moderatedBy === null || moderatedAt === null ? null : { by: moderatedBy, at: moderatedAt.toISOString() },
  }
}
