import { balatTable } from './istanbul/balat-table.ts'
import { bosphorusBoat } from './istanbul/bosphorus-boat.ts'
import { cisterns } from './istanbul/cisterns.ts'
import { goldenHornWithChildren } from './istanbul/golden-horn-with-children.ts'
import { sinanWalk } from './istanbul/sinan-walk.ts'
import type { DemoCity } from './shape.ts'

export const istanbul: DemoCity = {
  code: 'istanbul',
  slug: { ar: 'إسطنبول', en: 'istanbul' },
  name: { ar: 'إسطنبول', en: 'Istanbul' },
  country: 'TR',
  zone: 'Europe/Istanbul',
  lat: 41.0082,
  lng: 28.9784,
  summary: {
    ar: 'جوامع على التلال وصهاريج بيزنطية تحتها، والبوسفور يشقّ المدينة بين قارتين.',
    en: 'Mosques on the hills, Byzantine cisterns below them and the Bosphorus between two continents.',
  },
  about: {
    ar: 'كانت عاصمة لثلاث إمبراطوريات، ولم تمحُ واحدة منها ما قبلها تمامًا: أعمدة رومانية في صهاريج بيزنطية، وقباب سنان في مواجهة قبة آيا صوفيا. خصّص لكل يوم تلًّا واحدًا ولا تستعجل.\n\nوإذا تعبت فاركب العبّارة: 20 دقيقة مع الشاي والنوارس، ثم تنزل في قارة أخرى.',
    en: 'Istanbul was the capital of three empires, and none quite wiped out the one before: Roman columns hold up Byzantine cisterns, and Sinan’s domes answer Hagia Sophia. Choose one hill a day and take your time.\n\nWhen you are tired, take the ferry: in 20 minutes, with a glass of tea on the way, you are on another continent.',
  },
  has: ['strait', 'mosque', 'souq', 'fort', 'cistern', 'orchards'],
  picture: {
    kind: 'bosphorus',
    time: 'sunset',
    seed: 'istanbul',
    alt: {
      ar: 'قباب ومآذن وعبّارة على البوسفور عند الغروب',
      en: 'Domes, minarets and a ferry on the Bosphorus at sunset',
    },
  },
  products: [sinanWalk, bosphorusBoat, balatTable, cisterns, goldenHornWithChildren],
}
