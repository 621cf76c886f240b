import { diriyahAtTuraif } from './riyadh/diriyah-at-turaif.ts'
import { edgeOfTheWorld } from './riyadh/edge-of-the-world.ts'
import { masmakSouqAlZal } from './riyadh/masmak-souq-al-zal.ts'
import { najdiTable } from './riyadh/najdi-table.ts'
import { nationalMuseumAndMurabba } from './riyadh/national-museum-and-murabba.ts'
import { thumamahStarTents } from './riyadh/thumamah-star-tents.ts'
import { wadiHanifahByBicycle } from './riyadh/wadi-hanifah-by-bicycle.ts'
import type { DemoCity } from './shape.ts'

export const riyadh: DemoCity = {
  code: 'riyadh',
  slug: { ar: 'الرياض', en: 'riyadh' },
  name: { ar: 'الرياض', en: 'Riyadh' },
  country: 'SA',
  zone: 'Asia/Riyadh',
  lat: 24.7136,
  lng: 46.6753,
  summary: {
    ar: 'مدينة كبرت من بلدة طين في قرن واحد، وما زال الوادي والجرف والرمل على طرفها.',
    en: 'A city grown from a town of earth within a century, with wadi, cliff and sand still at its edge.',
  },
  about: {
    ar: 'في يناير سنة 1902 كانت الرياض بلدة يحيط بها سور من الطين، وهي اليوم مدينة ملايين يعبرها المترو. بين الزمنين مسافة تُقطع على القدمين: المصمك وسوق الزل في الديرة، وعلى ربع ساعة بالسيارة حي الطريف في الدرعية، حيث بدأ كل شيء على أكمة فوق النخل.\n\nوالمدينة تنتهي فجأة. إلى الغرب ينكسر جبل طويق على حافة من ثلاثمئة متر، وإلى الشمال والشرق رمال حمراء. خذ يومًا للطين ويومًا للصخر ومساءً لمائدة نجدية، وستفهم من أين جاءت الأبراج.',
    en: 'In January 1902 Riyadh was a town inside an earthen wall; today millions live here and a metro runs through it. The distance between the two can be walked: Masmak and Souq al-Zal in the old quarter, and a quarter of an hour’s drive away At-Turaif in Diriyah, where it all began on a bluff above the palms.\n\nAnd the city ends abruptly. To the west the Tuwaiq range breaks off in a cliff of three hundred metres; to the north and east lie red sands. Give a day to earth, a day to rock and an evening to a Najdi table, and you will understand where the towers came from.',
  },
  picture: {
    kind: 'skyline',
    time: 'sunset',
    seed: 'riyadh',
    alt: { ar: 'أبراج الرياض عند الغروب', en: 'The towers of Riyadh at sunset' },
  },
  products: [
    diriyahAtTuraif,
    edgeOfTheWorld,
    masmakSouqAlZal,
    najdiTable,
    wadiHanifahByBicycle,
    nationalMuseumAndMurabba,
    thumamahStarTents,
  ],
}
