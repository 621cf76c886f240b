import type { DemoSupplier } from './shape.ts'

export const bahrainSuppliers: DemoSupplier[] = [
  {
    code: 'dilmun-walks',
    name: { ar: 'دروب دلمون', en: 'Dilmun Walks' },
    about: {
      ar: 'مرشدون من أهل المنامة والمحرق يقرؤون البحرين من حجارتها: القلعة والبيوت والأسواق.',
      en: 'Guides from Manama and Muharraq who read Bahrain through its stones: the fort, the houses, the markets.',
    },
    country: 'BH',
    email: 'hello@dilmun-walks.example',
    phone: '+97317200100',
  },
  {
    code: 'hawar-sails',
    name: { ar: 'أشرعة حوار', en: 'Hawar Sails' },
    about: {
      ar: 'عائلة من نواخذة المحرق تُبحر ببوانيشها الخشبية بين الهيرات وجزر حوار منذ ثلاثة أجيال.',
      en: 'A family of Muharraq captains, three generations at sea with wooden banush boats between the pearl beds and the Hawar islands.',
    },
    country: 'BH',
    email: 'sea@hawar-sails.example',
    phone: '+97317300200',
  },
]
