/**
 * A search text as numbers of search terms (table search_term). All parts must match. A part matches in any of its
 * ways, a way if all of its places match, a place by any of its terms.
 */
export type TextQuery = TextPart[]

export interface TextPart {
  ways: number[][][]
  /** The word as typed: products with this very word rank above those with another form of it. */
  exact: number[]
  /** The part says "for children": products with prices for children match it, too. */
  isForChildren?: boolean
  /** The part says "evening" or "night": products with departures in the evening match it, too. */
  isForEvening?: boolean
}

/** Whether products without the words can match the part. */
export const isMoreThanWords = ({ isForChildren, isForEvening }: TextPart): boolean =>
  isForChildren === true || isForEvening === true

/** Matches nothing. */
export const UNFINDABLE: TextQuery = [{ ways: [[[]]], exact: [] }]
