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
  lat: 30.3222,
  lng: 35.4793,
  summary: {
    ar: 'مدينة الأنباط المنحوتة في الحجر الرملي، وحولها أودية يعرفها أهلها وصحراء على مسيرة ساعتين.',
    en: 'The Nabataean city cut in sandstone, with quiet valleys around it and the Wadi Rum desert two hours away.',
  },
  about: {
    ar: 'كان الأنباط قومًا رحّلًا عرفوا كيف يخبّئون ماء المطر، ثم اغتنوا من قوافل اللبان والبخور، ونحتوا عاصمتهم بين جبال الشراة. ضمّها الرومان سنة 106، وخرّب زلزال سنة 363 كثيرًا منها، ودخلت قائمة التراث العالمي سنة 1985. وما زال كثير من أهل وادي موسى يعملون فيها.\n\nللمدينة مدخلان: السيق من الشرق، ودرب الرعاة من البيضا في الشمال، وكل منهما يستحق يومًا. وعلى بعد ساعتين بالسيارة جنوبًا وادي رم، بصخوره الشاهقة ونقوشه الثمودية الصغيرة التي تركها العابرون.',
    en: 'The Nabataeans were nomads who knew how to hide rainwater. They grew rich on caravans of frankincense and cut their capital among the Sharah mountains. Rome annexed it in 106, an earthquake ruined much of it in 363, and it joined the World Heritage List in 1985. Many people from Wadi Musa still work there.\n\nThere are two ways in: the Siq in the east, and the shepherds’ trail from Beidha in the north. Each deserves a day. Two hours’ drive to the south is Wadi Rum, with its sandstone cliffs and small Thamudic inscriptions left by travellers.',
  },
  has: [
    'rock tombs',
    'desert',
    'camels',
    'mountains',
    'rock mountains',
    'terraced fields',
    'cliffs',
    'canyon',
    'ancient columns',
    'coffee pots',
    'orchards',
  ],
  picture: {
    kind: 'rock-cut',
    time: 'dawn',
    seed: 'petra',
    alt: { ar: 'واجهة منحوتة في صخر البتراء', en: 'A façade cut in the rock of Petra' },
  },
  products: [siqToMonastery, backTrailFromBeidha, wadiRumNightCamp, wadiMusaKitchenEvening, danaToFeynan],
}
