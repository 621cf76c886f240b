import { notFound } from '@tanstack/react-router'
import { CallError } from './call-error.ts'

/**
 * Shows the not-found screen with status 404 if the API returns 404, or 400 or 422 for a path that cannot exist, such
 * as a slug of a thousand letters (A6). Other errors show the error screen.
 */
export async function notFoundOn404<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallError && [400, 404, 422].includes(error.status)) throw notFound()
    throw error
  }
}
