import { useSyncExternalStore } from 'react'
import { copySharedWishlist, readSaved, removeProduct, saveProduct } from './calls.ts'

/** The visitor's saved activities, as known to this page. */
export interface Saved {
  productIds: ReadonlySet<number>
  /** False until the browser has loaded them: cached pages contain no visitor's data. */
  isKnown: boolean
}

const unknown: Saved = { productIds: new Set(), isKnown: false }

let saved = unknown
/** The server's last response; `saved` also includes pending changes. */
let answered: readonly number[] = []
const wishes = new Map<number, { isSaved: boolean }>()
const listeners = new Set<() => void>()
let lastCall: Promise<unknown> = Promise.resolve()

/**
 * Loads the saved activities, now and whenever the window gets focus, because another tab or device may have changed
 * them. Visitors without account and without a wishlist (no cookie `rihla_saved`) need no request. Returns a function
 * that stops it.
 */
export function followSaved(isSignedIn: boolean): () => void {
  let isLooking = false
  const look = () => {
    if (isLooking) return
    if (!isSignedIn && !/(?:^|; )rihla_saved=1/.test(document.cookie)) settle([])
    else {
      isLooking = true
      // Ignore errors and keep what is known.
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

/**
 * Saves or removes an activity optimistically.
 * @throws what the server refuses, after reverting the change.
 */
export async function setSaved(productId: number, isSaved: boolean): Promise<void> {
  const wish = { isSaved }
  wishes.set(productId, wish)
  publish()
  try {
    await inTurn(() => (isSaved ? saveProduct(productId) : removeProduct(productId)))
  } finally {
    // A later change of the same activity has replaced this one.
    if (wishes.get(productId) === wish) wishes.delete(productId)
    publish()
  }
}

/** Saves everything on a shared list. @throws what the server refuses. */
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

/** One call at a time: responses arrive in order, and two quick saves of a first visit create one list. */
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
