import type { MediaContext } from '#server/media/media-context.ts'
import { moduleRoutes } from '#server/kernel/http.ts'
import { responseCache } from '#server/kernel/response-cache.ts'
import * as contract from './contract.ts'
import { readOwnReview } from './read-own-review.ts'
import { readReviews } from './read-reviews.ts'
import { uploadPhoto } from './upload-photo.ts'
import { writeReview } from './write-review.ts'

export function reviewRoutes(context: MediaContext) {
  const answer = responseCache()
  return moduleRoutes()
    .openapi(contract.getProductReviews, (c) =>
      answer(c, (visitor) => readReviews(context, { ...c.req.valid('param'), ...c.req.valid('query'), visitor })),
    )
    .openapi(contract.getExperienceReviews, (c) =>
      answer(c, (visitor) =>
        readReviews(context, { city: null, ...c.req.valid('param'), ...c.req.valid('query'), visitor }),
      ),
    )
    .openapi(contract.getOwnReview, async (c) => {
      const { key } = c.req.valid('query')
      return c.json(await readOwnReview(context, { visitor: c.get('visitor'), key, ...c.req.valid('param') }), 200)
    })
    .openapi(contract.writeReview, async (c) => {
      const { key, locale } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      await writeReview(context, { ...wish, locale, written: c.req.valid('json') })
      return c.json(await readOwnReview(context, wish), 200)
    })
    .openapi(contract.uploadPhoto, async (c) => {
      const { key } = c.req.valid('query')
      const wish = { visitor: c.get('visitor'), key, ...c.req.valid('param') }
      return c.json(await uploadPhoto(context, { ...wish, read: () => c.req.arrayBuffer() }), 201)
    })
}
