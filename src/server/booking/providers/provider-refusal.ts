/**
 * A payment company's final no: asked again with the same key it would answer the same. The message may stand in a log, so it never holds
 * the company's own sentence, which can repeat what the buyer typed.
 */
export class ProviderRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefusal'
  }
}
