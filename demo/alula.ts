import { asharCanyonHike } from './alula/ashar-canyon-hike.ts'
import { balloonAtDawn } from './alula/balloon-at-dawn.ts'
import { citrusFarmTable } from './alula/citrus-farm-table.ts'
import { dadanAndJabalIkmah } from './alula/dadan-and-jabal-ikmah.ts'
import { elephantRockFire } from './alula/elephant-rock-fire.ts'
import { hegraWithARawi } from './alula/hegra-with-a-rawi.ts'
import { oasisFarmNights } from './alula/oasis-farm-nights.ts'
import { oldTownAtDusk } from './alula/old-town-at-dusk.ts'
import type { DemoCity } from './shape.ts'

export const alula: DemoCity = {
  code: 'alula',
  slug: { ar: 'العلا', en: 'alula' },
  name: { ar: 'العلا', en: 'AlUla' },
  country: 'SA',
  zone: 'Asia/Riyadh',
  lat: 26.6086,
  lng: 37.9232,
  summary: {
    ar: 'واحة نخيل بين جدارين من الصخر الرملي، فيها مدافن الحِجر ونقوش دادان وبلدة قديمة من الطين.',
    en: 'A palm oasis between sandstone cliffs, with the tombs of Hegra, the inscriptions of Dadan and an old mud-brick town.',
  },
  about: {
    ar: 'يضيق الوادي عند العلا حتى لا يتسع إلا للنخل والطريق، ولذلك مرّ من هنا كل من حمل بخورًا إلى الشمال أو قصد مكة من الشام. في دادان نحت أهلها أسودًا فوق قبورهم، وفي الحِجر جاء الأنباط بعدهم، وفي القرون الوسطى قامت البلدة القديمة بأبوابها الأربعة عشر، وسكنها الناس إلى أوائل الثمانينيات من القرن الماضي.\n\nومن غادروا بيوت الطين ما زالوا في العلا، ومن أبنائهم الرواة الذين سيرافقونك. خصّص نهارًا للحِجر ومساءً للبلدة القديمة، واترك فجرًا للمنطاد وليلة للمزرعة.',
    en: 'At AlUla the valley narrows until there is room only for palms and a road, and so everyone who carried incense north or travelled from Damascus to Makkah came this way. The people of Dadan carved lions above their graves; at Hegra the Nabataeans followed; in the Middle Ages the Old Town rose with its 14 gates, and families lived in it until the early 1980s.\n\nThe families who left the mud-brick houses still live in AlUla, and their children are now the storytellers who show you round. Give a day to Hegra and an evening to the Old Town, and keep a dawn for the balloon and a night for the farm.',
  },
  has: [
    'rock tombs',
    'desert',
    'camels',
    'palms',
    'date farms',
    'orchards',
    'souq',
    'fort',
    'cliffs',
    'rock mountains',
    'balloons',
    'mud-brick town',
    'canyon',
    'coffee pots',
  ],
  picture: {
    kind: 'rock-cut',
    time: 'sunset',
    seed: 'alula',
    alt: { ar: 'صخور العلا ومدفن منحوت فيها عند الغروب', en: 'The rocks of AlUla with a carved tomb at sunset' },
  },
  products: [
    hegraWithARawi,
    oldTownAtDusk,
    balloonAtDawn,
    oasisFarmNights,
    dadanAndJabalIkmah,
    elephantRockFire,
    asharCanyonHike,
    citrusFarmTable,
  ],
}
