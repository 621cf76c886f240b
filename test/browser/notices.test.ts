import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { localePath, type Words } from '#domain/locale.ts'
import { addItem } from '#server/cart/add-item.ts'
import { readConfiguration } from '#server/kernel/configuration.ts'
import type { Context } from '#server/kernel/context.ts'
import { oneRow, type Db } from '#server/kernel/database.ts'
import { openLog } from '#server/kernel/logs.ts'
import { openConfiguredDatabase } from '#server/kernel/open-configured-database.ts'
import { expectResponsive, useBrowser } from '#test/support/browser.ts'
import { createVisitor } from '#test/support/fixtures.ts'
import { firstIfShort, isShort, testInFull } from '#test/support/in-full.ts'
import { pageErrors } from '#test/support/page-errors.ts'
import { payButton, words } from '#test/support/journey.ts'
import { journeyLanguages } from '#test/support/languages.ts'
import { openPage, untilIdle } from '#test/support/open-page.ts'
import { freePort } from '#scripts/free-port.mjs'
import { endProcess, startProcess } from '#test/support/start-process.ts'

const browser = useBrowser()
const CART = 'rihla_cart'

interface Choice {
  optionId: number
  departureId: number
  units: Record<string, number>
  title: Words
  city: Words
}

let folder: string
let origin: string
let server: ChildProcess | undefined
let goes: Choice
let stays: Choice
let costsMore: Choice

/** The cart items of each notice, by what happens to them. */
const chosen = {
  all_unavailable: () => ({ gone: [goes], changed: [], kept: [] }),
  some_unavailable: () => ({ gone: [goes], changed: [], kept: [stays] }),
  some_changed: () => ({ gone: [], changed: [costsMore], kept: [stays] }),
  unavailable_and_changed: () => ({ gone: [goes], changed: [costsMore], kept: [] }),
} satisfies Record<string, () => { gone: Choice[]; changed: Choice[]; kept: Choice[] }>
type NoticeName = keyof typeof chosen
const notices = Object.keys(chosen) as NoticeName[]
const carts = new Map<string, string>()

/** An adult, or a boat, on an available departure ten days ahead. */
const choiceOf = (db: Db, product: string) =>
  oneRow<Choice>(db, {
    name: 'test.choice',
    text: `select o.id as "optionId", d.id as "departureId", jsonb_build_object(u.id::text, 1) as units, p.title,
        jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en) as city
      from product p join city c on c.id = p.city_id join option o on o.product_id = p.id join unit u on u.option_id = o.id and u.kind in ('adult', 'item')
        join departure d on d.option_id = o.id
      where p.code = $1 and d.local_date > current_date + 9 and d.capacity - d.held - d.sold >= 1 order by d.starts_at, d.id limit 1`,
    values: [product],
  })

/** Returns the cookie of a new cart with these choices. */
async function fill(context: Context, choices: Choice[]): Promise<string> {
  const visitor = await createVisitor(context.db)
  for (const { optionId, departureId, units } of choices) {
    const item = { optionId, departureId, units, duration: 1, extras: {}, pickupPointId: null }
    visitor.cartToken = (await addItem(context, { visitor, ...item })).cartToken
  }
  return visitor.cartToken ?? ''
}

// Fill all carts first. Then sell out one departure and raise one price, before the visitors check out.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-notices-'))
  cpSync(inject('seededDirectory'), folder, { recursive: true })
  const configuration = readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder })
  const log = openLog('silent')
  const { db, close } = await openConfiguredDatabase(configuration, log)
  const context = { db, configuration, log }
  goes = await choiceOf(db, 'bahrain-fort')
  stays = await choiceOf(db, 'al-areen-morning')
  costsMore = await choiceOf(db, 'pearl-boat')
  for (const locale of journeyLanguages) {
    for (const notice of notices) {
      const { gone, changed, kept } = chosen[notice]()
      carts.set(`${locale} ${notice}`, await fill(context, [...gone, ...changed, ...kept]))
    }
    carts.set(`${locale} waiting`, await fill(context, [goes, stays]))
  }
  await db.rows({
    name: 'test.sell',
    text: 'update departure set sold = capacity - held where id = $1',
    values: [goes.departureId],
  })
  await db.rows({
    name: 'test.raise',
    text: 'update unit set price_minor = price_minor + 1000, original_minor = null where option_id = $1',
    values: [costsMore.optionId],
  })
  await close()
  const port = await freePort()
  origin = `http://localhost:${port}`
  const settings = { DATA_DIR: folder, WHATSAPP_TOKEN: 'a'.repeat(20), WHATSAPP_PHONE_ID: '12345' }
  server = await startProcess(port, settings)
})
afterAll(async () => {
  if (server) await endProcess(server, 'SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

describe.each(journeyLanguages)('a visitor in %s', (locale) => {
  const w = words[locale]
  const noticeOn = (page: Page, name: NoticeName) =>
    page.locator('main [role=alert]').filter({ hasText: w.cart.notices[name] })

  test.each(firstIfShort(notices, 2))('sees on checkout and cart what changed in the cart: %s', async (name) => {
    const { gone, changed, kept } = chosen[name]()
    const { page, problems } = await browser.visit({ locale, baseURL: origin })
    await page.context().addCookies([{ name: CART, value: carts.get(`${locale} ${name}`) ?? '', url: origin }])
    for (const path of ['/cart', '/checkout']) {
      await openPage(page, localePath(locale, path))
      const notice = noticeOn(page, name)
      await notice.waitFor()
      const named = await notice.getByRole('listitem').allInnerTexts()
      expect(named).toHaveLength(gone.length + changed.length)
      for (const { title } of [...gone, ...changed]) expect(named.join()).toContain(title[locale])
      for (const { title } of kept) expect(named.join()).not.toContain(title[locale])
      const similar = notice.getByRole('link', { name: w.cart.exploreSimilar })
      expect(await similar.count()).toBe(gone.length)
      // The old price is struck through.
      expect(await notice.locator('s').count()).toBe(changed.length)
      // The other notices look like this one.
      if (!isShort || name === 'unavailable_and_changed') await expectResponsive(page)
    }

    const notice = noticeOn(page, name)
    const [first] = gone
    if (first) {
      const href = await notice.getByRole('link', { name: w.cart.exploreSimilar }).getAttribute('href')
      const path = localePath(locale, `/things-to-do-in-${first.city[locale]}`)
      expect(decodeURI(href ?? '')).toBe(path)
    }
    const confirm = payButton(page)
    expect(await confirm.isDisabled()).toBe(true)
    const isOver = name === 'all_unavailable'
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/^\/api\/(?:site|cart|checkout)/.test(pathname)) requests.push(`${request.method()} ${pathname}`)
    })
    await notice.getByRole('button', { name: isOver ? w.cart.emptyIt : w.cart.accept }).click()
    if (isOver) await page.getByRole('heading', { name: w.checkout.empty }).waitFor()
    else {
      await notice.waitFor({ state: 'detached' })
      expect(await confirm.isEnabled()).toBe(true)
      const summary = await page.getByRole('region', { name: w.checkout.summary }).innerText()
      for (const { title } of gone) expect(summary).not.toContain(title[locale])
      for (const { title } of [...changed, ...kept]) expect(summary).toContain(title[locale])
    }
    // The answer of accepting is all that the page needs.
    await untilIdle(page)
    expect(requests).toEqual(['POST /api/checkout/accept-changes'])
    expect(pageErrors(problems)).toEqual([])
  })

  testInFull('looks at similar activities, returns, and finds the checkout form as it was left', async () => {
    const { page } = await browser.visit({ locale, baseURL: origin })
    await page.context().addCookies([{ name: CART, value: carts.get(`${locale} waiting`) ?? '', url: origin }])
    await openPage(page, localePath(locale, '/checkout'))
    await page.fill('#firstName', 'نورة')
    await page.check('[name=alsoByWhatsapp]')
    await noticeOn(page, 'some_unavailable').getByRole('link', { name: w.cart.exploreSimilar }).click()
    await page.waitForURL(/\/things-to-do-in-/)
    await page.goBack()
    await noticeOn(page, 'some_unavailable').waitFor()
    await expect.poll(() => page.locator('#firstName').inputValue()).toBe('نورة')
    expect(await page.locator('[name=alsoByWhatsapp]').isChecked()).toBe(true)
  })
})
