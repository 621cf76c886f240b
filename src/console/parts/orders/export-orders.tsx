import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { desk } from '#console/lib/api.ts'
import type { OrdersSearch } from '#console/lib/orders.ts'
import { saveFile } from '#console/lib/save-file.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Downloads the orders that match the filters. */
export function ExportOrders({ search }: { search: OrdersSearch }) {
  const t = useTranslations('console.orders')
  const wordsOf = useErrorWords()
  const withProof = useProof()
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    setIsPending(true)
    try {
      saveFile(await withProof(() => readFile(search)), `orders-${new Date().toISOString().slice(0, 10)}.csv`)
      await showToast('success', t('exported'))
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
    setIsPending(false)
  }
  return (
    <Button kind="outlined" isLoading={isPending} onClick={() => void download()}>
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {t('export')}
    </Button>
  )
}

async function readFile(search: OrdersSearch): Promise<Blob> {
  const answer = await desk.orders.export.$post({ query: search as object })
  if (answer.ok) return answer.blob()
  throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
}
