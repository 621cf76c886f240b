import type { DemoSupplier } from './shape.ts'

export const ahsaSuppliers: DemoSupplier[] = [
  {
    code: 'springs-of-hajar',
    name: { ar: 'عيون هجر', en: 'Springs of Hajar' },
    about: {
      ar: 'أبناء فلاحين وخيّاطي بشوت من الهفوف والقارة، يفتحون للضيوف مزارع أهلهم ودكاكينهم، ويعرفون كل عين باسم من سُقي منها.',
      en: 'Sons and daughters of farmers and bisht tailors from Hofuf and Al-Qarah who open their families’ farms and shops to guests and know each spring by the people it watered.',
    },
    country: 'SA',
    email: 'hala@springs-of-hajar.example.com',
    phone: '+966130000440',
  },
]
