import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestText } from './request-text.tsx'

interface RequestAfterChangeProps {
  invoice: InvoiceView
  booking: BookingView
  /** The title of the dialog says what is being done. */
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  /** What has changed. */
  children: ReactNode
  foot: ReactNode
}

/** The end of a dialog that has changed a booking: its request may no longer fit, and is edited in place. */
export function RequestAfterChange({
  invoice,
  booking,
  isEditing,
  onEditing,
  children,
  foot,
}: RequestAfterChangeProps) {
  const t = useTranslations('orders.changeRequest')
  const [request, setRequest] = useState(booking.specialRequest)
  const [isSaved, setIsSaved] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  /** What was typed before going back, and not saved. */
  const [draft, setDraft] = useState<string>()
  const back = () => {
    setWasEdited(true)
    onEditing(false)
  }
  // The dialog has an entry of its own.
  useBackToClose(isEditing, back)
  if (isEditing)
    return (
      <RequestForm
        invoice={invoice}
        booking={booking}
        request={request}
        draft={draft}
        onTyped={setDraft}
        onBack={back}
        onSaved={(saved) => {
          setRequest(saved)
          setDraft(undefined)
          setIsSaved(true)
          back()
        }}
        onNewer={setRequest}
      />
    )
  const hasRequest = booking.canChangeRequest && (request !== '' || isSaved)
  return (
    <>
      {children}
      {hasRequest && (
        <div className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4">
          <div role="status" className="grid gap-2">
            <p className={request === '' ? '' : 'text-ink-soft'}>
              {t(request === '' ? 'removed' : isSaved ? 'now' : 'still')}
            </p>
            {request !== '' && <RequestText text={request} />}
          </div>
          {/* The form that had the focus is gone. */}
          <Button kind="outlined" autoFocus={wasEdited} onClick={() => onEditing(true)}>
            {t(request === '' ? 'add' : 'edit')}
          </Button>
        </div>
      )}
      {foot}
    </>
  )
}
