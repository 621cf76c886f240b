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
    ar: 'متحفان على خليج مستدير، وسوق واقف الذي أُعيد بناؤه بالطين والخشب، وفي الجنوب بحر بين الكثبان.',
    en: 'Two great museums on a round bay, a souq rebuilt in mud and timber, and an inland sea among the dunes to the south.',
  },
  about: {
    ar: 'كانت الدوحة قريتي صيد ولؤلؤ، البدع والدوحة، على خليج ضحل تشرف عليه أبراج مراقبة. كان ماء الشرب يأتيها من وادي مشيرب، وعند مصبّ الوادي نشأ سوق واقف، وسُمّي كذلك لأن باعته كانوا يقفون إذا صعد المدّ.\n\nتمتد المدينة اليوم نصف دائرة من متحف الفن الإسلامي على جزيرته إلى أبراج الخليج الغربي. خصّص نهارًا لمتاحفها ومساءً لسوقها ومقاهيها، ويومًا لخور العديد في الجنوب، حيث ينتهي الإسفلت عند سيلين ثم تقود بين الكثبان إلى البحر.',
    en: 'Doha began as two fishing and pearling villages, Al Bidda and Ad-Dawhah, on a shallow bay guarded by watchtowers. Drinking water came down Wadi Msheireb, and at its mouth grew Souq Waqif, the standing market, so named because its sellers stood when the tide came up.\n\nToday the city lies in a half circle, from the Museum of Islamic Art on its island to the towers of West Bay. Give a day to its museums, an evening to its souq and coffee, and another day to Khor Al Adaid, where the tarmac ends at Sealine and you drive between dunes to the sea.',
  },
  has: [
    'towers',
    'desert',
    'camels',
    'palms',
    'souq',
    'fort',
    'mosque',
    'city seafront',
    'mangroves',
    'falcons',
    'beach',
    'wooden dhows',
    'coffee pots',
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
