/**
 * What a traveller's text means, in the numbers of the catalogue's words (table search_term): all of its parts. A part is found in one of its
 * ways; a way when all of its places are; a place by any of its words.
 */
export type TextQuery = TextPart[]

export interface TextPart {
  ways: number[][][]
  /** The word as it was written: who has it so, and not only a form of it, stands before the others. */
  exact: number[]
}

/** What nothing has. */
export const UNFINDABLE: TextQuery = [{ ways: [[[]]], exact: [] }]
