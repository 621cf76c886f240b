import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { travellers } from '#console/lib/api.ts'
import { saveFile } from '#console/lib/save-file.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

/** Downloads what is stored about a traveller. */
export function ExportTraveller({ reference }: { reference: string }) {
  const t = useTranslations('console.travellers')
  const wordsOf = useErrorWords()
  const withProof = useProof()
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    setIsPending(true)
    try {
      saveFile(await withProof(() => readFile(reference)), `traveller-${reference}.json`)
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

async function readFile(reference: string): Promise<Blob> {
  const answer = await travellers[':reference'].export.$post({ param: { reference } })
  if (answer.ok) return answer.blob()
  throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
}
