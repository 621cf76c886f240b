/** SQL for messages about a request, from rows with its columns. */
export const ofRequest = {
  fact: 'reference',
  recipient: 'email',
  language: 'language',
  payload: `jsonb_build_object('reference', reference)`,
}

/** A later quote for the same request has messages of its own. */
export const ofQuote = { ...ofRequest, fact: `reference || ':' || quote_number` }
