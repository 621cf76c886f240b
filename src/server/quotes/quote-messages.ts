/** SQL of the messages about a request, from rows with its columns. */
export const ofRequest = {
  fact: 'reference',
  recipient: 'email',
  language: 'language',
  payload: `jsonb_build_object('reference', reference)`,
}

/** The next offer for the same request has mails of its own. */
export const ofOffer = { ...ofRequest, fact: `reference || ':' || offer_number` }
