import { quoteSets, quoteTransitions } from '#domain/quote-states.ts'
import { inStates, stateLiterals } from '#server/kernel/state-sql.ts'

/** The states of a quote in SQL, as in booking/states.ts. */
export const QUOTE = stateLiterals(quoteTransitions)
export const inQuoteStates = (name: keyof typeof quoteSets) => inStates(quoteSets[name])
