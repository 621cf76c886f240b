type Alias = '' | 'o.' | 'ready.'

/**
 * SQL of the mails about an order, from rows with its columns; `alias` of the table, with its dot. The types are literal
 * so that the names of a message's parameters are known to kernel/named.ts.
 */
export const mailAboutOrder = (alias: Alias = '') =>
  ({
    fact: `${alias}reference`,
    recipient: `${alias}email`,
    language: `${alias}language`,
    payload: `jsonb_build_object('reference', ${alias}reference)`,
  }) as const

/** The same for messages that are copied to WhatsApp. */
export const aboutOrder = (alias: Alias = '') =>
  ({
    ...mailAboutOrder(alias),
    copy: { phone: `${alias}phone`, wish: `${alias}whatsapp` },
  }) as const

/** The copy to WhatsApp for the buyer of an order `o`, if they chose it. */
export const WHATSAPP_COPY = { phone: 'o.phone', wish: 'o.whatsapp' } as const
