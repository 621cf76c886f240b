import { useSyncExternalStore } from 'react'
import { copySharedWishlist, readSaved, removeProduct, saveProduct } from './calls.ts'

/** What this visitor has saved, as this page knows it. */
export interface Saved {
  productIds: ReadonlySet<number>
  /** False until the browser has asked: pages are kept for everybody, so that none is drawn with somebody's hearts. */
  isKnown: boolean
}

const unknown: Saved = { productIds: new Set(), isKnown: false }

let saved = unknown
/** The server's last answer; `saved` is that and what is wished for and not answered yet. */
let answered: readonly number[] = []
const wishes = new Map<number, { isSaved: boolean }>()
const listeners = new Set<() => void>()
let lastCall: Promise<unknown> = Promise.resolve()

/**
 * Learns what is saved, now and whenever the window is come back to: another tab or device may have changed it. Who is not signed in and has
 * no list (no mark among the cookies) is not asked for. Returns what ends it.
 */
export function followSaved(isSignedIn: boolean): () => void {
  let isLooking = false
  const look = () => {
    if (isLooking) return
    if (!isSignedIn && !/(?:^|; )rihla_saved=1/.test(document.cookie)) settle([])
    else {
      isLooking = true
      // A glance that fails leaves what was known; nobody asked for it.
      void inTurn(readSaved)
        .catch(() => {})
        .finally(() => {
          isLooking = false
        })
    }
  }
  const lookAgain = (event: PageTransitionEvent) => event.persisted && look()
  look()
  window.addEventListener('focus', look)
  window.addEventListener('pageshow', lookAgain)
  return () => {
    window.removeEventListener('focus', look)
    window.removeEventListener('pageshow', lookAgain)
  }
}

/** Saves or removes: shown at once, taken back when the server refuses, and then thrown. */
export async function setSaved(productId: number, isSaved: boolean): Promise<void> {
  const wish = { isSaved }
  wishes.set(productId, wish)
  publish()
  try {
    await inTurn(() => (isSaved ? saveProduct(productId) : removeProduct(productId)))
  } finally {
    // A later wish for the same activity stands.
    if (wishes.get(productId) === wish) wishes.delete(productId)
    publish()
  }
}

/** Saves everything that somebody shared. Throws what the server refuses. */
export const saveShared = (token: string): Promise<void> => inTurn(() => copySharedWishlist(token))

export function useSaved(): Saved {
  return useSyncExternalStore(
    subscribe,
    () => saved,
    () => unknown,
  )
}

export function useIsSaved(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => saved.productIds.has(productId),
    () => false,
  )
}

/** One call at a time: answers come in the order asked, and a first visit's two quick hearts make one list, not two. */
function inTurn(call: () => Promise<{ productIds: number[] }>): Promise<void> {
  const turn = lastCall.then(call).then(({ productIds }) => settle(productIds))
  lastCall = turn.catch(() => {})
  return turn
}

function settle(productIds: readonly number[]): void {
  answered = productIds
  publish(true)
}

function publish(isKnown = saved.isKnown): void {
  const productIds = new Set(answered)
  for (const [productId, { isSaved }] of wishes) {
    if (isSaved) productIds.add(productId)
    else productIds.delete(productId)
  }
  const isSame =
    isKnown === saved.isKnown &&
    productIds.size === saved.productIds.size &&
    [...productIds].every((id) => saved.productIds.has(id))
  if (isSame) return
  saved = { productIds, isKnown }
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
