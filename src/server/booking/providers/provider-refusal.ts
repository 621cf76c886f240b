/**
 * A provider's final refusal: a retry with the same key would fail too. The message may be logged, so it never contains the provider's own text,
 * which can repeat the buyer's input.
 */
export class ProviderRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProviderRefusal'
  }
}
