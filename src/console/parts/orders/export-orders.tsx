import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import type { OrdersSearch } from '#console/lib/orders.ts'
import { DownloadButton } from '#console/parts/download-button.tsx'

/** Downloads the orders that match the filters. */
export function ExportOrders({ search }: { search: OrdersSearch }) {
  const t = useTranslations('console.orders')
  return (
    <DownloadButton
      request={() => desk.orders.export.$post({ query: search as object })}
      fileName={() => `orders-${new Date().toISOString().slice(0, 10)}.csv`}
      done={t('exported')}
    >
      {t('export')}
    </DownloadButton>
  )
}
