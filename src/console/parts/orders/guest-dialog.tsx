import { tidyLine } from '#domain/invisible.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'
import { autofocus } from '#console/lib/autofocus.ts'
import { desk } from '#console/lib/api.ts'
import { focusInvalid } from '#console/lib/focus-invalid.ts'
import type { Order } from '#console/lib/orders.ts'
import { useFieldWords } from '#console/lib/use-words.ts'
import { FormFoot } from '#console/parts/form-foot.tsx'
import { bodyOf } from '#web/lib/body-of.ts'
import { formText } from '#web/lib/form-text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TelField } from '#web/ui/tel-field.tsx'
import { useAct } from './use-act.ts'

/** Name, email and phone of the guest. */
export function GuestDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations('console.orders.changeGuest')
  const fieldWords = useFieldWords()
  const { error, isPending, run } = useAct({ order, onClose }, t('saved'), { keepsReasons: true })
  // The values when the form was opened: the order may be reloaded meanwhile.
  const [guest] = useState(order.guest)
  const [email, setEmail] = useState(guest?.email ?? '')
  const errors = fieldWords(error)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => focusInvalid(form.current), [error])
  const seen = {
    firstName: guest?.firstName ?? '',
    lastName: guest?.lastName ?? '',
    email: guest?.email ?? '',
    phoneNumber: guest?.phone ?? '',
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const json = {
      firstName: formText(data, 'firstName'),
      lastName: formText(data, 'lastName'),
      email,
      phoneNumber: formText(data, 'phoneNumber'),
      seen,
    }
    const param = { reference: order.reference }
    void run(() => bodyOf(desk.orders[':reference'].guest.$put({ param, json })))
  }
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <form ref={form} onSubmit={submit} noValidate className="mt-2 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            ref={autofocus}
            label={t('firstName')}
            name="firstName"
            error={errors['firstName']}
            defaultValue={seen.firstName}
            dir="auto"
            required
            autoComplete="off"
          />
          <Field
            label={t('lastName')}
            name="lastName"
            error={errors['lastName']}
            defaultValue={seen.lastName}
            dir="auto"
            required
            autoComplete="off"
          />
        </div>
        <Field
          label={t('email')}
          error={errors['email']}
          type="email"
          dir="ltr"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          required
          autoComplete="off"
        />
        <TelField
          label={t('phone')}
          name="phoneNumber"
          error={errors['phoneNumber']}
          defaultValue={seen.phoneNumber}
          required
          autoComplete="off"
        />
        <p className="text-ink-soft">
          {t(tidyLine(email).toLowerCase() === seen.email.toLowerCase() ? 'lead' : 'leadMoved')} {t('leadInvoice')}
        </p>
        <FormFoot error={Object.keys(errors).length === 0 ? error : undefined} isPending={isPending}>
          {t('save')}
        </FormFoot>
      </form>
    </Dialog>
  )
}
