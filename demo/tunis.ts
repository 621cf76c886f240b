import type { DemoCity } from './shape.ts'
import { bardoMosaics } from './tunis/bardo-mosaics.ts'
import { carByTheDay } from './tunis/car-by-the-day.ts'
import { carthageSidiBouSaid } from './tunis/carthage-sidi-bou-said.ts'

export const tunis: DemoCity = {
  code: 'tunis',
  slug: { ar: 'تونس', en: 'tunis' },
  name: { ar: 'تونس العاصمة', en: 'Tunis' },
  country: 'TN',
  zone: 'Africa/Tunis',
  lat: 36.8065,
  lng: 10.1815,
  summary: {
    ar: 'مدينة بين بحيرة وخليج: قرطاج شرقًا، وجامع الزيتونة في القلب، وياسمين على كل أذن.',
    en: 'A city between a lagoon and a gulf: Carthage to the east, the Zaytuna at its heart, jasmine behind every ear.',
  },
  about: {
    ar: 'تنزل من باب بحر فتصير في مدينة حفصية لم تنقطع فيها الحياة، أسواقها مرتبة حول جامع الزيتونة: العطّارون أقرب إليه والدبّاغون أبعد. وتركب القطار الأبيض شرقًا فتمرّ على حلق الوادي وقرطاج وسيدي بوسعيد في نصف ساعة.\n\nهي مدينة يسهل أن تُحب على مهل: متحف في الصباح، وبمبالوني بعد العصر، وغروب على الخليج.',
    en: 'Step through Bab el Bhar and you are in a Hafsid city where life never stopped, its markets ranked around the Zaytuna mosque: perfumers nearest, tanners farthest. Take the little train east and within half an hour it passes La Goulette, Carthage and Sidi Bou Said.\n\nIt is an easy city to love slowly: a museum in the morning, a bambalouni in the afternoon, and the sun going down on the gulf.',
  },
  has: ['water', 'mosque', 'souq', 'mountains', 'ancient columns', 'medina'],
  picture: {
    kind: 'waterfront',
    time: 'dawn',
    seed: 'tunis',
    alt: { ar: 'واجهة مدينة على ماء ساكن عند الفجر', en: 'A city’s edge on still water at dawn' },
  },
  products: [carthageSidiBouSaid, bardoMosaics, carByTheDay],
}
