import { isEmail } from '#domain/email.ts'
import { nameError, tidyName } from '#domain/guest-fields.ts'
import { tidyLine } from '#domain/invisible.ts'
import { isCommonPassword } from './is-common-password.ts'

const MIN_PASSWORD = 8
const LONGEST = 254

export interface FieldError {
  field: string
  code: 'required' | 'format' | 'too_long' | 'letters' | 'password_too_short' | 'password_common' | 'passwords_differ'
}

/**
 * The errors of an account form, at most one per field. Passwords may contain any characters; their length is counted
 * in code points. A new password (one with a confirmation) must not be a common one.
 */
export function checkFields(input: Partial<Record<string, string>>): FieldError[] {
  const errors: FieldError[] = []
  const isChosen = input['confirmPassword'] !== undefined
  for (const [field, value = ''] of Object.entries(input)) {
    if (field === 'firstName' || field === 'lastName') {
      const code = nameError(tidyName(value), LONGEST)
      if (code) errors.push({ field, code })
      continue
    }
    const isPassword = field === 'password' || field === 'confirmPassword'
    if ((isPassword ? value : value.trim()) === '') errors.push({ field, code: 'required' })
    else if (!isPassword && value.trim().length > LONGEST) errors.push({ field, code: 'too_long' })
    else if (field === 'email' && !isEmail(tidyLine(value))) errors.push({ field, code: 'format' })
    else if (field === 'password' && isChosen && Array.from(value).length < MIN_PASSWORD)
      errors.push({ field, code: 'password_too_short' })
    else if (field === 'password' && isChosen && isCommonPassword(value))
      errors.push({ field, code: 'password_common' })
    else if (field === 'confirmPassword' && value !== input['password'])
      errors.push({ field, code: 'passwords_differ' })
  }
  return errors
}
