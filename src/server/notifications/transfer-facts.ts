import type { Locale } from '#domain/locale.ts'
import { formatMoney } from '#domain/money.ts'
import { readTransfer } from '#server/booking/payments/read-transfer.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SiteOfRequest } from '#server/kernel/visitor.ts'
import { mailWords } from './mail-words.ts'

/**
 * Account and amount of a bank transfer as rows of a mail: the amount missing now, not when the message was written.
 */
export async function transferFacts(
  context: Context,
  input: { reference: string; site: Pick<SiteOfRequest, 'bankAccount'>; locale: Locale },
): Promise<[name: string, value: string][]> {
  const { site, locale } = input
  const t = mailWords(locale)
  const transfer = await readTransfer(context.db, input.reference)
  if (!transfer) return []
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: transfer.currency }, locale)
  const { receivedMinor } = transfer
  const account = site.bankAccount
  return [
    ...(receivedMinor > 0 ? [[t('transfer.received'), money(receivedMinor)] as [string, string]] : []),
    [t('transfer.amount'), money(Math.max(0, transfer.amountMinor - receivedMinor))],
    [t('transfer.reference'), transfer.reference],
    ...(account === null
      ? []
      : ([
          [t('transfer.holder'), account.holder[locale]],
          [t('transfer.bank'), account.bank[locale]],
          // In groups of four, which also break at the edge of a phone.
          [t('transfer.iban'), account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')],
          [t('transfer.bic'), account.bic],
        ] as [string, string][])),
  ]
}
