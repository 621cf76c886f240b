import type { DemoSupplier } from './shape.ts'

export const highlandsSuppliers: DemoSupplier[] = [
  {
    code: 'tuff-and-sky',
    name: { ar: 'حجر وسماء', en: 'Tuff & Sky' },
    about: {
      ar: 'طيّاران ومؤرخة فن بيزنطي وبنّاء حجر من أورغوب وأوتش حصار؛ كلٌّ منهم يقود ضيوفه في الوادي الذي وُلد على حافته.',
      en: 'Two balloon pilots, a historian of Byzantine art and a stonemason from Ürgüp and Uçhisar, each leading guests in the valley they grew up beside.',
    },
    country: 'TR',
    email: 'merhaba@tuff-and-sky.example.com',
    phone: '+903840000460',
  },
]
