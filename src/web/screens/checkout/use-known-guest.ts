import { useEffect, useState, type RefObject } from 'react'
import type { CheckoutView } from '#web/features/checkout/calls.ts'
import { forgetDraft, readDraft } from '#web/features/checkout/draft.ts'
import type { GuestDraft } from '#web/features/checkout/guest-fields.tsx'
import { forgetGuest, readRememberedGuest, type RememberedGuest } from '#web/lib/remembered-guest.ts'
import { forgetTickets } from '#web/lib/keep-ticket.ts'

const own = ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber'] as const
const typed = ['firstName', 'lastName', 'email', 'phoneNumber'] as const
const nothing: GuestDraft = {
  firstName: '',
  lastName: '',
  email: '',
  countryCode: '',
  phoneNumber: '',
}

/** The guest of the form: from the account, from what was entered in this tab, or from this device's latest booking. */
export function useKnownGuest(form: RefObject<HTMLFormElement | null>, account: CheckoutView['guest']) {
  const [draft, setDraft] = useState<GuestDraft>({ ...nothing, ...account })
  const [known, setKnown] = useState<RememberedGuest | null>(null)
  const hasAccount = account.email !== ''

  useEffect(() => {
    const { current } = form
    if (!current) return
    const saved = readDraft()
    const remembered = hasAccount ? null : readRememberedGuest()
    // Of another booking of this tab, or none.
    const isSame = remembered !== null && (!saved?.email || own.every((field) => saved[field] === remembered[field]))
    // What was typed before hydration may be of another person, whom the remembered one must not complete. Fields that
    // the browser has filled again are the remembered one's.
    const isTyped = typed.some(
      (field) => ![undefined, '', remembered?.[field]].includes(fieldOf(current, field)?.value),
    )
    const guestOf = isTyped ? nothing : remembered
    const stored = isSame ? { ...saved, ...guestOf } : saved
    if (!stored) return
    for (const field of ['firstName', 'lastName', 'email'] as const) setIfEmpty(current, field, stored[field])
    const whatsapp = fieldOf(current, 'alsoByWhatsapp')
    if (whatsapp && stored.alsoByWhatsapp === true) whatsapp.checked = true
    const method = [...current.querySelectorAll<HTMLInputElement>('[name=method]')].find(
      ({ value }) => value === stored.method,
    )
    if (method) method.checked = true
    const phone = fieldOf(current, 'phoneNumber')
    const { countryCode = '', phoneNumber = '' } = stored
    setDraft((now) => (phone?.value === '' && phoneNumber !== '' ? { ...now, countryCode, phoneNumber } : { ...now }))
    if (isSame && !isTyped) setKnown(remembered)
  }, [form, hasAccount])

  const edit = () => {
    setKnown(null)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[name=firstName]')?.focus())
  }
  const forget = () => {
    forgetGuest()
    void forgetTickets().catch(() => {})
    forgetDraft()
    for (const field of ['firstName', 'lastName', 'email']) {
      const input = form.current && fieldOf(form.current, field)
      if (input) input.value = ''
    }
    setDraft(nothing)
    edit()
  }
  return { draft, known, edit, forget }
}

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement | null

function setIfEmpty(form: HTMLFormElement, field: string, value: string | undefined): void {
  const input = fieldOf(form, field)
  if (input && input.value === '' && value) input.value = value
}
