import type { Context } from '#server/kernel/context.ts'
import type { StoredContent } from './content-document.ts'
import { readDocument } from './document-queries.ts'

/** Everything that the operator has written besides the catalogue, in both languages, in its order. */
export const readContent = ({ db }: Pick<Context, 'db'>): Promise<StoredContent> => readDocument(db)
