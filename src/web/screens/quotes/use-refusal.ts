import { useRouter } from '@tanstack/react-router'
import { CallError } from '#web/lib/call-error.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'

/**
 * An `explain` for useAction. The quote may have changed since it was displayed, so that the page is read again.
 * `onNewQuote` gets the words for another quote: with it, what was pressed is replaced.
 */
export function useRefusal(onNewQuote: (words: string) => void): (error: unknown) => string | null {
  const router = useRouter()
  const wordsOf = useApiErrorWords()
  return (error) => {
    void router.invalidate()
    const words = wordsOf(error)
    if (!(error instanceof CallError) || error.code !== 'quotes.quote_changed') return words
    onNewQuote(words)
    return null
  }
}
