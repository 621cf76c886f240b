import { CalendarPlus, Download, MapPin } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { directionsLink } from '#domain/maps-link.ts'
import { buttonClass, type ButtonKind } from '#web/ui/button.tsx'
import { bookingFile } from './booking-files.ts'
import type { BookingView, InvoiceView } from './calls.ts'
import { HostContact } from './host-contact.tsx'
import { ShareTrip } from './share-trip.tsx'
import { WalletLinks } from './wallet-links.tsx'

const looks = {
  /** On phones the icon is above the words, so that three fit beside each other. */
  row: 'max-sm:flex-col max-sm:gap-1 max-sm:px-1.5 max-sm:py-2 max-sm:text-center max-sm:text-sm',
  /** In letters twice as large a long word is broken. */
  pairs: 'max-sm:px-2 max-sm:py-1 max-sm:text-sm max-sm:leading-tight wrap-anywhere hyphens-auto',
}

interface TicketActsProps {
  invoice: InvoiceView
  booking: BookingView
  isOver: boolean
  /** With sharing: the page of the order has the room for it. */
  hasShare: boolean
}

/** What one does with a ticket: wallet, file, calendar, directions, companions, host. */
export function TicketActs({ invoice, booking, isOver, hasShare }: TicketActsProps) {
  const t = useTranslations('orders')
  const locale = useLocale()
  // Four or five do not fit into a row. In letters twice as large one column is left.
  const look = looks[hasShare && !isOver ? 'pairs' : 'row']
  const actClass = (kind: ButtonKind) => `${buttonClass(kind)} ${look}`
  const file = (name: 'ticket.pdf' | 'calendar.ics') => bookingFile(invoice, booking.id, name, locale)
  const pdf = (kind: ButtonKind) => (
    <a href={file('ticket.pdf')} className={actClass(kind)} download>
      <Download aria-hidden className="size-5" strokeWidth={1.75} />
      {t('ticket')}
    </a>
  )
  if (isOver) return <div className="mt-5">{pdf('third')}</div>
  return (
    <div className="mt-4 grid gap-3 print:hidden">
      {booking.ticketCode !== null && <WalletLinks order={invoice} bookingId={booking.id} />}
      <div
        className={
          hasShare
            ? 'grid grid-cols-[repeat(auto-fit,minmax(min(max(5.5rem,40%),100%),1fr))] gap-2 min-[30rem]:grid-cols-2 sm:gap-3'
            : 'flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))] max-sm:gap-2'
        }
      >
        {pdf('primary')}
        <a href={file('calendar.ics')} className={actClass('outlined')} download>
          <CalendarPlus aria-hidden className="size-5" strokeWidth={1.75} />
          {t('calendar')}
        </a>
        <a href={directionsLink(booking)} target="_blank" rel="noopener noreferrer" className={actClass('outlined')}>
          <MapPin aria-hidden className="size-5" strokeWidth={1.75} />
          {t('directions')}
        </a>
        {hasShare && <ShareTrip booking={booking} className={look} />}
        <HostContact
          order={invoice}
          booking={booking}
          className={`${actClass('outlined')} ${hasShare ? 'col-span-full' : 'max-sm:col-span-full max-sm:flex-row!'}`}
        />
      </div>
    </div>
  )
}
