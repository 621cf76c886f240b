import type { SiteInput } from '#server/sites/site-document.ts'

/** Pearl Shores’ own site. Colours: deep water and coral. */
export const pearlSite: SiteInput = {
  code: 'pearl',
  host: 'pearl.localhost',
  supplier: 'pearl-shores',
  name: { ar: 'شواطئ اللؤلؤ', en: 'Pearl Shores' },
  tagline: { ar: 'البحرين وقطر من البحر والحجر', en: 'Bahrain and Qatar, by sea and by stone' },
  layoutType: 'supplier',
  discoverType: 'experiences',
  defaultCurrency: 'BHD',
  currencies: ['BHD', 'QAR', 'SAR', 'KWD', 'AED', 'OMR', 'USD', 'EUR', 'GBP'],
  zone: 'Asia/Bahrain',
  contact: { email: 'hello@pearl-shores.example', phone: '+97317200100', whatsapp: '+97333200100' },
  social: {
    instagram: 'https://instagram.com/pearlshores.example',
    youtube: 'https://youtube.com/@pearlshores.example',
  },
  theme: {
    light: {
      paper: '#f6f9fa',
      line: '#dbe4e8',
      'line-strong': '#7b8a92',
      primary: '#1c4f7a',
      'on-primary': '#ffffff',
      accent: '#a83f4c',
      'on-accent': '#ffffff',
      'night-sky': '#0d2a45',
    },
    dark: {
      paper: '#0d151d',
      surface: '#15202a',
      line: '#273642',
      'line-strong': '#748591',
      primary: '#8ebcea',
      'on-primary': '#08203a',
      accent: '#f3a59f',
      'on-accent': '#3d1512',
      'night-sky': '#0a2036',
    },
  },
  tax: {
    name: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
    basisPoints: 1000,
    registration: '200000000000002',
    seller: {
      name: { ar: 'شواطئ اللؤلؤ للسياحة ذ.م.م', en: 'Pearl Shores Tourism W.L.L.' },
      address: {
        ar: 'شارع الشيخ عبد الله، المحرق 203، مملكة البحرين',
        en: 'Shaikh Abdulla Avenue, Muharraq 203, Bahrain',
      },
    },
  },
}
