import type { DemoSupplier } from './shape.ts'

export const saudiSuppliers: DemoSupplier[] = [
  {
    code: 'najd-trails',
    name: { ar: 'دروب نجد', en: 'Najd Trails' },
    about: {
      ar: 'مؤرخة عمارة وجيولوجي وسائقو برّ من الرياض والدرعية، يصحبون ضيوفهم بين الطين والصخر والرمل، ويجلسون معهم إلى المائدة بعدها.',
      en: 'An architectural historian, a geologist and desert drivers from Riyadh and Diriyah who take their guests through earth, rock and sand, and sit down to eat with them afterwards.',
    },
    country: 'SA',
    email: 'hala@najd-trails.example.com',
    phone: '+966110000110',
  },
  {
    code: 'rawis-of-the-valley',
    name: { ar: 'رواة الوادي', en: 'Rawis of the Valley' },
    about: {
      ar: 'رواة من أهل العلا وُلد آباؤهم في بيوت البلدة القديمة، يقرؤون النقوش للضيوف ويسهرون معهم تحت نجومها.',
      en: 'Storytellers of AlUla whose parents were born in the houses of the Old Town; they read the inscriptions with their guests and sit up with them below the stars.',
    },
    country: 'SA',
    email: 'rawi@rawis-of-the-valley.example.com',
    phone: '+966140000220',
  },
  {
    code: 'roshan-and-sea',
    name: { ar: 'روشان وبحر', en: 'Roshan and Sea' },
    about: {
      ar: 'مرمّمة بيوت وطاهٍ وقبطان من حارات جدة القديمة، يعرفون المدينة من شرفاتها ومطابخها وشعابها.',
      en: 'A restorer of houses, a cook and a captain from the old quarters of Jeddah who know the city by its balconies, its kitchens and its reefs.',
    },
    country: 'SA',
    email: 'ahlan@roshan-and-sea.example.com',
    phone: '+966120000330',
  },
]
