import { useEffect } from 'react'
import { repeatEarlyActs } from './early-acts.ts'

/**
 * Repeats what was done before hydration and marks the document as hydrated; browser tests wait for it. Call it in the component that surrounds the whole page: its effect runs after those
 * of the page. Further up it would run too early, because the router puts Suspense boundaries around routes, and React hydrates their content
 * after the content around them.
 */
export function useHydratedMark(): void {
  useEffect(() => {
    repeatEarlyActs()
    document.documentElement.dataset['hydrated'] = ''
    // The router restores what was scrolled since it has started: a page may have been scrolled before.
    if (window.scrollY > 0) setTimeout(() => document.dispatchEvent(new Event('scroll')))
  }, [])
}
