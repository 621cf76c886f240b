/** Why rates were refused, as a sentence for the operator. */
export class RatesError extends Error {
  constructor(sentence: string) {
    super(sentence)
    this.name = 'RatesError'
  }
}
