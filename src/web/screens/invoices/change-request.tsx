import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { RequestForm } from './request-form.tsx'

interface ChangeRequestProps {
  invoice: InvoiceView
  booking: BookingView
}

/** What the host of a booking should know: added, changed and removed by the buyer. */
export function ChangeRequest({ invoice, booking }: ChangeRequestProps) {
  const t = useTranslations('orders.changeRequest')
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  /** What was typed before closing, and not saved. */
  const [draft, setDraft] = useState<string>()
  /** The page shows an earlier request than the one that another window has saved. */
  const [isBehind, setIsBehind] = useState(false)
  const close = () => {
    setIsOpen(false)
    if (isBehind) {
      // The newer request is kept.
      setDraft(undefined)
      void router.invalidate()
    }
    setIsBehind(false)
  }
  useBackToClose(isOpen, close)
  if (!booking.canChangeRequest) return null
  const saved = async (request: string) => {
    setIsOpen(false)
    setIsBehind(false)
    setDraft(undefined)
    await router.invalidate()
    await showToast('success', t(request === '' ? 'removed' : 'saved'))
  }
  return (
    <>
      <Button kind="third" onClick={() => setIsOpen(true)} className="-ms-2">
        {t(booking.specialRequest === '' ? 'add' : 'edit')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen} onClose={close} kind="sheet">
        {isOpen && (
          <RequestForm
            invoice={invoice}
            booking={booking}
            request={booking.specialRequest}
            draft={draft}
            onTyped={setDraft}
            onSaved={(request) => void saved(request)}
            onNewer={() => setIsBehind(true)}
          />
        )}
      </Dialog>
    </>
  )
}
