import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { saveFile } from '#console/lib/save-file.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/show-toast.ts'

interface FileAnswer {
  ok: boolean
  status: number
  blob: () => Promise<Blob>
  json: () => Promise<unknown>
}

/** Requests a file, with a proof of identity if the server demands one, and saves it. */
export function DownloadButton({
  request,
  fileName,
  done,
  kind = 'outlined',
  label,
  children,
}: {
  request: () => Promise<FileAnswer>
  fileName: () => string
  /** The message after the download. */
  done: string
  kind?: ButtonKind
  /** Of several buttons with the same text: what the file is of. */
  label?: string
  children: ReactNode
}) {
  const wordsOf = useErrorWords()
  const withProof = useProof()
  const [isPending, setIsPending] = useState(false)
  const download = async () => {
    setIsPending(true)
    try {
      saveFile(await withProof(() => readFile(request)), fileName())
      await showToast('success', done)
    } catch (error) {
      await showToast('error', wordsOf(error))
    }
    setIsPending(false)
  }
  return (
    <Button kind={kind} aria-label={label} isLoading={isPending} onClick={() => void download()}>
      <Download aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Button>
  )
}

async function readFile(request: () => Promise<FileAnswer>): Promise<Blob> {
  const answer = await request()
  if (answer.ok) return answer.blob()
  throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
}
