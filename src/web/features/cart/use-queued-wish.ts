import { useEffect, useState } from 'react'

/**
 * What was pressed last and is not answered yet; null: nothing. Presses count while a request runs: the last wish is sent
 * after it.
 */
export function useQueuedWish<Wish>(isBusy: boolean, send: (wish: Wish) => void): [Wish | null, (wish: Wish) => void] {
  const [wish, setWish] = useState<{ wish: Wish; isSent: boolean } | null>(null)
  useEffect(() => {
    if (wish === null || isBusy) return
    // Answered or refused: the cart has the right numbers.
    if (wish.isSent) setWish(null)
    else {
      setWish({ ...wish, isSent: true })
      send(wish.wish)
    }
  }, [isBusy, send, wish])
  return [wish?.wish ?? null, (next) => setWish({ wish: next, isSent: false })]
}
