import { creekByAbra } from './dubai/creek-by-abra.ts'
import { desertReserveNight } from './dubai/desert-reserve-night.ts'
import { hattaByTheDay } from './dubai/hatta-by-the-day.ts'
import { rasAlKhorFlamingos } from './dubai/ras-al-khor-flamingos.ts'
import { marghamDunesByBalloon } from './dubai/margham-dunes-by-balloon.ts'
import { jaddafDhowYard } from './dubai/jaddaf-dhow-yard-and-fish-grill.ts'
import { alserkalGalleries } from './dubai/alserkal-avenue-galleries.ts'
import type { DemoCity } from './shape.ts'

export const dubai: DemoCity = {
  code: 'dubai',
  slug: { ar: 'دبي', en: 'dubai' },
  name: { ar: 'دبي', en: 'Dubai' },
  country: 'AE',
  zone: 'Asia/Dubai',
  lat: 25.2048,
  lng: 55.2708,
  summary: {
    ar: 'خور قديم تعبره العبرات بدرهم، ومحمية صحراوية يعيش فيها المها، وجبال على ساعة ونصف من المدينة.',
    en: 'The old Creek and its souqs, with a desert reserve and the Hajar mountains under two hours away.',
  },
  about: {
    ar: 'قبل الأبراج كان الخور: ذراع من البحر تقسم البلدة بين ديرة وبر دبي، جاءها التجار من لنجة وبستك وبنوا بيوتًا من حجر المرجان تعلوها البراجيل. ما زالت العبرات تعبر بين الضفتين طول النهار، وما زالت السفن الخشبية ترسو عند ديرة محمّلة بالإطارات والثلاجات.\n\nوتبعد جبال حتا ساعة ونصفًا عن الخور. وعلى أقل من ساعة محمية صحراوية تشغل نحو خمسة في المئة من أرض الإمارة، ولا يدخلها كل مساء إلا عدد قليل من الزوار.',
    en: 'Before the towers there was the Creek: an arm of the sea between Deira and Bur Dubai, where merchants from Lingeh and Bastak built coral-stone houses topped with wind towers. Boats still cross it all day, and wooden dhows still moor at Deira, loaded with tyres and refrigerators.\n\nThe mountains of Hatta are an hour and a half from the Creek. Less than an hour away, a desert reserve covers about five per cent of the emirate and admits only a few visitors each evening.',
  },
  has: [
    'towers',
    'desert',
    'camels',
    'palms',
    'souq',
    'balloons',
    'cliffs',
    'mountains',
    'terraced fields',
    'oasis lake',
    'fort',
    'seaside town',
    'wind towers',
    'city seafront',
    'harbour',
    'wooden dhows',
    'mangroves',
    'beach',
    'coffee pots',
  ],
  picture: {
    kind: 'skyline',
    time: 'sunset',
    seed: 'dubai',
    alt: { ar: 'أبراج مدينة على الماء عند الغروب', en: 'A city’s towers over the water at sunset' },
  },
  products: [
    creekByAbra,
    desertReserveNight,
    hattaByTheDay,
    rasAlKhorFlamingos,
    marghamDunesByBalloon,
    jaddafDhowYard,
    alserkalGalleries,
  ],
}
