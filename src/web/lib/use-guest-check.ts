import { useRef, type FocusEvent, type SyntheticEvent } from 'react'
import { checkGuest, type GuestFieldError, type GuestInput } from '#domain/guest-fields.ts'
import { formText } from './form-text.ts'

type ReadPhone = (typed: string, country: string) => string | null

interface GuestCheckOptions {
  /** The fields that are wrong now. */
  errors: Record<string, string | undefined>
  words: (error: GuestFieldError) => string
  setFieldError: (field: string, words: string | undefined) => void
}

/** Whether the rules for phone numbers are loaded. */
export interface PhoneRules {
  read: ReadPhone | null
  load: () => Promise<void>
}

export function usePhoneRules(): PhoneRules {
  const rules = useRef<PhoneRules>({
    read: null,
    load: async () => {
      try {
        rules.current.read ??= (await import('./read-phone.ts')).readPhone
      } catch {
        // Offline: the server checks the number.
      }
    },
  })
  return rules.current
}

/** What is wrong with the guest in a form by the server's rules; null if the number cannot be checked here yet. */
export function guestErrors(data: FormData, { read }: PhoneRules): GuestFieldError[] | null {
  return read === null ? null : errorsOf(data, read)
}

/** Checks a guest's field when it is left, and a marked one with each change, so that its mark leaves or says what is wrong now. For the form element. */
export function guestCheckHandlers(rules: PhoneRules, { errors, words, setFieldError }: GuestCheckOptions) {
  const errorOf = (form: HTMLFormElement, field: string) =>
    errorsOf(new FormData(form), rules.read ?? (() => '')).find((error) => error.field === field)
  const left = async (input: HTMLInputElement) => {
    const { form, name } = input
    if (form === null || !isGuestField(name)) return
    if (name === 'phoneNumber') await rules.load()
    // A field that was only passed through is not wrong before the form is sent.
    const error = input.value.trim() === '' ? undefined : errorOf(form, name)
    if (error !== undefined) setFieldError(name, words(error))
  }
  const changed = (input: HTMLInputElement) => {
    const { form } = input
    if (form === null) return
    const isPhone = input.name === 'countryCode' || input.name === 'phoneNumber'
    for (const name of isPhone ? phoneFields : [input.name]) {
      if (!isGuestField(name) || errors[name] === undefined) continue
      const error = errorOf(form, name)
      setFieldError(name, error && words(error))
    }
  }
  return {
    onFocus: () => void rules.load(),
    onBlur: (event: FocusEvent<HTMLFormElement>) => void left(event.target as unknown as HTMLInputElement),
    onInput: (event: SyntheticEvent<HTMLFormElement>) => changed(event.target as unknown as HTMLInputElement),
  }
}

const guestFields = ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber', 'specialRequests'] as const

/** One field on the page. */
const phoneFields = ['countryCode', 'phoneNumber']

const isGuestField = (name: string): name is keyof GuestInput => guestFields.some((field) => field === name)

function errorsOf(data: FormData, readPhone: ReadPhone): GuestFieldError[] {
  const guest = Object.fromEntries(guestFields.map((field) => [field, formText(data, field)]))
  const checked = checkGuest(guest as unknown as GuestInput, readPhone)
  return checked.ok ? [] : checked.fields
}
