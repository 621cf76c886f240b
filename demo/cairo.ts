import { cairoTable } from './cairo/cairo-table.ts'
import { fayoumByTheDay } from './cairo/fayoum-by-the-day.ts'
import { feluccaAtSunset } from './cairo/felucca-at-sunset.ts'
import { gizaPlateau } from './cairo/giza-plateau.ts'
import { islamicArtMuseum } from './cairo/islamic-art-museum.ts'
import { muizzStreet } from './cairo/muizz-street.ts'
import { oldCairoWithChildren } from './cairo/old-cairo-with-children.ts'
import { tentmakersStreet } from './cairo/tentmakers-street.ts'
import type { DemoCity } from './shape.ts'

export const cairo: DemoCity = {
  code: 'cairo',
  slug: { ar: 'القاهرة', en: 'cairo' },
  name: { ar: 'القاهرة', en: 'Cairo' },
  country: 'EG',
  zone: 'Africa/Cairo',
  lat: 30.0444,
  lng: 31.2357,
  summary: {
    ar: 'ألف سنة من الحجر على شارع واحد، والأهرام على طرف الصحراء، والنيل يمر بينهما.',
    en: 'A thousand years of stone along one street, the pyramids at the desert’s edge, and the Nile running between.',
  },
  about: {
    ar: 'أسّس الفاطميون القاهرة سنة 969 مدينةً مسوّرة للخليفة وجنده، شمالي الفسطاط التي سبقتها بثلاثة قرون. ثم فتحها صلاح الدين للناس، وملأها المماليك مدارس وقبابًا وأسبلة، وما زال كثير من الواجهات في شارع المعز يحمل اسم من بناه.\n\nوإلى الغرب من النهر تبدأ الصحراء فجأة عند هضبة الجيزة، حيث تنتهي البيوت ويقوم هرم خوفو منذ 45 قرنًا. خصّصوا صباحًا للهضبة قبل الحر، وصباحًا لشارع المعز، واركبوا الفلوكة عند الغروب.',
    en: 'The Fatimids founded Cairo in 969 as a walled city for the caliph and his troops, north of Fustat, which was older by three centuries. Saladin opened it to the people and the Mamluks filled it with schools, domes and fountains, and many fronts on al-Muizz Street still carry the name of the person who paid for them.\n\nWest of the river the desert begins abruptly at the Giza plateau, where the houses stop and the pyramid of Khufu has stood for 45 centuries. Spend one morning on the plateau before the heat and one on al-Muizz Street, and take a felucca at sunset.',
  },
  has: [
    'desert',
    'camels',
    'palms',
    'souq',
    'mosque',
    'fort',
    'mountains',
    'pyramids',
    'river',
    'oasis lake',
    'cliffs',
    'waterfalls',
    'orchards',
  ],
  picture: {
    kind: 'river',
    time: 'sunset',
    seed: 'cairo',
    alt: { ar: 'مركب شراعي على النيل في القاهرة عند الغروب', en: 'A sail on the Nile in Cairo at sunset' },
  },
  products: [
    muizzStreet,
    gizaPlateau,
    feluccaAtSunset,
    islamicArtMuseum,
    tentmakersStreet,
    cairoTable,
    fayoumByTheDay,
    oldCairoWithChildren,
  ],
}
