/** 'sara@example.com' → 's•••@': enough to recognise, too little to contact. */
export function maskEmail(email: string): string {
  const [first = ''] = email
  return first === '' ? '' : `${first}•••@`
}

/** '+966501234567' → '••67'. */
export function maskPhone(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return digits === '' ? '' : `••${digits.slice(-2)}`
}

/** 'Sara Al-Ali' → 'S•••'. */
export function maskName(name: string): string {
  const [first = ''] = name.trim()
  return first === '' ? '' : `${first}•••`
}
