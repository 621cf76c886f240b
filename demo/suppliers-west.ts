import type { DemoSupplier } from './shape.ts'

export const westSuppliers: DemoSupplier[] = [
  {
    code: 'atlas-doors',
    name: { ar: 'أبواب الأطلس', en: 'Atlas Doors' },
    about: {
      ar: 'معماريتان ومرشد جبل من مراكش يفتحون أبواب المدينة العتيقة والقرى التي فوقها، بمجموعات لا تزيد على عشرة.',
      en: 'Two architects and a mountain guide from Marrakesh who open the doors of the medina and of the villages above it, never with more than ten people.',
    },
    country: 'MA',
    email: 'marhaba@atlas-doors.example.com',
    phone: '+212524000140',
  },
  {
    code: 'hands-of-fes',
    name: { ar: 'أيادي فاس', en: 'Hands of Fes' },
    about: {
      ar: 'تعاونية تجمع معلّمي الزليج والجلد والنحاس بمرشدين وُلدوا داخل أسوار فاس، ويعود نصف دخلها إلى الورش.',
      en: 'A cooperative of zellige, leather and copper masters and guides born inside the walls of Fes; half of what it earns goes back to the workshops.',
    },
    country: 'MA',
    email: 'maalem@hands-of-fes.example.com',
    phone: '+212535000220',
  },
  {
    code: 'jasmine-coast',
    name: { ar: 'ساحل الياسمين', en: 'Jasmine Coast' },
    about: {
      ar: 'آثاريون وسائقون من تونس والمرسى يعرفون متى تفتح المواقع ومتى يخفّ الزحام وأين يُشرب الشاي بالبندق.',
      en: 'Archaeologists and drivers from Tunis and La Marsa who know when the sites open, when they empty, and where to drink tea with pine nuts.',
    },
    country: 'TN',
    email: 'aslema@jasmine-coast.example.com',
    phone: '+21671000310',
  },
  {
    code: 'golden-horn-walks',
    name: { ar: 'دروب القرن الذهبي', en: 'Golden Horn Walks' },
    about: {
      ar: 'مؤرخو عمارة وطاهية وقبطان من إسطنبول؛ يمشون بضيوفهم بين الضفتين ويبحرون بهم حين ينتهي المشي.',
      en: 'Architectural historians, a cook and a captain from Istanbul who walk their guests along both shores and take to the water when the walking is done.',
    },
    country: 'TR',
    email: 'merhaba@golden-horn-walks.example.com',
    phone: '+902120000450',
  },
]
