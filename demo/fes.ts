import { medinaChouara } from './fes/medina-chouara.ts'
import { restoredHouses } from './fes/restored-houses.ts'
import { zelligeWorkshop } from './fes/zellige-workshop.ts'
import type { DemoCity } from './shape.ts'

export const fes: DemoCity = {
  code: 'fes',
  slug: { ar: 'فاس', en: 'fes' },
  name: { ar: 'فاس', en: 'Fes' },
  country: 'MA',
  zone: 'Africa/Casablanca',
  lat: 34.0619,
  lng: -4.9778,
  summary: {
    ar: 'من أكبر المدن القديمة الخالية من السيارات، بمدارسها ومدابغها وصنّاعها الذين ما زالوا يعملون في أسواقها.',
    en: 'One of the world’s largest car-free old cities: madrasas, tanneries and craftsmen at work.',
  },
  about: {
    ar: 'نشأت فاس ضفتين في مطلع القرن التاسع: واحدة للقادمين من القيروان وأخرى للقادمين من الأندلس، وبينهما واد يدير الأرحية ويسقي الدبّاغين. ثم بنى المرينيون مدارسها فصارت مدينة علم وحرفة معًا.\n\nوفي آخر النهار اصعد إلى قبور المرينيين لترى المدينة كلها وتسمع الأذان من مئات الصوامع معًا. أما في النهار فامشِ مع المنحدر، وأفسح الطريق للبغال.',
    en: 'Fes began as two banks early in the ninth century, one for people from Kairouan and one for people from al-Andalus, with a river between them that turned mills and fed tanners. The Marinids built its colleges, and it became a city of learning and of crafts.\n\nAt the end of the day, climb to the Marinid tombs to see the whole city and hear the call to prayer from all its minarets at once. Until then, follow the lanes downhill and make way for the mules.',
  },
  has: ['souq', 'mosque', 'medina', 'orchards'],
  picture: {
    kind: 'medina-lane',
    time: 'dawn',
    seed: 'fes',
    alt: { ar: 'زقاق في فاس مع ضوء الفجر', en: 'A lane of Fes in dawn light' },
  },
  products: [medinaChouara, zelligeWorkshop, restoredHouses],
}
