import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import { formatDate, formatTime } from '#domain/date-words.ts'
import type { Locale } from '#domain/locale.ts'
import { timeToBeReady } from '#domain/time-to-be-ready.ts'
import type { InvoiceView } from './calls.ts'
import { forgetTicket, keepTicket } from '#web/lib/keep-ticket.ts'

/**
 * Stores the displayed order for the time without a network, as long as it has a ticket. Returns whether the device is
 * offline; once it is online again, the order is read again.
 */
export function useKeptTicket(invoice: InvoiceView): boolean {
  const locale = useLocale()
  const router = useRouter()
  const wasOffline = useRef(false)
  const isOffline = useSyncExternalStore(
    followNetwork,
    () => !navigator.onLine,
    () => false,
  )

  useEffect(() => {
    if (isOffline) return undefined
    return whenLoaded(() => {
      keep(invoice, locale).catch(() => {
        // Without room or network there is still the PDF.
      })
    })
  }, [invoice, locale, isOffline])

  useEffect(() => {
    if (!isOffline && wasOffline.current) void router.invalidate()
    wasOffline.current = isOffline
  }, [isOffline, router])
  return isOffline
}

function followNetwork(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Calls `then` after the page's own files. Returns a function that prevents it. */
function whenLoaded(then: () => void): () => void {
  if (document.readyState === 'complete') {
    const timer = setTimeout(then)
    return () => clearTimeout(timer)
  }
  window.addEventListener('load', then, { once: true })
  return () => window.removeEventListener('load', then)
}

async function keep(invoice: InvoiceView, locale: Locale): Promise<void> {
  const { reference } = invoice
  const valid = invoice.bookings.filter(({ hasTicket, endsAt }) => hasTicket && Date.parse(endsAt) > Date.now())
  const [first] = valid.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
  if (first === undefined) return forgetTicket(reference)
  const { pathname, searchParams } = new URL(window.location.href)
  const key = searchParams.get('key')
  await keepTicket({
    reference,
    address: key === null ? pathname : `${pathname}?${new URLSearchParams({ key })}`,
    title: first.title,
    when: `${formatDate(first.localDate, locale)} · ${formatTime(timeToBeReady(first), locale)}`,
    until:
      valid
        .map(({ endsAt }) => endsAt)
        .toSorted()
        .at(-1) ?? first.endsAt,
  })
}
