import { z } from '@hono/zod-openapi'
import { locales } from '#domain/locale.ts'

export const localeQuery = z
  .enum(locales)
  .default('ar')
  .openapi({ description: 'The language of texts in the response.' })

/** A day that PostgreSQL accepts: ISO 8601 has a year 0, PostgreSQL has not. */
export const dayQuery = z.iso.date().refine((day) => !day.startsWith('0000'))

export const moneySchema = z.object({ amountMinor: z.int(), currency: z.string().length(3) }).openapi('Money')

export const pictureSchema = z
  .object({
    src: z.string(),
    alt: z.string(),
    /** In pixels; 0 if unknown. */
    width: z.int(),
    height: z.int(),
    version: z.string().nullable().openapi({ description: 'Changes with the picture: `v_…` of its rendered address.' }),
    placeholder: z
      .string()
      .nullable()
      .openapi({ description: 'A few pixels as a data: address, to show while the picture loads.' }),
  })
  .openapi('Picture')
