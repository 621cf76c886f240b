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
    ar: 'مدينة بين بحيرة وخليج، قرطاج إلى شرقها، وفي قلبها أسواق قديمة حول جامع الزيتونة.',
    en: 'A city between a lagoon and a gulf: Carthage to the east and the old markets of the Zaytuna mosque at its heart.',
  },
  about: {
    ar: 'ادخل من باب بحر لتجد مدينة حفصية لم تنقطع فيها الحياة، أسواقها مرتبة حول جامع الزيتونة: العطّارون أقرب إليه والدبّاغون أبعد. واركب القطار الصغير شرقًا لتمرّ على حلق الوادي وقرطاج وسيدي بوسعيد في نصف ساعة.\n\nيكفيك يوم هادئ: متحف في الصباح، وبمبالوني بعد العصر، وغروب على الخليج.',
    en: 'Step through Bab el Bhar and you are in a Hafsid city where life never stopped, its markets ranked around the Zaytuna mosque: perfumers nearest, tanners farthest. Take the little train east and within half an hour it passes La Goulette, Carthage and Sidi Bou Said.\n\nTake it slowly: a museum in the morning, a bambalouni in the afternoon and sunset over the gulf.',
  },
  has: [
    'seaside town',
    'palms',
    'mosque',
    'souq',
    'mountains',
    'terraced fields',
    'ancient columns',
    'medina',
    'orchards',
  ],
  picture: {
    kind: 'waterfront',
    time: 'dawn',
    seed: 'tunis',
    alt: { ar: 'واجهة مدينة على ماء ساكن عند الفجر', en: 'A city’s edge on still water at dawn' },
  },
  products: [carthageSidiBouSaid, bardoMosaics, carByTheDay],
}
