import { baladCraftBenches } from './jeddah/balad-craft-benches.ts'
import { cornicheBicycles } from './jeddah/corniche-bicycles.ts'
import { fishMarketBeforeDawn } from './jeddah/fish-market-before-dawn.ts'
import { hijaziTable } from './jeddah/hijazi-table.ts'
import { obhurSnorkelLesson } from './jeddah/obhur-snorkel-lesson.ts'
import { reefBoat } from './jeddah/reef-boat.ts'
import { roshanHouses } from './jeddah/roshan-houses.ts'
import type { DemoCity } from './shape.ts'

export const jeddah: DemoCity = {
  code: 'jeddah',
  slug: { ar: 'جدة', en: 'jeddah' },
  name: { ar: 'جدة', en: 'Jeddah' },
  country: 'SA',
  zone: 'Asia/Riyadh',
  lat: 21.5433,
  lng: 39.1728,
  summary: {
    ar: 'مدينة بُنيت من مرجان البحر لاستقبال من يأتي منه، وما زالت تأكل وتسهر على طريقته.',
    en: 'A Red Sea port of coral-stone houses, late nights, good food and reefs under an hour away.',
  },
  about: {
    ar: 'منذ القرن السابع وجدة ميناء مكة، وكل من نزل فيها ترك شيئًا: الساج من الهند، والبُنّ من اليمن، والمنتو من بخارى، وأسماء عائلات من حضرموت ومصر والشام وجاوة. سورها هُدم في الأربعينيات من القرن الماضي، لكن الحارات داخله بقيت: الشام واليمن والمظلوم والبحر، ببيوتها المرجانية ورواشينها.\n\nوالمدينة تعيش في المساء. في النهار خذوا البحر، فالشعاب على أقل من ساعة من أبحر، وعند الأصيل انزلوا إلى البلد، ثم اجلسوا إلى مائدة حجازية.',
    en: 'Since the seventh century Jeddah has been the port of Makkah, and everyone who landed left something: teak from India, coffee from Yemen, manto dumplings from Bukhara, family names from Hadhramaut, Egypt, Syria and Java. The wall came down in the 1940s, but the quarters inside it remain, Al-Sham, Al-Yaman, Al-Mazloum and Al-Bahr, with their coral houses and wooden balconies.\n\nThe city lives in the evening. Give the day to the sea, as the reefs lie less than an hour from Obhur; late in the afternoon go down to Al-Balad, and then sit down at a Hijazi table.',
  },
  has: ['water', 'reef', 'souq', 'mosque', 'wooden balconies', 'city seafront', 'beach', 'harbour'],
  picture: {
    kind: 'balconies',
    time: 'sunset',
    seed: 'jeddah',
    alt: { ar: 'رواشين جدة التاريخية عند الغروب', en: 'The wooden balconies of old Jeddah at sunset' },
  },
  products: [
    roshanHouses,
    reefBoat,
    hijaziTable,
    fishMarketBeforeDawn,
    cornicheBicycles,
    obhurSnorkelLesson,
    baladCraftBenches,
  ],
}
