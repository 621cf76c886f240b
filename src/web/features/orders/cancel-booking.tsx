import { useRouter } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CallError } from '#web/lib/call-error.ts'
import { useRefusalWords } from '#web/lib/use-api-error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  cancelBooking,
  previewCancellation,
  type BookingView,
  type CancellationView,
  type InvoiceView,
} from './calls.ts'
import { CancellationTerms } from './cancellation-terms.tsx'

/** A booking's way out: what comes back is shown first, and only what was shown is done. */
export function CancelBooking({ invoice, booking }: { invoice: InvoiceView; booking: BookingView }) {
  const t = useTranslations('orders.cancellation')
  const locale = useLocale()
  const router = useRouter()
  const wordsOf = useRefusalWords()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [terms, setTerms] = useState<CancellationView | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const open = async () => {
    setIsOpen(true)
    setTerms(null)
    setFault(null)
    try {
      setTerms(await previewCancellation(invoice, booking.id, locale))
    } catch (error) {
      setFault(wordsOf(error))
    }
  }
  const close = () => {
    setIsOpen(false)
    // The page learns of it when the dialog is gone: the ticket has no place for it any more.
    if (isDone) void router.invalidate()
  }
  const confirm = async (seen: CancellationView) => {
    setIsBusy(true)
    setFault(null)
    try {
      await cancelBooking(invoice, booking.id, locale, seen.refundMinor)
      setIsDone(true)
    } catch (error) {
      setFault(wordsOf(error))
      const changed = error instanceof CallError ? error.details['cancellation'] : undefined
      if (changed !== undefined) setTerms(changed as CancellationView)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <div className="mt-4 border-t border-line pt-2">
      <Button kind="third" onClick={() => void open()} className="-ms-2">
        {t('open')}
      </Button>
      <Dialog title={isDone ? t('done') : t('title')} isOpen={isOpen} onClose={close} kind="sheet">
        {isDone ? (
          <Done email={invoice.guest.email} isRefunded={(terms?.refundMinor ?? 0) > 0} onClose={close} />
        ) : (
          <div className="mt-3 grid gap-4">
            <p className="font-medium">{booking.title}</p>
            {fault !== null && <Notice kind="danger" title={fault} isUrgent />}
            {terms === null && fault === null && (
              <p role="status" className="flex items-center gap-2 text-ink-soft">
                <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
                {t('loading')}
              </p>
            )}
            {terms && <CancellationTerms terms={terms} cityName={booking.cityName} />}
            <div className="grid gap-2 sm:flex sm:justify-end">
              <Button kind="outlined" onClick={close}>
                {t('keep')}
              </Button>
              {terms && (
                <Button isLoading={isBusy} onClick={() => void confirm(terms)}>
                  {t('confirm')}
                </Button>
              )}
            </div>
          </div>
        )}
      </Dialog>
    </div>
  )
}

function Done({ email, isRefunded, onClose }: { email: string; isRefunded: boolean; onClose: () => void }) {
  const t = useTranslations('orders.cancellation')
  return (
    <>
      <p role="status" className="mt-3">
        {t(isRefunded ? 'doneRefund' : 'doneNothing')} <bdi className="break-all">{email}</bdi>
      </p>
      <div className="mt-5 grid sm:flex sm:justify-end">
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </>
  )
}
