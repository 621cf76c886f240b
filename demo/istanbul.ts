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
    ar: 'مدينة على قارتين، قبابها فوق التلال ومخازن مائها تحتها، وبينهما بحر يمرّ.',
    en: 'A city on two continents, domes on its hills and water stores below, with a sea passing between.',
  },
  about: {
    ar: 'كانت عاصمة لثلاث إمبراطوريات، ولم يمحُ أحد منها ما قبله تمامًا: أعمدة رومانية في صهاريج بيزنطية، وقباب سنان تجادل قبة آيا صوفيا عبر الوادي. اختر تلًّا واحدًا لليوم، ولا تحاول أكثر.\n\nوإذا تعبت فالعبّارة جواب كل شيء: عشرون دقيقة وشاي ونوارس، وتصير في قارة أخرى.',
    en: 'It was the capital of three empires and none quite wiped out the one before: Roman columns in Byzantine cisterns, Sinan’s domes arguing with Hagia Sophia across the valley. Choose one hill for the day and do not attempt more.\n\nWhen you are tired, the ferry answers everything: twenty minutes, tea, gulls, and you are on another continent.',
  },
  picture: {
    kind: 'mosque',
    time: 'sunset',
    seed: 'istanbul',
    alt: { ar: 'قباب ومآذن أمام سماء الغروب', en: 'Domes and minarets against a sunset sky' },
  },
  products: [sinanWalk, bosphorusBoat, balatTable, cisterns, goldenHornWithChildren],
}
