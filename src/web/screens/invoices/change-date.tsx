import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import type { OpenState } from '#web/features/orders/open-state.ts'
import { useChangeWords } from '#web/features/orders/use-change-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChangeChoice } from './change-choice.tsx'
import { ChangeDone, type ChangedBooking } from './change-done.tsx'
import { isRequest } from './change-of-unpaid.tsx'

interface ChangeDateProps {
  invoice: InvoiceView
  booking: BookingView
}

/** Changes the date, the nights or the people of a booking: before and after side by side and the difference first, at exactly the price that was shown. */
export function ChangeDate({ invoice, booking, isOpen, onOpenChange }: ChangeDateProps & OpenState) {
  const t = useTranslations('orders.rebooking')
  const r = useTranslations('orders.changeRequest')
  const wordsOf = useChangeWords()
  const router = useRouter()
  const [done, setDone] = useState<ChangedBooking | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const isDone = done !== null
  // Only once the dialog is closed: the reload may remove the ticket that holds it.
  useEffect(() => {
    if (!isDone || isOpen) return
    setIsEditing(false)
    void router.invalidate().then(() => setDone(null))
  }, [isDone, isOpen, router])
  if (!booking.canRebook) return null
  const { rate } = booking
  // How many people come is changed apart from it (change-party-size.tsx).
  const isShared = booking.partySizeLimits !== null
  const close = () => onOpenChange(false)
  const title = isDone
    ? t(isRequest(booking) ? 'doneRequest' : 'done')
    : t(rate === 'once' ? (isShared ? 'shared' : 'title') : 'titleOfDays')
  return (
    <>
      <Button kind="third" onClick={() => onOpenChange(true)} className="-ms-2">
        {wordsOf(booking)}
      </Button>
      <Dialog title={isEditing ? r('title') : title} isOpen={isOpen} onClose={close} kind="sheet">
        {done ? (
          <ChangeDone
            invoice={invoice}
            booking={booking}
            changed={done}
            isEditing={isEditing}
            onEditing={setIsEditing}
            onClose={close}
          />
        ) : (
          isOpen && <ChangeChoice invoice={invoice} booking={booking} onClose={close} onDone={setDone} />
        )}
      </Dialog>
    </>
  )
}
