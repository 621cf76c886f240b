import { ProviderRefusal } from './provider-refusal.ts'

interface Answered {
  type: string
  code: string | undefined
  param: string | undefined
  statusCode: number
  requestId: string | undefined
  headers: Record<string, string> | undefined
}

/** Stripe's error response; null without a response. */
function answered(error: unknown): Answered | null {
  const known = error as Partial<Answered>
  return typeof known.statusCode === 'number' ? (known as Answered) : null
}

/**
 * An error that the same key would get again. Too many requests, a twin of this one under way, and an error that is not repeated for its key are
 * no such answer: the first call with that key may have done its work.
 */
export function isFinal(error: unknown): boolean {
  const answer = answered(error)
  if (answer === null || answer.statusCode === 409 || answer.statusCode === 429) return false
  return answer.statusCode < 500 || isReplayedError(error)
}

/** Stripe keeps a key's 500 for a day and gives it again. When it does, that execution has ended and will never come to anything. */
export function isReplayedError(error: unknown): boolean {
  const answer = answered(error)
  return answer !== null && answer.statusCode >= 500 && answer.headers?.['idempotent-replayed'] === 'true'
}

export function isAbout(error: unknown, parameter: string): boolean {
  const answer = answered(error)
  return answer?.statusCode === 400 && answer.param === parameter
}

export function isBadRequest(error: unknown): boolean {
  return answered(error)?.statusCode === 400
}

export function isMissing(error: unknown): boolean {
  return answered(error)?.code === 'resource_missing'
}

const hopeless = ['resource_missing', 'charge_already_refunded', 'charge_disputed', 'amount_too_large']

export function isPermanentRefundFailure(error: unknown): boolean {
  return hopeless.includes(answered(error)?.code ?? '')
}

/** An error of our own in its place: Stripe's sentence may repeat an address, its objects hold more. */
export function plainError(error: unknown, isRefusal: boolean): Error {
  const { type, code, param, statusCode, requestId } = answered(error) ?? (error as Partial<Answered>)
  const facts = [type ?? (error as Error).name, code, param, statusCode, requestId].filter((fact) => fact != null)
  const text = `Stripe: ${facts.join(' ')}`
  return isRefusal ? new ProviderRefusal(text) : new Error(text)
}
