import { backTrailFromBeidha } from './petra/back-trail-from-beidha.ts'
import { danaToFeynan } from './petra/dana-to-feynan.ts'
import { siqToMonastery } from './petra/siq-to-monastery.ts'
import { wadiMusaKitchenEvening } from './petra/wadi-musa-kitchen-evening.ts'
import { wadiRumNightCamp } from './petra/wadi-rum-night-camp.ts'
import type { DemoCity } from './shape.ts'

export const petra: DemoCity = {
  code: 'petra',
  slug: { ar: 'البتراء', en: 'petra' },
  name: { ar: 'البتراء', en: 'Petra' },
  country: 'JO',
  zone: 'Asia/Amman',
  lat: 30.3285,
  lng: 35.4444,
  summary: {
    ar: 'مدينة الأنباط المنحوتة في الحجر الرملي، وحولها أودية يعرفها أهلها وصحراء على مسيرة ساعتين.',
    en: 'The Nabataean city cut in sandstone, with valleys its people know by heart and a desert two hours away.',
  },
  about: {
    ar: 'كان الأنباط قومًا رحّلًا عرفوا كيف يخبّئون ماء المطر، ثم اغتنوا من قوافل اللبان والبخور، ونحتوا عاصمتهم بين جبال الشراة. ضمّها الرومان سنة 106، وخرّب زلزال سنة 363 كثيرًا منها، ودخلت قائمة التراث العالمي سنة 1985. وأهل وادي موسى يمشون إليها كل صباح كما تمشون إلى أعمالكم.\n\nللمدينة بابان: السيق من الشرق، ودرب الرعاة من البيضا في الشمال، ولكلٍّ منهما يوم. ومن بعدهما وادي رم، على ساعتين بالسيارة جنوبًا، حيث الصخر نفسه بلا نحت إلا نقوش ثمودية صغيرة تركها العابرون.',
    en: 'The Nabataeans were nomads who knew how to hide rainwater. They grew rich on caravans of frankincense and cut their capital among the Sharah mountains. Rome annexed it in 106, an earthquake ruined much of it in 363, and it joined the World Heritage List in 1985. The people of Wadi Musa walk there every morning as others walk to the office.\n\nThe city has two doors: the Siq in the east, and the shepherds’ trail from Beidha in the north. Each deserves a day. Beyond them, two hours’ drive to the south, is Wadi Rum, the same rock with no carving on it but small Thamudic inscriptions left by travellers.',
  },
  has: ['rock tombs', 'desert', 'mountains', 'cliffs', 'canyon', 'ancient columns'],
  picture: {
    kind: 'rock-cut',
    time: 'dawn',
    seed: 'petra',
    alt: { ar: 'واجهة منحوتة في صخر البتراء', en: 'A façade cut in the rock of Petra' },
  },
  products: [siqToMonastery, backTrailFromBeidha, wadiRumNightCamp, wadiMusaKitchenEvening, danaToFeynan],
}
