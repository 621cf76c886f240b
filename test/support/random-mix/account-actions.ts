import { randomUUID } from 'node:crypto'
import { ask, noteOrder, startOver, type Walker } from './person.ts'
import type { Action } from './visitor-actions.ts'
import type { KnownQuote } from './fixtures.ts'

/** Actions on accounts and quotes. */
export const accountActions = (seed: number): Action[] => [
  { name: 'sign up', weight: 3, run: signUp },
  { name: 'sign in', weight: 4, run: signIn },
  { name: 'sign out', weight: 2, run: (walker) => ask(walker, 'POST', '/api/account/sign-out') },
  { name: 'delete the account', weight: 2, run: deleteAccount },
  { name: 'start over as another person', weight: 4, run: async ({ person }) => startOver(person, seed) },
  { name: 'request a quote', weight: 3, run: requestQuote },
  { name: 'accept a quote', weight: 6, run: acceptQuote },
  { name: 'decline a quote', weight: 1, run: declineQuote },
]

/** Reads the link from the mail that was sent. */
async function signUp(walker: Walker): Promise<void> {
  const { fixtures, person } = walker
  if (person.hasAccount) return
  const { email, password, name } = person
  const wish = { firstName: 'Sara', lastName: name, email, password, confirmPassword: password }
  if ((await ask(walker, 'POST', '/api/account/sign-up', wish)).status !== 200) return
  for (let tries = 0; tries < 20; tries++) {
    const [mail] = await fixtures.db.rows<{ token: string | null }>({
      name: 'mix.mailed_link',
      text: `select substring(m.body from '/auth/confirm\\?token=([^\\s]+)') as token from mailbox_message m
        where m.recipient = $1 and m.body like '%/auth/confirm?token=%' order by m.id desc limit 1`,
      values: [email],
    })
    if (mail?.token) {
      const entered = await ask(walker, 'POST', '/api/account/link', {
        token: decodeURIComponent(mail.token),
        password,
      })
      if (entered.status === 200 && person.email === email) person.hasAccount = true
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

async function signIn(walker: Walker): Promise<void> {
  const { email, password, hasAccount } = walker.person
  if (hasAccount) await ask(walker, 'POST', '/api/account/sign-in', { email, password })
}

async function deleteAccount(walker: Walker): Promise<void> {
  const { fixtures, person, random } = walker
  const { email, password } = person
  if (!person.hasAccount) return
  await signIn(walker)
  fixtures.deleted.add(email.toLowerCase())
  const gone = await ask(walker, 'POST', '/api/account/delete', { password })
  if (gone.status === 200 && person.email === email) person.hasAccount = false
  // Afterwards a new person, or the same person as a guest with the same address.
  if (random.chance(0.3)) person.jar = new Map()
}

async function requestQuote(walker: Walker): Promise<void> {
  const { fixtures, person } = walker
  const requested = await ask(
    walker,
    'POST',
    '/api/quotes',
    {
      productId: fixtures.quotableProduct,
      wishedDate: '',
      isFlexible: true,
      travellers: 6,
      budget: '',
      message: 'Twelve students of architecture.',
      firstName: 'Sara',
      lastName: person.name,
      email: person.email,
      countryCode: 'SA',
      phoneNumber: '0501234567',
    },
    { 'idempotency-key': randomUUID() },
  )
  if (requested.status !== 200) return
  const quote = { reference: String(requested.body['reference']), key: String(requested.body['key']) }
  fixtures.quotes.push(quote)
  person.quotes.push(quote)
}

const recent = ({ random, fixtures, person }: Walker): KnownQuote | undefined =>
  random.pick((random.chance(0.5) ? person.quotes : fixtures.quotes).slice(-8))

async function acceptQuote(walker: Walker): Promise<void> {
  const { random } = walker
  const quote = recent(walker)
  if (!quote) return
  const key = `key=${encodeURIComponent(quote.key)}`
  const { body } = await ask(walker, 'GET', `/api/quotes/${quote.reference}?${key}`)
  const open = body['quote'] as { number: number } | null | undefined
  if (!open) return
  const accept = () =>
    ask(walker, 'POST', `/api/quotes/${quote.reference}/accept?${key}`, {
      quoteNumber: open.number,
      method: random.chance(0.7) ? 'card' : 'bank_transfer',
      acceptsTerms: true,
    })
  const answers = random.chance(0.2) ? await Promise.all([accept(), accept()]) : [await accept()]
  const order = answers.map((answer) => noteOrder(walker, answer)).find((known) => known !== null)
  if (order?.page && random.chance(0.7))
    await ask(walker, 'POST', order.page, new URLSearchParams({ decision: random.chance(0.7) ? 'approve' : 'decline' }))
}

async function declineQuote(walker: Walker): Promise<void> {
  const quote = recent(walker)
  if (quote) await ask(walker, 'POST', `/api/quotes/${quote.reference}/turn-down?key=${encodeURIComponent(quote.key)}`)
}
