import type { DemoSupplier } from './shape.ts'

export const gulfSuppliers: DemoSupplier[] = [
  {
    code: 'creek-and-ghaf',
    name: { ar: 'خور وغاف', en: 'Creek & Ghaf' },
    about: {
      ar: 'باحثة في تاريخ الخور وسائقو جبل وعالم أحياء برية؛ يعملون في دبي من قبل أن يصل المترو، ولا يخرجون بأكثر من ست سيارات.',
      en: 'A historian of the Creek, mountain drivers and a wildlife biologist, at work in Dubai since before the metro came, and never with more than six cars.',
    },
    country: 'AE',
    email: 'salam@creek-and-ghaf.example',
    phone: '+97140000510',
  },
  {
    code: 'dome-and-tide',
    name: { ar: 'قبة ومدّ', en: 'Dome & Tide' },
    about: {
      ar: 'مرشدون مرخّصون من أبوظبي: معماريان ومؤرخة فن ومدرّبا كاياك، تجمعهم جزر المدينة وما بُني عليها وما نبت حولها.',
      en: 'Licensed guides from Abu Dhabi, two architects, an art historian and two kayak instructors, who share the city’s islands: what was built on them and what grows around them.',
    },
    country: 'AE',
    email: 'ahlan@dome-and-tide.example',
    phone: '+97120000620',
  },
  {
    code: 'luban-trails',
    name: { ar: 'مسالك اللبان', en: 'Luban Trails' },
    about: {
      ar: 'مرشدون عُمانيون من مطرح ونزوى وطيوي، كلٌّ يقود في بلدته، ومعهم قبطانان يحفظان تيارات الديمانيات.',
      en: 'Omani guides from Mutrah, Nizwa and Tiwi who each lead in their own town, and two captains who know the currents of the Daymaniyat by heart.',
    },
    country: 'OM',
    email: 'marhaba@luban-trails.example',
    phone: '+96824000730',
  },
]
