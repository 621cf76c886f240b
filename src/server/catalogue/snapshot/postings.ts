import { withRoom } from './columns.ts'

const SECTIONS = 4

/** The rows of the products that have a word, each with the section of the text that the word is in. */
export class Postings {
  #entries = new Int32Array(4)
  #length = 0

  get length(): number {
    return this.#length
  }

  add(row: number, section: number): void {
    this.#entries = withRoom(this.#entries, this.#length + 1)
    this.#entries[this.#length++] = row * SECTIONS + section
  }

  /** Sets for each row the bit of the section in `sections`. */
  mark(sections: Uint8Array): void {
    for (let at = 0; at < this.#length; at++) {
      const entry = this.#entries[at] as number
      const row = entry >> 2
      sections[row] = (sections[row] as number) | (1 << (entry & 3))
    }
  }

  /** Adds to `rows` the rows that are not marked in `isSeen` yet, and marks them. */
  collect(rows: number[], isSeen: Uint8Array): void {
    for (let at = 0; at < this.#length; at++) {
      const row = (this.#entries[at] as number) >> 2
      if (isSeen[row] !== 0) continue
      isSeen[row] = 1
      rows.push(row)
    }
  }

  /** Whether some row for which `isListed` has the word in one of the first `count` sections. */
  isInFirst(count: number, isListed: (row: number) => boolean): boolean {
    for (let at = 0; at < this.#length; at++) {
      const entry = this.#entries[at] as number
      if ((entry & 3) < count && isListed(entry >> 2)) return true
    }
    return false
  }
}
