import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findSessionUser } from '#server/accounts/find-session-user.ts'
import { signOut } from '#server/accounts/sign-out.ts'
import { newAccount } from '#test/support/account.ts'
import { buildFrontApp } from '#test/support/build-front-app.ts'
import { builtPages } from '#test/support/built-pages.ts'
import { uniqueEmail, visitorWith, visitorWithAll } from '#test/support/buyer.ts'
import { createDeparture, createVisitor, useFixtures } from '#test/support/fixtures.ts'

// Visitors whose page is the same are sent the same rendered page (docs/decisions/0009).

const fixtures = useFixtures()
const createWalk = () => createDeparture(fixtures.context.db, { option: 'bahrain-fort/sunset', capacity: 20 })

let rendered: number
let read: (cookie?: string) => Promise<{ body: string; cacheControl: string | null }>
beforeEach(async () => {
  const pages = await builtPages()
  rendered = 0
  const counted: typeof pages = {
    fetch: (request, options) => {
      rendered += 1
      return pages.fetch(request, options)
    },
  }
  const app = await buildFrontApp(fixtures.context, counted, onTestFinished)
  const host = 'localhost:3000'
  read = async (cookie = '') => {
    const answer = await app.request(`http://${host}/en/about`, { headers: { host, cookie } })
    return { body: await answer.text(), cacheControl: answer.headers.get('cache-control') }
  }
})

describe('visitors with a cart', () => {
  test('share a page with those who have as many things in theirs, and with nobody else', async () => {
    const { context } = fixtures
    const walks = [await createWalk(), await createWalk()] as const
    const [one, alsoOne, two] = await Promise.all([
      visitorWith(context, walks[0], 2),
      visitorWith(context, walks[1], 1),
      visitorWithAll(context, walks),
    ])
    const first = await read(`rihla_cart=${one.cartToken}`)
    const second = await read(`rihla_cart=${alsoOne.cartToken}`)
    const third = await read(`rihla_cart=${two.cartToken}`)
    const nobody = await read()
    expect(rendered).toBe(3)
    expect(first.body).toContain('One item in the cart')
    expect(second).toEqual(first)
    expect(third.body).toContain('2 items in the cart')
    expect(nobody.body).toContain('The cart is empty')
    // In nginx's cache, and any other between, only the page of those without a cart.
    expect(first.cacheControl).toBe('private, no-cache')
    expect(nobody.cacheControl).toContain('public')
    // A token that is none of ours is an empty cart.
    expect((await read(`rihla_cart=${'x'.repeat(43)}`)).body).toBe(nobody.body)
    expect(rendered).toBe(3)
  })
})

describe('people who are signed in', () => {
  test('share a page that names none of them, until their session ends', async () => {
    const { context } = fixtures
    const person = async (firstName: string) => {
      const visitor = await createVisitor(context.db)
      const email = uniqueEmail()
      const { token } = await newAccount(context, { visitor, email, password: 'a lighthouse in the fog', firstName })
      return { email, session: `rihla_session=${token}`, token }
    }
    const [first, second] = [await person('Zulaikha'), await person('Ghassan')]
    const page = await read(first.session)
    expect(await read(second.session)).toEqual(page)
    expect(rendered).toBe(1)
    expect(page.body).toContain('Sign out')
    for (const own of ['Zulaikha', 'Ghassan', first.email, second.email]) expect(page.body).not.toContain(own)
    expect(page.cacheControl).toBe('private, no-cache')

    // The account's cart, whatever the browser has.
    await visitorWith(context, await createWalk(), 1, await findSessionUser(context, first.token))
    const { cartToken } = await visitorWith(context, await createWalk(), 1)
    expect((await read(first.session)).body).toContain('One item in the cart')
    expect(await read(`${second.session}; rihla_cart=${cartToken}`)).toEqual(page)
    expect(rendered).toBe(2)

    const nobody = await read()
    expect((await read(`rihla_session=${'s'.repeat(43)}`)).body).toBe(nobody.body)
    await signOut(context, { token: first.token })
    expect((await read(first.session)).body).toBe(nobody.body)
    expect(nobody.body).not.toContain('Sign out')
    expect(rendered).toBe(3)
  })
})
