/** The words of the catalogue with their numbers, as table search_term. */
export class Dictionary {
  readonly #ids = new Map<string, number>()
  #largest = 0
  /** Sorted; null after a new word. */
  #sorted: string[] | null = null
  readonly #known = new Set<number>()

  /** Of all numbers. */
  get largest(): number {
    return this.#largest
  }

  knows(id: number): boolean {
    return this.#known.has(id)
  }

  add(terms: readonly { id: number; word: string }[]): void {
    for (const { id, word } of terms) {
      if (this.#known.has(id)) continue
      this.#known.add(id)
      this.#ids.set(word, id)
      this.#largest = Math.max(this.#largest, id)
      this.#sorted = null
    }
  }

  idOf(word: string): number | undefined {
    return this.#ids.get(word)
  }

  /** The numbers of the words that begin with `beginning` and that are meant, at most `most`, in the order of the words. */
  beginningWith(beginning: string, most: number, isMeant: (word: string) => boolean = () => true): number[] {
    const words = this.#words()
    const found: number[] = []
    for (let at = firstFrom(words, beginning); at < words.length && found.length < most; at++) {
      const word = words[at] as string
      if (!word.startsWith(beginning)) break
      if (isMeant(word)) found.push(this.#ids.get(word) as number)
    }
    return found
  }

  /** The words of a length that pass `test`, at most `most`. */
  filter(lengths: { least: number; most: number }, test: (word: string) => boolean, most: number): string[] {
    const found: string[] = []
    for (const word of this.#words()) {
      if (word.length < lengths.least || word.length > lengths.most || !test(word)) continue
      if (found.push(word) >= most) break
    }
    return found
  }

  #words(): string[] {
    return (this.#sorted ??= [...this.#ids.keys()].sort())
  }
}

/** The index of the first of the sorted words that is not less than `beginning`. */
function firstFrom(words: readonly string[], beginning: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < beginning) low = middle + 1
    else high = middle
  }
  return low
}
