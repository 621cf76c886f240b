/** The marketplace's row: name, colours, currencies and contacts come from here, not from code. */
export const marketplace = {
  code: 'rihla',
  host: null,
  is_default: true,
  name: { ar: 'رحلة', en: 'Rihla' },
  tagline: { ar: 'رحلات وتجارب تُروى', en: 'Journeys worth telling' },
  layout_type: 'default',
  discover_type: 'things-to-do',
  default_currency: 'SAR',
  zone: 'Asia/Riyadh',
  currencies: ['SAR', 'AED', 'KWD', 'QAR', 'OMR', 'BHD', 'JOD', 'EGP', 'MAD', 'TND', 'TRY', 'USD', 'EUR', 'GBP'],
  supplier_id: null,
  contact: { email: 'hello@rihla.example', phone: '+966112345678', whatsapp: '+966501234567' },
  social: { instagram: 'https://instagram.com/rihla.example', x: 'https://x.com/rihla_example' },
  theme: {
    light: { primary: '#0b5d5e', 'on-primary': '#ffffff', accent: '#a85a10', 'on-accent': '#ffffff' },
    dark: { primary: '#5cc2b8', 'on-primary': '#06201f', accent: '#f0a44b', 'on-accent': '#2a1a04' },
  },
  tax: {
    name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
    basisPoints: 1500,
    registration: '300000000000003',
    seller: {
      name: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel Company' },
      address: {
        ar: 'طريق الملك فهد، حي العليا، الرياض 12214، المملكة العربية السعودية',
        en: 'King Fahd Road, Al Olaya, Riyadh 12214, Saudi Arabia',
      },
    },
  },
  hold_minutes: 15,
  // The example IBAN of the Saudi Central Bank.
  bank_account: {
    holder: { ar: 'شركة رحلة للسفر والسياحة', en: 'Rihla Travel Company' },
    bank: { ar: 'بنك المثال', en: 'Example Bank' },
    iban: 'SA0380000000608010167519',
    bic: 'EXMPSARIXXX',
    currency: 'SAR',
  },
}
