import { useTranslations } from 'use-intl'
import { travellers } from '#console/lib/api.ts'
import { DownloadButton } from '#console/parts/download-button.tsx'

/** Downloads what is stored about a traveller. */
export function ExportTraveller({ reference }: { reference: string }) {
  const t = useTranslations('console.travellers')
  return (
    <DownloadButton
      request={() => travellers[':reference'].export.$post({ param: { reference } })}
      fileName={() => `traveller-${reference}.json`}
      done={t('exported')}
    >
      {t('export')}
    </DownloadButton>
  )
}
