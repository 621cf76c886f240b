/** SQL of the messages about an order, from rows with its columns; `alias` of the table, with its dot. */
export const aboutOrder = (alias: '' | 'o.' | 'ready.' = '') => ({
  fact: `${alias}reference`,
  recipient: `${alias}email`,
  language: `${alias}language`,
  payload: `jsonb_build_object('reference', ${alias}reference)`,
  copy: { phone: `${alias}phone`, wish: `${alias}whatsapp` },
})
