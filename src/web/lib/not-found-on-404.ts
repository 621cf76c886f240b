import { notFound } from '@tanstack/react-router'
import { CallError } from './call-error.ts'

/**
 * What the API does not know, or what no address of ours can be (a slug of a thousand letters, a null byte), is the not-found screen with its
 * status (A6); any other fault is the error screen.
 */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && [400, 404, 422].includes(error.status)) throw notFound()
    throw error
  }
}
