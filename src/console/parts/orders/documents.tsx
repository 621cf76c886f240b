import { useTranslations } from 'use-intl'
import type { Order, OrderItem } from '#console/lib/orders.ts'
import { useLocalWords } from '#console/lib/use-words.ts'
import { DownloadButton } from '#console/parts/download-button.tsx'
import { useDownload, type Download, type FileRequest } from '#console/parts/use-download.ts'

const files = { ticket: 'ticket.pdf', calendar: 'calendar.ics', credit_note: 'credit-note.pdf' }

/** The documents of an activity, the same as its buyer’s. */
export function ItemDocuments({ order, item }: { order: Order; item: OrderItem }) {
  const t = useTranslations('console.orders.documents')
  const local = useLocalWords()
  if (item.documents.length === 0) return null
  return (
    <ul className="-ms-2 flex flex-wrap gap-x-1">
      {item.documents.map((kind) => (
        <li key={kind}>
          <OrderFile order={order} path={`items/${item.id}/${files[kind]}`} label={`${t(kind)}: ${local(item.title)}`}>
            {t(kind)}
          </OrderFile>
        </li>
      ))}
    </ul>
  )
}

/** The tax invoice of an order, with its credit notes. */
export function useInvoiceDownload({ reference }: Order): Download {
  return useDownload(useOrderFile(reference, 'invoice.pdf'))
}

function OrderFile({ order: { reference }, path, label, children }: FileProps) {
  return (
    <DownloadButton kind="third" label={label} {...useOrderFile(reference, path)}>
      {children}
    </DownloadButton>
  )
}

interface FileProps {
  order: Order
  path: string
  label: string
  children: string
}

function useOrderFile(reference: string, path: string): FileRequest {
  const t = useTranslations('console.orders.documents')
  return {
    request: () => fetch(`/api/console/orders/${reference}/${path}`),
    fileName: () => `${reference}-${path.split('/').at(-1)}`,
    done: t('saved'),
  }
}
