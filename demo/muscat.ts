import { daymaniyatBoat } from './muscat/daymaniyat-boat.ts'
import { incenseAndRosewater } from './muscat/incense-and-rosewater.ts'
import { mutrahHarbour } from './muscat/mutrah-harbour.ts'
import { nizwaAndTheMountain } from './muscat/nizwa-and-the-mountain.ts'
import { rasAlJinzTurtles } from './muscat/ras-al-jinz-turtles.ts'
import { wadiShab } from './muscat/wadi-shab.ts'
import { wahibaSandsCamp } from './muscat/wahiba-sands-camp.ts'
import type { DemoCity } from './shape.ts'

export const muscat: DemoCity = {
  code: 'muscat',
  slug: { ar: 'مسقط', en: 'muscat' },
  name: { ar: 'مسقط', en: 'Muscat' },
  country: 'OM',
  zone: 'Asia/Muscat',
  lat: 23.588,
  lng: 58.3829,
  summary: {
    ar: 'مدينة بيضاء بين الجبل والبحر، تفوح من سوقها رائحة اللبان، ومنها إلى الأودية والجبل والبحر أقل من ساعتين.',
    en: 'A white city between mountain and sea, its market scented with frankincense, with wadis, mountains and islands less than two hours away.',
  },
  about: {
    ar: 'تمتد مسقط شريطًا ضيقًا أكثر من 50 كيلومترًا، لأن الجبال لم تترك لها غير ذلك. في طرفها الشرقي مطرح، الميناء الذي اغتنى من البخور والأقمشة، وفوقه قلاع القرن السادس عشر. لا أبراج هنا: البيوت بيضاء منخفضة بحكم النظام وبحكم الذوق معًا.\n\nومنها تبدأ الطرق: جنوبًا على الساحل إلى الأودية الخضراء، وغربًا عبر الجبل إلى نزوى التي كانت عاصمة الأئمة، وشمالًا في البحر إلى تسع جزر تعشّش فيها السلاحف.',
    en: 'Muscat runs for more than 50 kilometres in a narrow strip, because the mountains left it nothing else. At its eastern end is Mutrah, the port that grew rich on incense and cloth, with sixteenth-century forts above it. There are no towers: houses are low and white, by rule and by taste.\n\nFrom here the roads set out: south along the coast to green wadis, west through the mountains to Nizwa, once the capital of the imams, and north over the water to nine islands where turtles nest.',
  },
  has: ['water', 'reef', 'desert', 'palms', 'souq', 'fort', 'mountains', 'cliffs', 'canyon', 'beach', 'harbour'],
  picture: {
    kind: 'waterfront',
    time: 'dawn',
    seed: 'muscat',
    alt: { ar: 'بيوت بيضاء على خليج بين الجبال فجرًا', en: 'White houses on a bay among mountains at dawn' },
  },
  products: [
    mutrahHarbour,
    nizwaAndTheMountain,
    wadiShab,
    daymaniyatBoat,
    rasAlJinzTurtles,
    wahibaSandsCamp,
    incenseAndRosewater,
  ],
}
