import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useLocalWords } from '#console/lib/use-words.ts'

const files = { ticket: 'ticket.pdf', calendar: 'calendar.ics', credit_note: 'credit-note.pdf' }
const link = 'inline-flex min-h-8 items-center gap-1.5 text-sm text-primary underline underline-offset-4'

const addressOf = ({ reference }: Order) => `/api/console/orders/${reference}`

/** Links to the documents of an activity, the same as its buyer’s. */
export function ItemDocuments({ order, item }: { order: Order; item: OrderItem }) {
  const t = useTranslations('console.orders.documents')
  const local = useLocalWords()
  if (item.documents.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {item.documents.map((kind) => (
        <li key={kind}>
          <a
            href={`${addressOf(order)}/items/${item.id}/${files[kind]}`}
            download
            className={link}
            aria-label={`${t(kind)}: ${local(item.title)}`}
          >
            <FileText aria-hidden className="size-4" strokeWidth={1.75} />
            {t(kind)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The tax invoice of an order, with its credit notes. */
export function InvoiceLink({ order }: { order: Order }) {
  const t = useTranslations('console.orders.documents')
  return (
    <a href={`${addressOf(order)}/invoice.pdf`} download className={link}>
      <FileText aria-hidden className="size-4" strokeWidth={1.75} />
      {t('invoice')}
    </a>
  )
}
