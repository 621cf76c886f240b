import type { z } from '@hono/zod-openapi'
import type { ownReviewSchema } from './contract.ts'
import type { OwnPhotoRow } from './photo-queries.ts'

type OwnPhoto = NonNullable<z.infer<typeof ownReviewSchema>['review']>['photos'][number]

/** A photo for its uploader. */
export function viewOwnPhoto({ id, ...picture }: OwnPhotoRow, alt: string): OwnPhoto {
  return { id, picture: { ...picture, alt, version: null, placeholder: null } }
}
