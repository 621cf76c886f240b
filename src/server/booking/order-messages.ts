/** SQL of the mails about an order, from rows with its columns; `alias` of the table, with its dot. */
export const mailAboutOrder = (alias: '' | 'o.' | 'ready.' = '') => ({
  fact: `${alias}reference`,
  recipient: `${alias}email`,
  language: `${alias}language`,
  payload: `jsonb_build_object('reference', ${alias}reference)`,
})

/** The same for messages that are copied to WhatsApp. */
export const aboutOrder = (alias: '' | 'o.' | 'ready.' = '') => ({
  ...mailAboutOrder(alias),
  copy: { phone: `${alias}phone`, wish: `${alias}whatsapp` },
})
