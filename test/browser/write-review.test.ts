import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { localePath, type Locale } from '#domain/locale.ts'
import arRefusals from '#messages/ar/refusals.json' with { type: 'json' }
import ar from '#messages/ar/reviews.json' with { type: 'json' }
import enRefusals from '#messages/en/refusals.json' with { type: 'json' }
import en from '#messages/en/reviews.json' with { type: 'json' }
import { placeOrder } from '#server/booking/checkout/place-order.ts'
import { orderAccessToken } from '#server/booking/orders/order-access-token.ts'
import { providersOf } from '#server/booking/providers/providers.ts'
import { sandboxProvider } from '#server/booking/providers/sandbox.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { directoryStorage } from '#server/media/directory-storage.ts'
import { expectResponsive, useBrowser } from '#test/support/browser.ts'
import { checkoutOf, pay, visitorWith } from '#test/support/buyer.ts'
import { createDeparture } from '#test/support/fixtures.ts'
import { testInFull } from '#test/support/in-full.ts'
import { confirm, decide, expectOutcome, fillGuest, fort, guest, openCheckout, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'
import { submitTwice } from '#test/support/submit-twice.ts'

const browser = useBrowser({ pictures: true })
const reviews = { ar, en }
const refusals = { ar: arRefusals.reviews, en: enRefusals.reviews }
const token = 'layla-has-a-token-of-some-length-1'
const said = {
  ar: { title: 'مشي هادئ على السور', body: 'عالِم آثار صبور أجاب عن كل سؤال، وعدنا مع الغروب.', type: 'family' },
  en: { title: 'A slow walk on the wall', body: 'A patient archaeologist who answered everything.', type: 'friends' },
} as const

let folder: string
let origin: string
let server: ChildProcess | undefined
/** The guests' links to their orders, whose activity was yesterday. */
const links = new Map<Locale, string>()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-review-'))
  cpSync(inject('seededDirectory'), folder, { recursive: true })
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder })
  const log = openLog('silent')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const providers = providersOf(sandboxProvider(db, configuration), [])
  const context = { db, configuration, log, storage: directoryStorage(join(folder, 'storage')), providers }
  for (const locale of journeyLanguages) {
    const departure = await createDeparture(db, { option: 'bahrain-fort/sunset', capacity: 10 })
    const details = { ...guest[locale], locale, email: `reviews.${locale}@example.com` }
    const order = { ...(await checkoutOf(context, await visitorWith(context, departure, 2))), ...details }
    const { reference } = await placeOrder(context, order)
    await pay(context, reference)
    links.set(
      locale,
      `${localePath(locale, `/invoices/${reference}`)}?key=${orderAccessToken(configuration, reference)}`,
    )
  }
  await db.rows({
    name: 'test.yesterday',
    text: `update order_item set starts_at = rihla_now() - interval '1 day', ends_at = rihla_now() - interval '22 hours'`,
  })
  await close()
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startProcess(port, { DATA_DIR: folder, STAFF_TOKENS: `layla:${token}` })
})
afterAll(async () => {
  if (server) await endProcess(server, 'SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const photograph = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

/** A photo of several megabytes as a phone held upright stores it: rotated, with its orientation in EXIF. */
async function heavyPhotograph() {
  const grain = await sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      background: 'tan',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  const buffer = await sharp(grain)
    .resize(4000, 3000)
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer }
}

const staff = async (method: string, path: string) => {
  const answer = await fetch(`${origin}/api/staff/reviews${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()) as { reviews: { id: number; title: string }[] }
}

testInFull.each(journeyLanguages)('a buyer in %s cannot review before the activity', async (locale) => {
  const w = words[locale]
  const { page } = await browser.visit({ locale })
  await openCheckout(page, locale)
  await fillGuest(page, locale, `too.early.${locale}@example.com`)
  await confirm(page, locale)
  await decide(page, 'approve')
  await expectOutcome(page, locale, 'booked')
  await page.getByRole('link', { name: w.checkout.outcomes.seeTickets }).click()
  await page.waitForURL(/\/invoices\/RH-/)
  await page.getByText(w.orders.statuses.confirmed, { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: reviews[locale].open }).count()).toBe(0)
})

describe('after the activity', () => {
  testInFull('a large photo is shrunk and rotated upright before the upload', async () => {
    const { page } = await browser.visit({ locale: 'ar', baseURL: origin })
    await openPage(page, links.get('ar') ?? '')
    await page.getByRole('button', { name: reviews.ar.open }).click()
    const photos = page.locator('dialog[open] fieldset', { hasText: reviews.ar.photos.label })
    const heavy = await heavyPhotograph()
    expect(heavy.buffer.length).toBeGreaterThan(3_000_000)
    const [sent] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/review/photos')),
      photos.locator('input[type=file]').setInputFiles(heavy),
    ])
    expect(sent.status()).toBeLessThan(300)
    const length = Number(await sent.request().headerValue('content-length'))
    expect(length).toBeGreaterThan(50_000)
    expect(length).toBeLessThan(1_500_000)
    const stored = (await sent.json()) as { picture: { width: number; height: number } }
    expect(stored.picture).toMatchObject({ width: 1800, height: 2400 })
    await photos.locator('img').waitFor()
  })

  test.each(journeyLanguages)(
    'a buyer in %s writes a review, and it is public once staff have published it',
    async (locale) => {
      const r = reviews[locale]
      const { page, problems } = await browser.visit({ locale, baseURL: origin })
      await openPage(page, links.get(locale) ?? '')
      await page.getByRole('link', { name: words[locale].orders.bookAgain }).waitFor()
      // After the activity its review comes before the files of the ticket.
      const acts = await page.getByRole('article').locator('a[download], button:has(.lucide-star)').allInnerTexts()
      expect(acts.map((name) => name.trim())).toEqual([r.open, words[locale].orders.ticket])
      await page.getByRole('button', { name: r.open }).click()
      const dialog = page.locator('dialog[open]')
      await dialog.locator('form').waitFor()
      // The back button closes the form and stays on the page.
      await page.goBack()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: r.open }).click()
      await dialog.locator('form').waitFor()
      const send = dialog.getByRole('button', { name: r.send })
      expect(await submitTwice(page, dialog.locator('form'))).toEqual([expect.stringMatching(/^POST .*\/review$/)])
      await dialog.getByText(r.errors.rating).waitFor()
      expect(await dialog.locator('[aria-invalid=true]').count()).toBe(4)
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('rating')
      await expectResponsive(page)

      await dialog.locator('[name=rating]').first().focus()
      for (let stars = 1; stars < 4; stars++) await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
      expect(await dialog.locator('[name=rating]:checked').getAttribute('value')).toBe('4')
      await dialog.getByText(r.ratings['4']).waitFor()
      expect(await dialog.getByText(r.errors.rating).count()).toBe(0)
      await dialog.locator('[name=title]').fill(said[locale].title)
      await dialog.locator('[name=body]').fill(said[locale].body)
      await dialog.locator('[name=travellerType]').selectOption(said[locale].type)
      await dialog.getByText(guest[locale].firstName, { exact: true }).waitFor()

      const photos = dialog.locator('fieldset', { hasText: r.photos.label })
      const choice = photos.locator('input[type=file]')
      const [sand, sea, sky] = [await photograph('sand.jpg', 'tan'), await photograph('sea.jpg', 'teal'), await photograph('sky.jpg', 'navy')] // prettier-ignore
      await choice.setInputFiles([
        sand,
        { name: 'drawing.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
        { name: 'film.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(15 * 1024 * 1024 + 1) },
        sea,
        sky,
        ...[1, 2].map((number) => ({ ...sand, name: `more-${number}.jpg` })),
      ])
      const alert = photos.getByRole('alert')
      for (const said of [
        `drawing.jpg: ${refusals[locale].photo_unreadable}`,
        `film.jpg: ${r.photos.tooLarge}`,
        `more-2.jpg: ${r.photos.tooMany}`,
      ])
        await alert.getByText(said).waitFor()
      await expect.poll(() => photos.locator('img').count()).toBe(4)
      await expectResponsive(page)
      for (let left = 3; left > 1; left--) {
        await photos.getByRole('button').first().press('Enter')
        await expect.poll(() => photos.locator('img').count()).toBe(left)
        // The pressed button is gone: the focus moves to the field.
        await expect.poll(() => choice.evaluate((input) => input === document.activeElement)).toBe(true)
      }
      await send.click()
      await dialog.getByText(r.status.waiting).waitFor()
      expect(await dialog.locator('article img:not([aria-hidden])').count()).toBe(2)
      await expectResponsive(page)

      const waiting = (await staff('GET', '')).reviews.find(({ title }) => title === said[locale].title)
      await staff('POST', `/${waiting?.id}/publish`)
      await dialog.getByRole('button', { name: r.close, exact: true }).last().click()
      await page.getByRole('button', { name: r.open }).click()
      await dialog.getByText(r.status.published).waitFor()

      // Public responses are cached for ten seconds.
      await expect
        .poll(
          async () => {
            await page.goto(localePath(locale, fort[locale].path))
            return page.locator('#reviews article', { hasText: said[locale].title }).count()
          },
          { interval: 2000 },
        )
        .toBe(1)
      const shown = page.locator('#reviews article', { hasText: said[locale].title }).locator('img:not([aria-hidden])')
      expect(await shown.count()).toBe(2)
      await shown.first().scrollIntoViewIfNeeded()
      await expect
        .poll(() => shown.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      // The empty form was refused with 422.
      expect(problems.filter((problem) => !problem.includes('422'))).toEqual([])
    },
  )
})
