import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import { freshEmail } from '#test/support/account-journey.ts'
import { expectAccessible, phone, useBrowser } from '#test/support/browser.ts'
import { testInFull } from '#test/support/in-full.ts'
import {
  consoleWords,
  signInOwner,
  signInToConsole as signIn,
  submitCode,
  visitAsOwner,
} from '#test/support/console-sign-in.ts'
import { beforeSum } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'

const browser = useBrowser()

const words = consoleWords
const PASSWORD = 'a long enough password'

/** The address of the latest invitation mailed to `email`. */
async function invitationLink(page: Page, email: string): Promise<string> {
  for (;;) {
    const list = await (await page.request.get('/mailbox')).text()
    for (const [, id = ''] of list.matchAll(/\/mailbox\/(\d+)"/g)) {
      const read = async (path: string) => (await page.request.get(`/mailbox/${id}${path}`)).text()
      const [, link] = /href="https?:\/\/[^/"]+(\/console\/invitation#[\w-]+)"/.exec(await read('/html')) ?? []
      if (link !== undefined && (await read('')).includes(email)) return link
    }
    await page.waitForTimeout(500)
  }
}

describe.each(journeyLanguages)('the console in %s', (locale) => {
  const t = words[locale]

  test('an owner invites a person, who accepts with an authenticator app, signs in and ends the first session', async () => {
    const { page: owner, problems } = await browser.visit({ locale })
    await owner.goto('/console')
    await owner.getByRole('heading', { name: t.signIn.title }).waitFor()
    await expectAccessible(owner)
    await signInOwner(owner, locale)
    await owner.getByRole('link', { name: t.nav.staff }).first().click()
    await owner.getByRole('heading', { name: t.staff.title, level: 1 }).waitFor()
    await owner.getByText('guide@rihla.example').waitFor()
    expect(await owner.title()).toBe(`${t.staff.title} · ${t.title}`)
    await expectAccessible(owner)

    const email = freshEmail('staff')
    await owner.getByRole('button', { name: t.staff.invite }).click()
    await owner.fill('dialog [name=email]', email)
    await owner.fill('dialog [name=name]', 'Nora Salem')
    await owner.selectOption('dialog [name=role]', 'support')
    await owner.selectOption('dialog [name=language]', locale)
    await expectAccessible(owner)
    await owner.getByRole('button', { name: t.staff.send }).click()
    await owner.getByText(email).waitFor()

    const { page, problems: others } = await browser.visit({ locale, ...phone })
    await page.goto(await invitationLink(page, email))
    await page.fill('[name=password]', PASSWORD)
    await page.fill('[name=confirmPassword]', PASSWORD)
    await page.locator('button[type=submit]').click()
    const secret = (await page.locator('[data-secret]').getAttribute('data-secret')) ?? ''
    await expectAccessible(page)
    await submitCode(page, { email, secret })
    await page.getByRole('heading', { name: t.invitation.codesTitle }).waitFor()
    expect(await page.locator('ol li').count()).toBe(10)
    await page.getByRole('button', { name: t.invitation.done }).click()
    await page.getByRole('heading', { name: t.today.title, level: 1 }).waitFor()
    // Support manages no people: the frame has no such section.
    expect(await page.getByRole('link', { name: t.nav.staff }).count()).toBe(0)
    await expectAccessible(page)

    const { page: second } = await browser.visit({ locale })
    await second.goto('/console/me')
    await signIn(second, { email, password: PASSWORD, secret })
    await second.getByText(t.me.thisDevice).waitFor()
    await second.getByLabel(t.me.notice.request).uncheck()
    await second.getByRole('button', { name: t.me.saveNotices }).click()
    await second.getByText(t.me.saved).waitFor()
    await second.reload()
    await second.getByText(t.me.thisDevice).waitFor()
    expect(await second.getByLabel(t.me.notice.request).isChecked()).toBe(false)
    expect(await second.getByLabel(t.me.notice.booking).isChecked()).toBe(true)
    await expectAccessible(second)
    await second.getByRole('button', { name: new RegExp(`^${t.me.end}:`) }).click()
    await second.getByText(t.me.ended).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: t.signIn.title }).waitFor()

    await owner.getByRole('link', { name: t.nav.audit }).first().click()
    // Not by text alone: the filter has an option of the same words.
    await owner.locator('td', { hasText: t.audit.actions.session.ended }).first().waitFor()
    await owner.locator('dd', { hasText: t.audit.values.factor.totp }).first().waitFor()
    await expectAccessible(owner)
    expect([...problems, ...others].filter((one) => !one.includes('401'))).toEqual([])
  })

  testInFull('the desk moves a booking to another date, and displays how the difference is settled', async () => {
    const { page, problems } = await visitAsOwner(browser, locale, { viewport: { width: 1280, height: 900 } })
    await page.goto('/console/orders?state=confirmed&money=paid')
    // Each language moves a booking of its own.
    await page
      .locator('tbody tr a')
      .nth(locale === 'ar' ? 1 : 2)
      .click()
    const open = page.getByRole('button', { name: new RegExp(`^${t.orders.acts.rebook}:`) }).first()
    await open.click()
    const dialog = page.locator('dialog[open]')
    const dates = dialog.getByRole('radio')
    await dates.last().waitFor()
    await expectAccessible(page)
    await dates.last().check()
    const waive = dialog.getByRole('radio', { name: beforeSum(t.orders.dialog.rebookWaive) })
    if ((await waive.count()) > 0) {
      expect(await dialog.getByRole('button', { name: t.orders.dialog.rebookSubmit }).count()).toBe(0)
      await waive.check()
    }
    const chosen = await dialog.locator('label:has(input[name=departure]:checked)').innerText()
    await page.setViewportSize(phone.viewport)
    await page.evaluate(() => document.documentElement.classList.add('dark'))
    await expectAccessible(page)
    await dialog.locator('[name=reason]').fill(locale === 'ar' ? 'الرياح قوية' : 'Strong wind')
    await dialog.getByRole('button', { name: t.orders.dialog.rebookSubmit }).click()
    await page.getByText(t.orders.dialog.rebooked).waitFor()
    await page.getByText(t.orders.events.rebooked_by_staff).first().waitFor()
    await page
      .locator('article li', { hasText: chosen.split('\n')[0] ?? '' })
      .first()
      .waitFor()
    expect(problems).toEqual([])
  })

  testInFull('a passkey added in the account signs in, on a phone', async () => {
    const { page, problems } = await browser.visit({ locale, ...phone })
    // The virtual authenticator would answer the browser's autofill at once.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    const session = await page.context().newCDPSession(page)
    await session.send('WebAuthn.enable')
    await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/console/me')
    const email = { ar: 'support@rihla.example', en: 'finance@rihla.example' }[locale]
    await signIn(page, { email, password: DEMO_PASSWORD, secret: DEMO_TOTP })
    await page.getByRole('button', { name: t.me.addPasskey }).click()
    await page.fill('dialog[open] [name=name]', 'Phone')
    await page.locator('dialog[open] button[type=submit]').click()
    await page.getByRole('button', { name: `${t.me.remove}: Phone` }).waitFor()
    await page.getByRole('button', { name: t.nav.signOut }).click()
    await page.getByRole('button', { name: t.signIn.passkey }).click()
    await page.getByRole('button', { name: `${t.me.remove}: Phone` }).waitFor()
    expect(problems.filter((one) => !one.includes('401'))).toEqual([])
  })
})

test('the console is at the marketplace’s own host only, and is not indexed or framed', async () => {
  const { page } = await browser.visit({ locale: 'en' })
  const own = await page.request.get('/console/staff')
  expect(own.status()).toBe(200)
  expect(own.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
  expect(own.headers()['content-security-policy']).toContain("script-src 'self'; style-src 'self' 'nonce-")
  expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
  // In the Host header only, so that `*.localhost` need not resolve.
  const host = `pearl.localhost:${new URL(own.url()).port}`
  expect((await page.request.get('/console/staff', { headers: { host } })).status()).toBe(404)
  expect((await page.request.get('/console/assets/old.js')).status()).toBe(404)
})
