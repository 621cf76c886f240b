/** The marketplace's own row: its name, colours, money and contacts come from here, never from code. */
export const marketplace = {
  code: 'rihla',
  host: null,
  is_default: true,
  name: { ar: 'رحلة', en: 'Rihla' },
  tagline: { ar: 'رحلات وتجارب تُروى', en: 'Journeys worth telling' },
  layout_type: 'default',
  discover_type: 'things-to-do',
  default_currency: 'SAR',
  currencies: ['SAR', 'AED', 'KWD', 'QAR', 'OMR', 'BHD', 'JOD', 'EGP', 'MAD', 'TND', 'TRY', 'USD', 'EUR', 'GBP'],
  supplier_id: null,
  contact: { email: 'hello@rihla.example', phone: '+966112345678', whatsapp: '+966501234567' },
  social: { instagram: 'https://instagram.com/rihla.example', x: 'https://x.com/rihla_example' },
  theme: {
    light: { primary: '#0b5d5e', 'on-primary': '#ffffff', accent: '#a85a10', 'on-accent': '#ffffff' },
    dark: { primary: '#5cc2b8', 'on-primary': '#06201f', accent: '#f0a44b', 'on-accent': '#2a1a04' },
  },
  tax: { name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' }, basisPoints: 1500, registration: '300000000000003' },
  hold_minutes: 15,
}

const perDollar: Record<string, number> = {
  SAR: 3_750_000,
  AED: 3_672_500,
  KWD: 307_500,
  QAR: 3_640_000,
  OMR: 384_500,
  BHD: 376_000,
  JOD: 709_000,
  EGP: 47_600_000,
  MAD: 9_250_000,
  TND: 2_930_000,
  TRY: 42_300_000,
  EUR: 861_000,
  GBP: 757_000,
  JPY: 154_000_000,
  IQD: 1_310_000_000,
}

/** The demo's rates, in millionths of the quote for one dollar. An operator sets or fetches the real ones. */
export const currencyRates = Object.entries(perDollar).map(([quote, rate_micros]) => ({
  base: 'USD',
  quote,
  rate_micros,
}))
