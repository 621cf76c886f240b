import { useRouter } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { listOf } from '#domain/list-of.ts'
import { quantityInWords } from '#domain/quantity-words.ts'
import { changePartySize } from '#web/features/orders/booking-acts.ts'
import type { BookingView, InvoiceView } from '#web/features/orders/calls.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useApiErrorWords } from '#web/lib/use-api-error-words.ts'
import { useBackToClose } from '#web/lib/use-back-to-close.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/show-toast.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { RequestAfterChange } from './request-after-change.tsx'

interface ChangePartySizeProps {
  invoice: InvoiceView
  booking: BookingView
}

/** How many people come with a tent, a boat or a car: changed by the buyer at no cost. */
export function ChangePartySize({ invoice, booking }: ChangePartySizeProps) {
  const t = useTranslations('orders.changePeople')
  const r = useTranslations('orders.rebooking')
  const q = useTranslations('orders.changeRequest')
  const c = useTranslations('common')
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  /** The size that was saved, while the dialog asks about the request. */
  const [saved, setSaved] = useState<number | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const close = () => {
    setIsOpen(false)
    setIsEditing(false)
    if (saved !== null) void router.invalidate()
    setSaved(null)
  }
  useBackToClose(isOpen, close)
  // One who can come is the only choice.
  if (booking.partySizeLimits === null || booking.partySizeLimits.most <= booking.partySizeLimits.least) return null
  const onSaved = async (size: number) => {
    if (booking.specialRequest !== '') return setSaved(size)
    setIsOpen(false)
    await router.invalidate()
    await showToast('success', t('saved'))
  }
  return (
    <>
      <Button kind="third" onClick={() => setIsOpen(true)} className="-ms-2">
        {t('open')}
      </Button>
      <Dialog
        title={isEditing ? q('title') : t(saved === null ? 'title' : 'saved')}
        isOpen={isOpen}
        onClose={close}
        kind="sheet"
      >
        {saved !== null && (
          <RequestAfterChange
            invoice={invoice}
            booking={booking}
            isEditing={isEditing}
            onEditing={setIsEditing}
            foot={
              <div className="mt-5 grid sm:flex sm:justify-end">
                <Button onClick={close}>{r('close')}</Button>
              </div>
            }
          >
            <div role="status" className="mt-3">
              <p className="font-medium">{booking.title}</p>
              <p>{c('travellers', { count: saved })}</p>
            </div>
          </RequestAfterChange>
        )}
        {isOpen && saved === null && (
          <SizeForm
            invoice={invoice}
            booking={booking}
            limits={booking.partySizeLimits}
            onSaved={(size) => void onSaved(size)}
          />
        )}
      </Dialog>
    </>
  )
}

function SizeForm({
  invoice,
  booking,
  limits,
  onSaved,
}: ChangePartySizeProps & { limits: NonNullable<BookingView['partySizeLimits']>; onSaved: (size: number) => void }) {
  const t = useTranslations('orders.changePeople')
  const locale = useLocale()
  const wordsOf = useApiErrorWords()
  const { isPending, errorText, run } = useAction()
  const [size, setSize] = useState(booking.partySize ?? limits.most)
  const extras = extrasOf(booking).map(({ title, quantity }) => quantityInWords(title, quantity, locale))
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const send = () => changePartySize(invoice, { bookingId: booking.id, partySize: size }, locale)
    if (await run(send, { explain: wordsOf })) onSaved(size)
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-2 grid gap-4">
      <p className="text-ink-soft">{t('lead', { hasTicket: booking.hasTicket ? 'yes' : 'no' })}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-0">
          <span className="font-medium">{booking.title}</span>
          <span className="block text-sm text-ink-soft">{t('upTo', { count: limits.most })}</span>
        </span>
        <Stepper label={t('label')} value={size} min={limits.least} max={limits.most} onChange={setSize} />
      </div>
      {extras.length > 0 && <p className="text-sm text-ink-soft">{t('extras', { extras: listOf(extras, locale) })}</p>}
      {errorText !== null && <Notice kind="danger" title={errorText} isUrgent />}
      <Button type="submit" isLoading={isPending}>
        {t('save')}
      </Button>
    </form>
  )
}

function extrasOf({ lines, party }: BookingView): { title: string; quantity: number }[] {
  const extras = lines.filter(({ kind }) => kind === 'extra')
  return party?.filter((one) => extras.some(({ title }) => title === one.title)) ?? extras
}
