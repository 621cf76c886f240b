import { alAreenMorning } from './manama/al-areen-morning.ts'
import { bahrainFort } from './manama/bahrain-fort.ts'
import { sakhirCamp } from './manama/sakhir-camp.ts'
import { pearlBoat } from './manama/pearl-boat.ts'
import { privateArchitecture } from './manama/private-architecture.ts'
import type { DemoCity } from './shape.ts'

export const manama: DemoCity = {
  code: 'manama',
  slug: { ar: 'المنامة', en: 'manama' },
  name: { ar: 'المنامة', en: 'Manama' },
  country: 'BH',
  zone: 'Asia/Bahrain',
  lat: 26.2285,
  lng: 50.586,
  summary: {
    ar: 'قلعة فوق تلّ دلمون وبيوت المحرق وطريق اللؤلؤ في جزيرة عرفت التجارة والغوص منذ أربعة آلاف عام.',
    en: 'A small island capital with a fort on a Dilmun mound, old Muharraq and four thousand years of trade and pearling.',
  },
  about: {
    ar: 'تستحق المنامة زيارة على مهل، من قلعة البحرين فوق تلّ دلمون إلى بيوت المحرق ذات الأفنية وطريق اللؤلؤ بين أزقتها. البحر قريب من كل مكان، وما زال أهل البلد يتسوّقون كل يوم من السوق خلف باب البحرين.',
    en: 'From the fort on the mound of Dilmun to the courtyard houses of Muharraq and the Pearling Path between its lanes, Manama is best explored slowly. The sea is close to everything, and the souq behind Bab al-Bahrain is still where local people shop.',
  },
  has: [
    'reef',
    'desert',
    'camels',
    'palms',
    'date farms',
    'fort',
    'souq',
    'towers',
    'city seafront',
    'harbour',
    'wooden dhows',
    'coffee pots',
  ],
  picture: {
    kind: 'fort',
    time: 'sunset',
    seed: 'manama',
    alt: { ar: 'قلعة على تلّ بين النخيل عند الغروب', en: 'A fort on a mound among palms at sunset' },
  },
  products: [bahrainFort, pearlBoat, sakhirCamp, alAreenMorning, privateArchitecture],
}
