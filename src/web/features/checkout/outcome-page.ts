import { privatePageMeta } from '#web/lib/private-page-meta.ts'
import type { PageMeta } from '#web/lib/page-meta.ts'
import type { OutcomeSearch, OutcomeView } from './calls.ts'
import { titleOf } from './outcome-words.ts'

/** What the addresses of an outcome share. */
export function outcomeSearch(search: Record<string, unknown>): OutcomeSearch {
  const { reference, returnKey } = search
  return {
    ...(typeof reference === 'string' ? { reference: reference.slice(0, 40) } : {}),
    ...(typeof returnKey === 'string' ? { returnKey: returnKey.slice(0, 200) } : {}),
  }
}

export function outcomeHead(
  matches: Parameters<typeof privatePageMeta>[0],
  view: OutcomeView | undefined,
  path: string,
): Partial<PageMeta> {
  return view ? privatePageMeta(matches, path, (t) => t(`checkout.outcomes.${titleOf(view)}`)) : {}
}
