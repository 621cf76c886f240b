import type { DemoSupplier } from './shape.ts'

export const bahrainSuppliers: DemoSupplier[] = [
  {
    code: 'pearl-shores',
    name: { ar: 'شواطئ اللؤلؤ', en: 'Pearl Shores' },
    about: {
      ar: 'مرشدون ونواخذة من المحرق والمنامة والدوحة، يقرؤون ساحلي اللؤلؤ من حجارتهما وبحرهما: القلاع والأسواق والهيرات، والبر الذي يبدأ حيث تنتهي المدينة.',
      en: 'Guides and captains from Muharraq, Manama and Doha who read the two pearl coasts through their stones and their sea: the forts, the markets, the pearl beds, and the desert that begins where the city ends.',
    },
    country: 'BH',
    email: 'hello@pearl-shores.example',
    phone: '+97317200100',
  },
]
