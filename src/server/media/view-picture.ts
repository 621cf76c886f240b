import type { z } from '@hono/zod-openapi'
import type { Locale, Words } from '#domain/locale.ts'
import type { pictureSchema } from '#server/kernel/contract.ts'

/** Whether this program draws the picture at the address. */
export const isDrawnHere = (src: string): boolean => src.startsWith('scenes/')

/** The rows of picture-sql.ts. */
export interface PictureRow {
  src: string
  alt: Words
  width: number
  height: number
  version?: string | null
  placeholder?: string | null
  isIllustration?: boolean
  /** In percent; null: the middle. */
  focusX?: number | null
  focusY?: number | null
}

/** A picture in the visitor's language; empty if there is none. */
export function viewPicture(picture: PictureRow | null, locale: Locale): z.infer<typeof pictureSchema> {
  if (!picture) return { src: '', alt: '', width: 0, height: 0, version: null, placeholder: null }
  const { src, alt, width, height, version = null, placeholder = null, focusX = null, focusY = null } = picture
  const isIllustration = picture.isIllustration ?? isDrawnHere(src)
  return {
    src,
    alt: alt[locale],
    width,
    height,
    version,
    placeholder,
    ...(isIllustration ? { isIllustration: true as const } : {}),
    ...(focusX === null || focusY === null ? {} : { focus: { x: focusX, y: focusY } }),
  }
}
