import { citadelToDowntown } from './amman/citadel-to-downtown.ts'
import { deadSeaWithChildren } from './amman/dead-sea-with-children.ts'
import { jerashHalfDay } from './amman/jerash-half-day.ts'
import { madabaMosaicAndNebo } from './amman/madaba-mosaic-and-nebo.ts'
import { weibdehCafesAndGalleries } from './amman/weibdeh-cafes-and-galleries.ts'
import type { DemoCity } from './shape.ts'

export const amman: DemoCity = {
  code: 'amman',
  slug: { ar: 'عمان', en: 'amman' },
  name: { ar: 'عمّان', en: 'Amman' },
  country: 'JO',
  zone: 'Asia/Amman',
  lat: 31.952,
  lng: 35.9345,
  summary: {
    ar: 'مدينة من الحجر الأبيض على جبال كثيرة تصل بينها الأدراج، وجرش على بعد أقل من ساعة.',
    en: 'A city of white stone on many hills, crossed by its stairways, with Jerash less than an hour away.',
  },
  about: {
    ar: 'سمّاها العمونيون ربّة عمّون، وسمّاها البطالمة فيلادلفيا، وكانت في العهد الروماني من مدن الديكابوليس العشر. ثم صغرت قرونًا حتى نزلها الشركس سنة 1878، وجعلها الأمير عبد الله عاصمة في العشرينيات. ثم حمل إليها القادمون مطابخهم: الفلافل من يافا، والكنافة من نابلس، والقهوة من الشام.\n\nوالمدينة ترتفع من واديها على سفوح شديدة، فلا يكاد يخلو شارع من إطلالة. خصّصوا صباحًا للقلعة ووسط البلد، ويومًا لجرش في الشمال حيث تمشون على بلاط حُفرت فيه آثار العجلات.',
    en: 'The Ammonites called it Rabbath Ammon, the Ptolemies Philadelphia, and under Rome it was one of the ten cities of the Decapolis. Then it dwindled for centuries, until Circassians settled here in 1878 and Emir Abdullah made it a capital in the 1920s. Later arrivals brought their food with them: falafel from Jaffa, kunafa from Nablus, coffee from Damascus.\n\nThe city climbs steeply out of its valley, and there is a view from nearly every street. Spend a morning on the Citadel and downtown, and a day at Jerash in the north, where you walk on paving scored by wheels.',
  },
  has: [
    'souq',
    'mountains',
    'terraced fields',
    'fort',
    'cliffs',
    'ancient columns',
    'salt lake',
    'orchards',
    'coffee pots',
  ],
  picture: {
    kind: 'ruins',
    time: 'sunset',
    seed: 'amman',
    alt: { ar: 'أعمدة جبل القلعة في عمّان عند الغروب', en: 'Columns on the Citadel of Amman at sunset' },
  },
  products: [citadelToDowntown, jerashHalfDay, weibdehCafesAndGalleries, madabaMosaicAndNebo, deadSeaWithChildren],
}
