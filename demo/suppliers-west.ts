import type { DemoSupplier } from './shape.ts'

export const westSuppliers: DemoSupplier[] = [
  {
    code: 'atlas-doors',
    name: { ar: 'أبواب الأطلس', en: 'Atlas Doors' },
    about: {
      ar: 'معماريتان ومرشدو جبل وحرفيون من مراكش وفاس وشفشاون، يفتحون أبواب المدن العتيقة والقرى التي فوقها، ويدفعون للورش والبيوت التي تستقبلهم قبل أن يدخلوها.',
      en: 'Two architects, mountain guides and craftspeople from Marrakesh, Fes and Chefchaouen who open the doors of the medinas and of the villages above them, and pay the workshops and houses that receive them before going in.',
    },
    country: 'MA',
    email: 'marhaba@atlas-doors.example.com',
    phone: '+212524000140',
  },
  {
    code: 'jasmine-coast',
    name: { ar: 'ساحل الياسمين', en: 'Jasmine Coast' },
    about: {
      ar: 'آثاريون وسائقون من تونس والمرسى يعرفون متى تفتح المواقع ومتى يخفّ الزحام وأين يُشرب الشاي بالصنوبر.',
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
