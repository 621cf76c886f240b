/** An instant that PostgreSQL wrote inside JSON, which has an offset, as in all responses. */
export const isoOf = (instant: string): string => new Date(instant).toISOString()
