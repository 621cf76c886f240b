import { purpleIslandKayak } from './doha/purple-island-kayak.ts'
import { kataraAndFalcons } from './doha/katara-and-falcons.ts'
import { dohaBaySanbuk } from './doha/doha-bay-sanbuk.ts'
import { alZubarahByTheDay } from './doha/al-zubarah-by-the-day.ts'
import { inlandSea } from './doha/inland-sea.ts'
import { peiAndNouvel } from './doha/pei-and-nouvel.ts'
import { souqWaqifEvening } from './doha/souq-waqif-evening.ts'
import type { DemoCity } from './shape.ts'

export const doha: DemoCity = {
  code: 'doha',
  slug: { ar: 'الدوحة', en: 'doha' },
  name: { ar: 'الدوحة', en: 'Doha' },
  country: 'QA',
  zone: 'Asia/Qatar',
  lat: 25.2854,
  lng: 51.531,
  summary: {
    ar: 'خليج مستدير عليه متحفان، وسوق أُعيد بناؤه بالطين والخشب، وبحر يدخل الصحراء في الجنوب.',
    en: 'A round bay with two museums, a souq rebuilt in mud and timber, and to the south a sea that enters the desert.',
  },
  about: {
    ar: 'كانت الدوحة قريتي صيد ولؤلؤ، البدع والدوحة، على خليج ضحل تشرف عليه أبراج مراقبة. من وادي مشيرب جاء ماء الشرب، وعند مصبّه قام سوق واقف الذي كان باعته يقفون إذا صعد المدّ، فسمّي بوقوفهم.\n\nتمتد المدينة اليوم نصف دائرة من متحف الفن الإسلامي على جزيرته إلى أبراج الخليج الغربي. خذ نهارًا لعمارتها ومساءً لقهوتها، ثم اترك الإسفلت عند سيلين وامضِ بين الكثبان حتى ترى البحر حيث لا تتوقعه.',
    en: 'Doha was two villages of fishing and pearls, Al Bidda and Ad-Dawhah, on a shallow bay beneath watchtowers. Drinking water came down Wadi Msheireb, and at its mouth grew Souq Waqif, the standing market, so named because its sellers stood when the tide came up.\n\nToday the city lies in a half circle, from the Museum of Islamic Art on its island to the towers of West Bay. Give a day to its buildings and an evening to its coffee; then leave the tarmac at Sealine and go on between the dunes until you see the sea where you don’t expect it.',
  },
  has: [
    'water',
    'towers',
    'desert',
    'palms',
    'souq',
    'fort',
    'mosque',
    'city seafront',
    'mangroves',
    'falcons',
    'beach',
  ],
  picture: {
    kind: 'skyline',
    time: 'night',
    seed: 'doha',
    alt: { ar: 'أبراج الدوحة وانعكاسها في الخليج ليلًا', en: 'Doha’s towers and their reflection in the bay at night' },
  },
  products: [
    peiAndNouvel,
    souqWaqifEvening,
    inlandSea,
    alZubarahByTheDay,
    dohaBaySanbuk,
    kataraAndFalcons,
    purpleIslandKayak,
  ],
}
