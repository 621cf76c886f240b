import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { orderMailQuery } from '#console/lib/orders.ts'
import { useErrorWords } from '#console/lib/use-words.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A message as it was sent to the guest, in plain text without links and pictures. */
export function MailDialog({
  reference,
  mailId,
  title,
  onClose,
}: {
  reference: string
  mailId: number
  title: string
  onClose: () => void
}) {
  const t = useTranslations('console.orders.mailText')
  const common = useTranslations('console.common')
  const wordsOf = useErrorWords()
  const { data: mail, error } = useQuery(orderMailQuery(reference, mailId))
  return (
    <Dialog title={title} kind="sheet" isOpen onClose={onClose}>
      <div className="mt-2 grid gap-3" aria-busy={mail === undefined && error === null}>
        {error !== null && <Notice kind="danger" title={wordsOf(error)} isUrgent />}
        {mail === undefined && error === null && <p className="text-ink-soft">{common('loading')}</p>}
        {mail && (
          <>
            {mail.subject !== '' && (
              <p dir="auto" className="font-semibold wrap-anywhere">
                {mail.subject}
              </p>
            )}
            <div
              dir="auto"
              className="rounded-field bg-paper p-3 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
            >
              {mail.body}
            </div>
            <p className="text-sm text-ink-soft">{t('lead')}</p>
          </>
        )}
      </div>
    </Dialog>
  )
}
