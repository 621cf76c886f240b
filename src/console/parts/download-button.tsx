import { Download as DownloadIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, type ButtonKind } from '#web/ui/button.tsx'
import { useDownload, type Download, type FileRequest } from './use-download.ts'

interface Look {
  kind?: ButtonKind
  /** Of several buttons with the same text: what the file is of. */
  label?: string
  children: ReactNode
}

export function DownloadButton({ request, fileName, done, ...look }: FileRequest & Look) {
  return <FileButton download={useDownload({ request, fileName, done })} {...look} />
}

/** For a download that something else can start too. */
export function FileButton({ download, kind = 'outlined', label, children }: Look & { download: Download }) {
  return (
    <Button kind={kind} aria-label={label} isLoading={download.isPending} onClick={download.start}>
      <DownloadIcon aria-hidden className="size-4" strokeWidth={1.75} />
      {children}
    </Button>
  )
}
