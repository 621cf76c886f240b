import type { DemoSupplier } from './shape.ts'

export const levantSuppliers: DemoSupplier[] = [
  {
    code: 'bdul-paths',
    name: { ar: 'دروب البدول', en: 'Bdul Paths' },
    about: {
      ar: 'أدلّاء من وادي موسى وأم صيحون، بعضهم وُلد في مغاور البتراء قبل سنة 1985، ومعهم أبناء عم من وادي رم. يمشون أكثر مما يركبون، ولا يشغّلون دواب.',
      en: 'Guides from Wadi Musa and Umm Sayhoun, some of them born in the caves of Petra before 1985, with cousins in Wadi Rum. They walk more than they drive, and they work no animals.',
    },
    country: 'JO',
    email: 'ya-hala@bdul-paths.example',
    phone: '+96230000950',
  },
  {
    code: 'seven-hills',
    name: { ar: 'سبعة جبال', en: 'Seven Hills' },
    about: {
      ar: 'عالمة آثار ومعماري وسائق كان يدرّس التاريخ، من أبناء عمّان. يعرفون أدراجها واحدًا واحدًا، ويخرجون إلى جرش حين يفتح الموقع بابه.',
      en: 'An archaeologist, an architect and a driver who used to teach history, all from Amman. They know its stairways one by one, and go out to Jerash for the hour the gate opens.',
    },
    country: 'JO',
    email: 'ahlan@seven-hills.example',
    phone: '+96260000160',
  },
  {
    code: 'boum-and-diwaniya',
    name: { ar: 'بوم وديوانية', en: 'Boum & Diwaniya' },
    about: {
      ar: 'كويتيون من أهل البحر والعمارة: نوخذة وبحّاران، ومعمارية رسمت بيوت المدينة القديمة، وراوٍ من تجار المباركية. يبدأ كل شيء عندهم باستكانة شاي.',
      en: 'Kuwaitis of the sea and of buildings: a captain and two sailors, an architect who has drawn the houses of the old town, a storyteller from a Mubarakiya trading family. Everything begins with a small glass of tea.',
    },
    country: 'KW',
    email: 'hayakum@boum-and-diwaniya.example',
    phone: '+96520000270',
  },
]
