import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP } from '#demo/staff.ts'
import type { Locale } from '#domain/locale.ts'
import ar from '#messages/ar/console.json' with { type: 'json' }
import en from '#messages/en/console.json' with { type: 'json' }
import type { TestBrowser, Visit } from './browser.ts'
import { siteOrigin } from './site-origin.ts'
import { codeOf } from './totp-code.ts'

export const consoleWords = { ar, en }

/** A demo person of each language. */
export const owners = { ar: 'owner@rihla.example', en: 'owner2@rihla.example' }

const PERIOD_MS = 30_000
const periodOf = (time: number) => Math.floor(time / PERIOD_MS)

/**
 * The period of each person's last code on each site. A code works once, also in another test file of the worker; that
 * of the next period is accepted, for fast clocks.
 */
const lastPeriods = new Map<string, number>()

/** A code that was not used. Waits for the next period if those of this one and the next were. */
export async function freshCode(email: string, secret: string): Promise<string> {
  const key = `${siteOrigin()} ${email}`
  const period = Math.max(periodOf(Date.now()), (lastPeriods.get(key) ?? 0) + 1)
  lastPeriods.set(key, period)
  await expect.poll(() => periodOf(Date.now()), { interval: 500 }).toBeGreaterThanOrEqual(period - 1)
  return codeOf(secret, period - periodOf(Date.now()))
}

/** Fills a form's code and submits it. */
export async function submitCode(page: Page, person: { email: string; secret: string }): Promise<void> {
  await page.fill('[name=code]', await freshCode(person.email, person.secret))
  await page.locator('button[type=submit]').click()
}

export async function signInToConsole(
  page: Page,
  person: { email: string; password: string; secret: string },
): Promise<void> {
  await page.fill('[name=email]', person.email)
  await page.fill('[name=password]', person.password)
  await page.locator('button[type=submit]').click()
  await submitCode(page, person)
}

/** Of the owners who have signed in, by site and language. */
const sessions = new Map<string, NonNullable<BrowserContextOptions['storageState']>>()

/** Signs the owner of a language in at the open console. */
export async function signInOwner(page: Page, locale: Locale): Promise<void> {
  await signInToConsole(page, { email: owners[locale], password: DEMO_PASSWORD, secret: DEMO_TOTP })
  await page.getByRole('heading', { name: consoleWords[locale].today.title, level: 1 }).waitFor()
  sessions.set(`${siteOrigin()} ${locale}`, await page.context().storageState())
}

/** Opens a window in which the owner of a language is signed in: with the session of an earlier test if there is one. */
export async function visitAsOwner(
  browser: TestBrowser,
  locale: Locale,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const storageState = sessions.get(`${siteOrigin()} ${locale}`)
  const visit = await browser.visit({ locale, ...options, ...(storageState === undefined ? {} : { storageState }) })
  if (storageState !== undefined) return visit
  await visit.page.goto('/console')
  await signInOwner(visit.page, locale)
  // The refused request for the person before the sign-in.
  visit.problems.length = 0
  return visit
}

/** Waits for `done`, and proves the owner's identity if the console demands it before. */
export const proveIfAsked = (page: Page, locale: Locale, done: Locator): Promise<void> =>
  proveAs(page, owners[locale], done)

/** The same for any person of the demo who has an authenticator app. */
export async function proveAs(page: Page, email: string, done: Locator): Promise<void> {
  const proof = page.locator('dialog[open] [name=proof]')
  await proof.or(done).first().waitFor()
  if ((await proof.count()) > 0) {
    await proof.fill(await freshCode(email, DEMO_TOTP))
    await proof.press('Enter')
  }
  await done.waitFor()
}

/** The problems of a page except the 403 of an act that requires a proof first, which browsers log as an error. */
export const errorsBesideProof = (problems: string[]): string[] =>
  problems.filter((problem) => !/status of 403 /.test(problem))
