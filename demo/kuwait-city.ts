import { fishMarketBreakfast } from './kuwait-city/fish-market-breakfast.ts'
import { mutlaaWinterCamp } from './kuwait-city/mutlaa-winter-camp.ts'
import { saduGroundLoom } from './kuwait-city/sadu-ground-loom.ts'
import { boumAndAquarium } from './kuwait-city/boum-and-aquarium.ts'
import { failakaByBoat } from './kuwait-city/failaka-by-boat.ts'
import { towersSaduAndUtzon } from './kuwait-city/towers-sadu-and-utzon.ts'
import { mubarakiyaAndOldTown } from './kuwait-city/mubarakiya-and-old-town.ts'
import type { DemoCity } from './shape.ts'

export const kuwaitCity: DemoCity = {
  code: 'kuwait-city',
  slug: { ar: 'الكويت', en: 'kuwait-city' },
  name: { ar: 'مدينة الكويت', en: 'Kuwait City' },
  country: 'KW',
  zone: 'Asia/Kuwait',
  lat: 29.3759,
  lng: 47.9774,
  summary: {
    ar: 'مدينة بحّارة على جون هادئ: أسواق قديمة وديوانيات وعمارة جريئة من الستينيات إلى الثمانينيات.',
    en: 'A seafarers’ harbour with old souqs, diwaniyas and bold architecture of the 1960s to 1980s.',
  },
  about: {
    ar: 'عاشت الكويت قرنين من البحر: سفنها السفّارة تحمل التمر من البصرة إلى الهند وشرق أفريقيا، ورجالها في الصيف على مغاصات اللؤلؤ. ثم جاء النفط، فهُدم السور وأكثر البيوت، واستُدعي معماريون من الدنمارك والسويد واليابان وفرنسا ليبنوا مدينة جديدة في 30 سنة.\n\nتجد الكويت القديمة في المباركية والديوانيات، والحديثة على الساحل عند أبراج الكويت ومجلس الأمة. وعلى 20 كيلومترًا في الجون جزيرة فيلكا، وفيها معابد من زمن دلمون وقلعة بناها رجال خرجوا مع الإسكندر.',
    en: 'For two centuries Kuwait lived from the sea: its ocean-going ships carried dates from Basra to India and East Africa, and in summer its men dived for pearls. Then came oil. The wall and most of the houses were pulled down, and architects were called from Denmark, Sweden, Japan and France to build a new city within 30 years.\n\nYou find the old city in Mubarakiya and the diwaniyas, and the new one along the shore, with the water towers and the National Assembly. And 20 kilometres out lies the island of Failaka, with temples from the time of Dilmun and a fortress built by men who came in the wake of Alexander.',
  },
  has: [
    'reef',
    'towers',
    'desert',
    'camels',
    'palms',
    'souq',
    'city seafront',
    'harbour',
    'beach',
    'wooden dhows',
    'coffee pots',
  ],
  picture: {
    kind: 'corniche',
    time: 'sunset',
    seed: 'kuwait-city',
    alt: { ar: 'الواجهة البحرية لمدينة الكويت عند الغروب', en: 'The seafront of Kuwait City at sunset' },
  },
  products: [
    mubarakiyaAndOldTown,
    failakaByBoat,
    towersSaduAndUtzon,
    boumAndAquarium,
    saduGroundLoom,
    mutlaaWinterCamp,
    fishMarketBreakfast,
  ],
}
