import type { z } from '@hono/zod-openapi'

/** The column of a property: `dropOff` is `drop_off`. */
export const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A select list with a column of `alias` for each property of the schemas: `p.drop_off as "dropOff"`. */
export const selectList = (alias: string, ...schemas: z.ZodObject[]): string =>
  schemas
    .flatMap((schema) => Object.keys(schema.shape))
    .map((property) => `${alias}.${columnName(property)} as "${property}"`)
    .join(', ')
