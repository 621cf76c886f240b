import { useState } from 'react'
import { saveFile } from '#console/lib/save-file.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { useProof } from '#console/parts/proof.tsx'
import { CallError } from '#web/lib/call-error.ts'
import { showToast } from '#web/ui/show-toast.ts'

interface FileAnswer {
  ok: boolean
  status: number
  blob: () => Promise<Blob>
  json: () => Promise<unknown>
}

export interface FileRequest {
  request: () => Promise<FileAnswer>
  fileName: () => string
  /** The message after the download. */
  done: string
}

export interface Download {
  isPending: boolean
  start: () => void
}

/** Requests a file, with a proof of identity if the server demands one, and saves it. */
export function useDownload({ request, fileName, done }: FileRequest): Download {
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
  return { isPending, start: () => void download() }
}

async function readFile(request: FileRequest['request']): Promise<Blob> {
  const answer = await request()
  if (answer.ok) return answer.blob()
  throw new CallError(answer.status, (await answer.json().catch(() => ({}))) as Record<string, unknown>)
}
