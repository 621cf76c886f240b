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
  lat: 24.6312,
  lng: 46.7133,
  summary: {
    ar: 'قصور الطين وأسواق الديرة في وسطها، وجرف طويق والرمال الحمراء على ساعة ونصف منها.',
    en: 'Mud-brick palaces and souqs in the old town, with desert cliffs and red sands within 90 minutes.',
  },
  about: {
    ar: 'كانت الرياض في يناير سنة 1902 بلدة يحيط بها سور من الطين، وهي اليوم مدينة ملايين يعبرها المترو. وما بقي من البلدة القديمة تزوره مشيًا في الديرة: المصمك وسوق الزل. وعلى أقل من نصف ساعة بالسيارة حي الطريف في الدرعية، حيث قامت الدولة السعودية الأولى على أكمة فوق النخل.\n\nوإلى الغرب من المدينة ينقطع جبل طويق عند حافة ارتفاعها 300 متر، وإلى الشمال والشرق رمال حمراء. خصّص يومًا للديرة والدرعية ويومًا لجرف طويق ومساءً لعشاء نجدي، وستعرف الرياض قديمها وجديدها.',
    en: 'In January 1902 Riyadh was a small town inside a mud-brick wall; today millions live here and a metro runs through it. You can still walk what is left of the old town, with Masmak Fort and Souq Al-Zal. At-Turaif in Diriyah, where the first Saudi state began, is less than half an hour away by car.\n\nWest of the city the Tuwaiq range breaks off in a 300-metre cliff, and to the north and east lie red sands. Plan a day for the old town, a day for the cliffs and an evening for a Najdi dinner.',
  },
  has: [
    'desert',
    'camels',
    'palms',
    'date farms',
    'souq',
    'fort',
    'mosque',
    'cliffs',
    'rock mountains',
    'mud-brick town',
    'coffee pots',
    'pool garden',
  ],
  picture: {
    kind: 'najdi-town',
    time: 'sunset',
    seed: 'riyadh',
    alt: { ar: 'قصور الطين قرب الرياض عند الغروب', en: 'Mud-brick palaces near Riyadh at sunset' },
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
