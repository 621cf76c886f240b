import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { askAgainAfterMs } from './ask-again-after-ms.ts'

/** Loads the page again while it waits for a payment: soon at first, then ever more seldom, and at last no more. */
export function useAskAgain(isWaiting: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (!isWaiting) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    const wait = (asked: number) => {
      const pause = askAgainAfterMs(asked)
      if (isLeft || pause === null) return
      timer = setTimeout(() => void router.invalidate().finally(() => wait(asked + 1)), pause)
    }
    wait(0)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isWaiting, router])
}
