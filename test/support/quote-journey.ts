import type { Locator, Page } from 'playwright-core'
import { localePath, type Locale } from '#domain/locale.ts'
import arActivity from '#messages/ar/activity.json' with { type: 'json' }
import arMail from '#messages/ar/mail.json' with { type: 'json' }
import ar from '#messages/ar/quotes.json' with { type: 'json' }
import enActivity from '#messages/en/activity.json' with { type: 'json' }
import enMail from '#messages/en/mail.json' with { type: 'json' }
import en from '#messages/en/quotes.json' with { type: 'json' }
import { guest } from './journey.ts'
import { openPage } from './open-page.ts'

export const quoteWords = {
  ar: { ...ar, ask: arActivity.requestQuote, mail: arMail.quotes },
  en: { ...en, ask: enActivity.requestQuote, mail: enMail.quotes },
}

/** An activity without fixed prices, in a currency for which the marketplace has no bank account. */
export const onRequest = {
  ar: '/things-to-do-in-المنامة/عمارة-المحرق-لمجموعتك',
  en: '/things-to-do-in-manama/muharraq-architecture-for-your-group',
}

/** The same in the currency of its bank account. */
export const onRequestByTransfer = {
  ar: '/things-to-do-in-الرياض/مائدة-نجدية-لمجموعتك',
  en: '/things-to-do-in-riyadh/a-najdi-table-for-your-group',
}

export const inDays = (days: number) => Temporal.Now.plainDateISO('UTC').add({ days }).toString()

/** Opens the quote form of the activity's page. */
export async function openQuoteForm(page: Page, locale: Locale, path = onRequest[locale]): Promise<Locator> {
  const { ask } = quoteWords[locale]
  await openPage(page, localePath(locale, path))
  await page.getByRole('button', { name: ask }).filter({ visible: true }).first().click()
  return page.getByRole('form', { name: ask }).filter({ visible: true })
}

export async function fillQuoteForm(form: Locator, locale: Locale, email: string): Promise<void> {
  const { fields } = quoteWords[locale]
  await form.getByLabel(fields.wishedDate).fill(inDays(30))
  await form.getByLabel(fields.message).fill('Twelve students of architecture.')
  await form.getByLabel(fields.firstName).fill(guest[locale].firstName)
  await form.getByLabel(fields.lastName).fill(guest[locale].lastName)
  await form.getByLabel(fields.email).fill(email)
  await form.getByRole('textbox', { name: fields.phoneNumber }).fill('+973 3600 1234')
}
