import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useInstant } from '#console/lib/use-words.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A colleague was faster: who, when, and the current value. The input stays, and submitting again saves it. */
export function ChangedNotice({
  change: { by, at },
  now,
  children,
}: {
  change: { by: string; at: string | null }
  now: ReactNode
  children?: ReactNode
}) {
  const t = useTranslations('console.common.overtaken')
  const wordsOf = useWhoAndWhen()
  return (
    <Notice kind="warning" title={wordsOf({ by, at })} isUrgent>
      <p>
        {t('now')} {now}
      </p>
      <p className="text-sm">{t('again')}</p>
      {children}
    </Notice>
  )
}

/** Who changed something meanwhile, and when. */
export function useWhoAndWhen(): (change: { by: string; at: string | null }) => string {
  const t = useTranslations('console.common.overtaken')
  const instant = useInstant()
  return ({ by, at }) =>
    by === '' || at === null ? t('somebody') : t('by', { name: `\u2068${by}\u2069`, date: instant(at) })
}
