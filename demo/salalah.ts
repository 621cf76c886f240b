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
    ar: 'مدينة جوز الهند واللبان، تخضرّ جبالها ثلاثة أشهر في السنة، والصحراء على ساعتين منها.',
    en: 'A town of coconuts and frankincense below mountains that turn green three months a year, with the desert two hours away.',
  },
  about: {
    ar: 'بين 21 يونيو و20 سبتمبر يدفع بحر العرب غيومه إلى جبال ظفار فتتوقف عندها، ويعيش الناس ثلاثة أشهر تحت رذاذ لا ينقطع. يسمّون هذا الفصل الخريف، ويأتي إليه أهل الخليج هربًا من الصيف. ثم ينقشع الضباب عن عشب يصل إلى الركبة، ويصفرّ الجبل على مهل حتى الشتاء.\n\nووراء الجبل لا يصل المطر، وهناك تنمو شجرة اللبان التي عاشت منها موانئ هذا الساحل: سمهرم قبل الميلاد، والبليد في القرون الوسطى، ومرباط بعدها. ولكل فصل ما يُزار فيه: الشلالات والرذاذ في أغسطس، والعشب في أكتوبر، والرمل والبحر من نوفمبر إلى مارس.',
    en: 'Between 21 June and 20 September the Arabian Sea pushes its clouds against the mountains of Dhofar, and for three months people live in a drizzle that hardly stops. They call this season khareef, and people from across the Gulf come here to escape the summer. Then the fog lifts from knee-high grass, and the mountain slowly turns yellow until winter.\n\nNo rain falls behind the mountain, where the frankincense tree grows. It made the ports of this coast rich: Sumhuram in ancient times, Al-Baleed in the Middle Ages, Mirbat after it. Come for waterfalls and drizzle in August, grass in October, or sand and sea from November to March.',
  },
  has: [
    'mountains',
    'waterfalls',
    'oasis lake',
    'desert',
    'camels',
    'palms',
    'orchards',
    'fort',
    'cliffs',
    'tall old houses',
    'beach',
    'harbour',
    'wooden dhows',
  ],
  picture: {
    kind: 'waterfall',
    time: 'day',
    seed: 'salalah',
    alt: { ar: 'شلال وجبل أخضر قرب صلالة', en: 'A waterfall and a green mountain near Salalah' },
  },
  products: [frankincenseLand, wadiDarbat, emptyQuarterByTheDay, taqahAndMirbat, mughsailWithChildren],
}
