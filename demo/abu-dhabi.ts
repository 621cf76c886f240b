import { grandMosque } from './abu-dhabi/grand-mosque.ts'
import { louvreDome } from './abu-dhabi/louvre-dome.ts'
import { mangroveKayak } from './abu-dhabi/mangrove-kayak.ts'
import { alAinByTheDay } from './abu-dhabi/al-ain-oasis-by-the-day.ts'
import { sirBaniYasNights } from './abu-dhabi/sir-bani-yas-nights.ts'
import { qasrAlHosn } from './abu-dhabi/qasr-al-hosn-house-of-artisans.ts'
import { saadiyatTurtleBeach } from './abu-dhabi/saadiyat-turtle-beach.ts'
import type { DemoCity } from './shape.ts'

export const abuDhabi: DemoCity = {
  code: 'abu-dhabi',
  slug: { ar: 'أبوظبي', en: 'abu-dhabi' },
  name: { ar: 'أبوظبي', en: 'Abu Dhabi' },
  country: 'AE',
  zone: 'Asia/Dubai',
  lat: 24.4823,
  lng: 54.3547,
  summary: {
    ar: 'مدينة جزر فيها جامع أبيض من رخام، ومتحف تحت قبة من فولاذ يتساقط منها الضوء، وقنوات بين أشجار القُرم.',
    en: 'A city of islands, with a white marble mosque, a museum under a dome that rains light, and mangrove channels to paddle.',
  },
  about: {
    ar: 'نزل بنو ياس جزيرة أبوظبي في القرن الثامن عشر حين وُجد فيها ماء عذب، وبنوا برجًا لحراسة البئر صار نواة قصر الحصن. عاش أهلها من اللؤلؤ والنخل، ثم جاء النفط بعد 1958، وكبرت المدينة على جزر تصل بينها الجسور.\n\nابدأ بثلاثة أماكن: جامع اجتمعت فيه صنعة بلاد كثيرة، ومتحف ينفذ الضوء من سقفه كما ينفذ بين سعف النخل، وأشجار قُرم تشرب الماء المالح وتطرح ملحه على أوراقها. ويختلف الضوء كثيرًا بين الصباح والمساء، فراجع المواعيد قبل الحجز.',
    en: 'The Bani Yas settled the island of Abu Dhabi in the eighteenth century, when fresh water was found there. The tower they raised over the well became the heart of Qasr Al Hosn. People lived on pearls and palms until oil came after 1958, and the city spread over islands joined by bridges.\n\nStart with three places: a mosque that brings together the crafts of many countries, a museum whose roof filters the sun like palm fronds, and mangroves that drink salt water and leave the salt on their leaves. The light differs a lot between morning and evening, so check the times before you book.',
  },
  has: [
    'reef',
    'towers',
    'mosque',
    'palms',
    'date farms',
    'desert',
    'camels',
    'fort',
    'souq',
    'mountains',
    'cliffs',
    'city seafront',
    'mangroves',
    'beach',
    'pool garden',
    'coffee pots',
  ],
  picture: {
    kind: 'mosque',
    time: 'dawn',
    seed: 'abu-dhabi',
    alt: { ar: 'قباب جامع الشيخ زايد في أبوظبي عند الفجر', en: 'The domes of the Grand Mosque in Abu Dhabi at dawn' },
  },
  products: [grandMosque, louvreDome, mangroveKayak, alAinByTheDay, sirBaniYasNights, qasrAlHosn, saadiyatTurtleBeach],
}
