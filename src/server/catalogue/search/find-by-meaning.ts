import { UNFINDABLE, type TextQuery } from '#domain/text-query.ts'
import type { Context } from '#server/kernel/context.ts'
import { understandText, type Understanding } from './parse-query.ts'

export interface Meant<Found> {
  found: Found
  /** Whether it took more than the words as they are. */
  isApproximate: boolean
  taken: Understanding['taken']
  leftOut: string[]
}

/**
 * What `find` finds for a text: with its words as they are, then, while nothing is found, with misspelt ones taken for the nearest, then
 * without those that nothing has, then with one of its parts.
 */
export async function findByMeaning<Found>(
  context: Context,
  input: { text: string; find: (meaning: TextQuery) => Promise<Found>; isFound: (found: Found) => boolean },
): Promise<Meant<Found>> {
  const { text, find, isFound } = input
  const strict = await understandText(context, { text, how: 'strict' })
  const found = await find(strict?.query ?? UNFINDABLE)
  if (strict === null || isFound(found)) return { found, isApproximate: false, taken: strict?.taken ?? [], leftOut: [] }

  const tried = new Set([JSON.stringify(strict.query)])
  for (const how of ['lenient', 'loose', 'partly'] as const) {
    const understood = await understandText(context, { text, how })
    const asked = JSON.stringify(understood?.query)
    if (understood === null || tried.has(asked)) continue
    tried.add(asked)
    const near = await find(understood.query)
    if (isFound(near)) return { found: near, isApproximate: true, taken: understood.taken, leftOut: understood.leftOut }
  }
  return { found, isApproximate: false, taken: [], leftOut: [] }
}
