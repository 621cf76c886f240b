import { balloonWestBank } from './luxor/balloon-west-bank.ts'
import { carToDenderaAbydos } from './luxor/car-to-dendera-abydos.ts'
import { dahabiyaNights } from './luxor/dahabiya-nights.ts'
import { farmBreakfastByBicycle } from './luxor/farm-breakfast-by-bicycle.ts'
import { karnakAndLuxor } from './luxor/karnak-and-luxor.ts'
import { makersOfTheTombs } from './luxor/makers-of-the-tombs.ts'
import type { DemoCity } from './shape.ts'

export const luxor: DemoCity = {
  code: 'luxor',
  slug: { ar: 'الأقصر', en: 'luxor' },
  name: { ar: 'الأقصر', en: 'Luxor' },
  country: 'EG',
  zone: 'Africa/Cairo',
  lat: 25.6872,
  lng: 32.6396,
  summary: {
    ar: 'معبدا الكرنك والأقصر شرقي النيل، والمقابر والمعابد الجنائزية غربيّه، وبينهما معدّية تعبر في عشر دقائق.',
    en: 'Karnak and Luxor Temple on the east bank, royal tombs and temples on the west, and a ten-minute ferry between.',
  },
  about: {
    ar: 'سمّاها أهلها القدماء واست، وعرفها الإغريق باسم طيبة، وسمّاها العرب الأقصر حين رأوا أعمدتها فحسبوها قصورًا. كانت عاصمة مصر في الدولة الحديثة، وظل ملوكها يزيدون في الكرنك نحو ألفي سنة، حتى صار المعبد الواحد مدينة من الحجر.\n\nللمدينة ضفتان وإيقاعان. الشرق للسوق والكورنيش ومعبدي الكرنك والأقصر، والغرب للقصب والقرى والجبل الذي يخفي مقابر الملوك. ابدؤوا باكرًا واستريحوا ظهرًا، واركبوا المعدّية مرة على الأقل مع أهل المدينة ودراجاتهم. وإن بقي لكم يوم فاتبعوا النيل شمالًا إلى دندرة وأبيدوس.',
    en: 'Its own people called it Waset and the Greeks Thebes. Arab settlers saw the columns, took them for palaces, and named it al-Uqsur, “the palaces”. It was Egypt’s capital in the New Kingdom, and kings went on adding to Karnak for some two thousand years, until one temple had become a town of stone.\n\nThe city has two very different banks. The east has the market, the Corniche and the temples of Karnak and Luxor. The west has sugar cane, villages and the mountain that hides the tombs of the kings. Start early, rest at noon, and take the ferry at least once with the locals and their bicycles. If you have a day left, follow the Nile north to Dendera and Abydos.',
  },
  has: ['balloons', 'cliffs', 'desert', 'camels', 'palms', 'date farms', 'souq', 'pharaonic temple', 'river'],
  picture: {
    kind: 'temple',
    time: 'dawn',
    seed: 'luxor',
    alt: { ar: 'بوابة معبد في الأقصر عند الفجر', en: 'The gate of a temple in Luxor at dawn' },
  },
  products: [
    balloonWestBank,
    karnakAndLuxor,
    carToDenderaAbydos,
    makersOfTheTombs,
    farmBreakfastByBicycle,
    dahabiyaNights,
  ],
}
