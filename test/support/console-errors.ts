import { ApiError } from '#server/kernel/api-error.ts'

/** The code of the ApiError that `work` throws; anything else fails. */
export async function errorOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
  return 'no error'
}
