import { reviewTransitions } from '#domain/review-states.ts'
import { stateLiterals } from '#server/kernel/state-sql.ts'

/** The states of a review in SQL, as in booking/states.ts. */
export const REVIEW = stateLiterals(reviewTransitions)
