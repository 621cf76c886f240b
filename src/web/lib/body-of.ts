import { CallError } from './call-error.ts'

/** Returns the body of a response. @throws {CallError} with the API's error code. */
export async function bodyOf<Body>(
  response: Promise<{ ok: boolean; status: number; json: () => Promise<Body> }>,
): Promise<Body> {
  const answer = await response
  if (answer.ok) return answer.json()
  const problem: unknown = await answer.json().catch(() => ({}))
  throw new CallError(answer.status, problem as Record<string, unknown>)
}
