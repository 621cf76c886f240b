import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { Button } from '#web/ui/button.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestText } from './request-text.tsx'

interface RequestAfterChangeProps {
  invoice: InvoiceView
  booking: BookingView
  /** What has changed. */
  children: ReactNode
  foot: ReactNode
}

/** The end of a dialog that has changed a booking: its request may no longer fit, and is edited in place. */
export function RequestAfterChange({ invoice, booking, children, foot }: RequestAfterChangeProps) {
  const t = useTranslations('orders.changeRequest')
  const [request, setRequest] = useState(booking.specialRequest)
  const [state, setState] = useState<'as_before' | 'editing' | 'saved'>('as_before')
  if (state === 'editing')
    return (
      <RequestForm
        invoice={invoice}
        booking={booking}
        request={request}
        onSaved={(saved) => {
          setRequest(saved)
          setState('saved')
        }}
        onNewer={setRequest}
      />
    )
  const hasRequest = booking.canChangeRequest && (request !== '' || state === 'saved')
  return (
    <>
      {children}
      {hasRequest && (
        <div className="mt-4 grid justify-items-start gap-2 border-t border-line pt-4">
          <div role="status" className="grid gap-2">
            <p className={request === '' ? '' : 'text-ink-soft'}>
              {t(request === '' ? 'removed' : state === 'saved' ? 'now' : 'still')}
            </p>
            {request !== '' && <RequestText text={request} />}
          </div>
          {/* The form that had the focus is gone. */}
          <Button kind="outlined" autoFocus={state === 'saved'} onClick={() => setState('editing')}>
            {t(request === '' ? 'add' : 'edit')}
          </Button>
        </div>
      )}
      {foot}
    </>
  )
}
