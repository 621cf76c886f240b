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
  lat: 23.6178,
  lng: 58.5665,
  summary: {
    ar: 'مدينة بيضاء بين الجبل والبحر تفوح من سوقها رائحة اللبان، والأودية والجبال والجزر على أقل من ساعتين منها.',
    en: 'A white city between mountains and sea, with a frankincense-scented souq and wadis, mountains and islands less than two hours away.',
  },
  about: {
    ar: 'تمتد مسقط أكثر من 50 كيلومترًا في شريط ضيق بين الجبال والبحر. في طرفها الشرقي مطرح، الميناء الذي اغتنى من البخور والأقمشة، وتشرف عليه قلاع من القرن السادس عشر. ولا توجد في المدينة أبراج، فنظام البناء والذوق معًا يبقيان البيوت بيضاء منخفضة.\n\nومن مسقط تتجه جنوبًا على الساحل إلى الأودية الخضراء، أو غربًا عبر الجبال إلى نزوى التي كانت عاصمة الأئمة، أو شمالًا بالقارب إلى تسع جزر تعشّش فيها السلاحف.',
    en: 'Muscat runs for more than 50 kilometres in a narrow strip between the mountains and the sea. At its eastern end is Mutrah, the port that grew rich on incense and cloth, with sixteenth-century forts above it. There are no towers here. Houses are low and white, both by regulation and by taste.\n\nHead south along the coast for green wadis, west through the mountains for Nizwa, once the capital of the imams, or north by boat to nine islands where turtles nest.',
  },
  has: [
    'seaside town',
    'reef',
    'desert',
    'camels',
    'palms',
    'date farms',
    'souq',
    'fort',
    'mountains',
    'terraced fields',
    'waterfalls',
    'cliffs',
    'canyon',
    'gorge',
    'beach',
    'harbour',
    'wooden dhows',
    'coffee pots',
  ],
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
