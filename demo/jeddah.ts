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
  lat: 21.4836,
  lng: 39.1867,
  summary: {
    ar: 'ميناء على البحر الأحمر: بيوت من الحجر المرجاني، ومطبخ حجازي، وسهر طويل، وشعاب على أقل من ساعة.',
    en: 'A Red Sea port of coral-stone houses, late nights, good food and reefs under an hour away.',
  },
  about: {
    ar: 'جدة ميناء مكة منذ القرن السابع، وقد حمل إليها القادمون الساج من الهند والبُنّ من اليمن والمنتو من بخارى، واستقرت فيها عائلات من حضرموت ومصر والشام وجاوة. هُدم سورها في الأربعينيات من القرن الماضي، لكن الحارات داخله بقيت: الشام واليمن والمظلوم والبحر، ببيوتها المرجانية ورواشينها.\n\nخصّص النهار للبحر، فالشعاب على أقل من ساعة من أبحر. وعند العصر انزل إلى البلد حين تنشط أسواقها، ثم اختم يومك بعشاء حجازي.',
    en: 'Since the seventh century Jeddah has been the port of Makkah, and arrivals brought teak from India, coffee from Yemen, manto dumplings from Bukhara and family names from Hadhramaut, Egypt, Syria and Java. The wall came down in the 1940s, but the quarters inside it remain, Al-Sham, Al-Yaman, Al-Mazloum and Al-Bahr, with their coral houses and wooden balconies.\n\nSpend the day at sea, as the reefs lie less than an hour from Obhur. Late in the afternoon, when the city comes alive, go down to Al-Balad and finish with a Hijazi dinner.',
  },
  has: [
    'seaside town',
    'reef',
    'souq',
    'mosque',
    'palms',
    'towers',
    'wooden balconies',
    'city seafront',
    'beach',
    'harbour',
    'wooden dhows',
    'coffee pots',
  ],
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
