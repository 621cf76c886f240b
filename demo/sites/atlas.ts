import type { SiteInput } from '#server/sites/site-document.ts'

/** Atlas Doors’ own site. Colours: Moroccan clay, and the blue of a garden in Marrakesh. */
export const atlasSite: SiteInput = {
  code: 'atlas',
  host: 'atlas.localhost',
  supplier: 'atlas-doors',
  name: { ar: 'أبواب الأطلس', en: 'Atlas Doors' },
  tagline: { ar: 'مدن المغرب العتيقة وجباله، بابًا بابًا', en: 'Morocco’s medinas and mountains, door by door' },
  layoutType: 'supplier-two',
  discoverType: 'experiences',
  defaultCurrency: 'MAD',
  currencies: ['MAD', 'EUR', 'USD', 'GBP', 'SAR', 'AED', 'TND'],
  zone: 'Africa/Casablanca',
  contact: { email: 'marhaba@atlas-doors.example.com', phone: '+212524000140', whatsapp: '+212661000140' },
  social: {
    instagram: 'https://instagram.com/atlasdoors.example',
    facebook: 'https://facebook.com/atlasdoors.example',
  },
  theme: {
    light: {
      paper: '#fcf7f1',
      line: '#eaddcf',
      'line-strong': '#95836f',
      primary: '#93381b',
      'on-primary': '#ffffff',
      accent: '#3346a6',
      'on-accent': '#ffffff',
      'night-sky': '#1d2557',
    },
    dark: {
      paper: '#16110e',
      surface: '#211915',
      line: '#392c25',
      'line-strong': '#8f7c70',
      primary: '#f0a283',
      'on-primary': '#3a1406',
      accent: '#aab5ff',
      'on-accent': '#131a50',
      'night-sky': '#141a40',
    },
  },
  tax: {
    name: { ar: 'الضريبة على القيمة المضافة', en: 'VAT' },
    basisPoints: 2000,
    registration: '000000000000014',
    seller: {
      name: { ar: 'شركة أبواب الأطلس للأسفار', en: 'Atlas Doors Voyages SARL' },
      address: {
        ar: 'درب الشرفاء الكبير، باب دكالة، مراكش 40000، المغرب',
        en: 'Derb Chorfa Lakbir, Bab Doukkala, Marrakesh 40000, Morocco',
      },
    },
  },
}
