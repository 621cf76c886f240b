import { productTransitions } from '#domain/product-states.ts'
import { stateLiterals } from '#server/kernel/state-sql.ts'

/** The states of a product in SQL, as in booking/states.ts. */
export const PRODUCT = stateLiterals(productTransitions)
