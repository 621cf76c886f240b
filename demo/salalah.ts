import { emptyQuarterByTheDay } from './salalah/empty-quarter-by-the-day.ts'
import { frankincenseLand } from './salalah/frankincense-land.ts'
import { mughsailWithChildren } from './salalah/mughsail-with-children.ts'
import { taqahAndMirbat } from './salalah/taqah-and-mirbat.ts'
import { wadiDarbat } from './salalah/wadi-darbat.ts'
import type { DemoCity } from './shape.ts'

export const salalah: DemoCity = {
  code: 'salalah',
  slug: { ar: 'صلالة', en: 'salalah' },
  name: { ar: 'صلالة', en: 'Salalah' },
  country: 'OM',
  zone: 'Asia/Muscat',
  lat: 17.0151,
  lng: 54.0924,
  summary: {
    ar: 'مدينة جوز الهند واللبان، يخضرّ جبلها ثلاثة أشهر في السنة والصحراء على ساعتين منها.',
    en: 'A town of coconuts and frankincense, its mountain green three months a year, the desert two hours behind.',
  },
  about: {
    ar: 'بين 21 يونيو و20 سبتمبر يدفع بحر العرب غيمه على جبال ظفار فتقف عندها، ويعيش الناس ثلاثة أشهر في رذاذ لا ينقطع. يسمّون هذا الفصل الخريف، ويأتي إليه أهل الخليج هربًا من الصيف. ثم ينقشع الضباب عن عشب إلى الركبة، ويصفرّ الجبل على مهل حتى الشتاء.\n\nوراء الجبل لا ينزل المطر، وهناك تنمو شجرة اللبان التي عاشت منها موانئ هذا الساحل: سمهرم قبل الميلاد، والبليد في القرون الوسطى، ومرباط بعدها. تُزار صلالة في كل فصل على وجه: الماء في أغسطس، والعشب في أكتوبر، والرمل والبحر من نوفمبر إلى مارس.',
    en: 'Between 21 June and 20 September the Arabian Sea pushes its cloud against the mountains of Dhofar, where it stays, and for three months people live in a drizzle that hardly stops. They call this season khareef, and the Gulf comes here to escape its summer. Then the fog lifts from grass that reaches the knee, and the mountain turns yellow slowly until winter.\n\nBehind the mountain no rain falls, and there grows the frankincense tree by which the ports of this coast lived: Sumhuram in ancient times, Al-Baleed in the Middle Ages, Mirbat after it. Each season shows another Salalah: water in August, grass in October, sand and sea from November to March.',
  },
  has: ['mountains', 'water', 'desert', 'palms', 'fort', 'tall old houses', 'beach', 'harbour'],
  picture: {
    kind: 'waterfall',
    time: 'day',
    seed: 'salalah',
    alt: { ar: 'شلال وجبل أخضر قرب صلالة', en: 'A waterfall and a green mountain near Salalah' },
  },
  products: [frankincenseLand, wadiDarbat, emptyQuarterByTheDay, taqahAndMirbat, mughsailWithChildren],
}
