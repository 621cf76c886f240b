import { tidyLine } from './invisible.ts'

/** The pattern of zod's `z.email()`, for pages and server alike. */
const email = /^(?!\.)(?!.*\.\.)([A-Z0-9_'+\-.]*)[A-Z0-9_+-]@([A-Z0-9][A-Z0-9-]*\.)+[A-Z]{2,}$/i

export function isEmail(text: string): boolean {
  return email.test(text)
}

/** Mail providers whose names are mistyped. */
const providers = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.sa',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'msn.com',
  'hotmail.co.uk',
  'yahoo.co.uk',
]
/** Addresses that look like slips and are none. */
const others = ['email.com', 'mail.com', 'ymail.com', 'live.ca', 'msn.ca']
const endings: Record<string, string> = { con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com' }

/**
 * The address that was probably meant: 'nora@gmial.con' is 'nora@gmail.com'. Null if the domain looks right. What it
 * suggests looks right.
 */
export function suggestEmail(text: string): string | null {
  const typed = tidyLine(text)
  const [, local, domain] = /^(\S+)@(\S+\.\S+?)\.?$/.exec(typed)?.map((part) => part.toLowerCase()) ?? []
  if (local === undefined || domain === undefined) return null
  const meant = meantDomain(domain)
  return meant === domain ? null : `${typed.slice(0, typed.lastIndexOf('@'))}@${meant}`
}

function meantDomain(domain: string): string {
  if ([...providers, ...others].includes(domain)) return domain
  const provider =
    providers.find((known) => isOneSlip(domain, known)) ?? providers.find((known) => isSlipOfBoth(domain, known))
  if (provider !== undefined) return provider
  const dot = domain.lastIndexOf('.')
  const ending = endings[domain.slice(dot + 1)]
  return ending === undefined ? domain : meantDomain(`${domain.slice(0, dot)}.${ending}`)
}

/** Whether name and ending are each mistyped once. Short names are too much like others: 'lime.co' is not 'live.com'. */
function isSlipOfBoth(typed: string, meant: string): boolean {
  const [[typedName, typedEnding], [name, ending]] = [atFirstDot(typed), atFirstDot(meant)]
  const isOtherName = others.some((other) => atFirstDot(other)[0] === typedName)
  return name.length > 4 && !isOtherName && isOneSlip(typedName, name) && isOneSlip(typedEnding, ending)
}

function atFirstDot(domain: string): [string, string] {
  const dot = domain.indexOf('.')
  return [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** Whether one letter is missing, added, wrong, or exchanged with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let same = 0
  while (same < typed.length && typed[same] === meant[same]) same += 1
  const [a, b] = [typed.slice(same), meant.slice(same)]
  const isExchanged = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2)
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b || isExchanged
}
