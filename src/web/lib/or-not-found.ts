import { notFound } from '@tanstack/react-router'
import { CallError } from './call-error.ts'

/** What the API does not know is the not-found screen with its status (A6); any other fault is the error screen. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && error.status === 404) throw notFound()
    throw error
  }
}
