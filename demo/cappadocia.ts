import { balloonOverGoreme } from './cappadocia/balloon-over-goreme.ts'
import { ihlaraValleyWalk } from './cappadocia/ihlara-valley-walk.ts'
import { kaymakliWithChildren } from './cappadocia/kaymakli-with-children.ts'
import { paintedChurches } from './cappadocia/painted-churches.ts'
import { uchisarCaveHouse } from './cappadocia/uchisar-cave-house.ts'
import type { DemoCity } from './shape.ts'

export const cappadocia: DemoCity = {
  code: 'cappadocia',
  slug: { ar: 'كبادوكيا', en: 'cappadocia' },
  name: { ar: 'كبادوكيا', en: 'Cappadocia' },
  country: 'TR',
  zone: 'Europe/Istanbul',
  lat: 38.6431,
  lng: 34.8289,
  summary: {
    ar: 'أودية ومداخن من الصخر الليّن، وبيوت وكنائس ومدن تحت الأرض حفرها الناس في رماد بركاني قديم.',
    en: 'Valleys and fairy chimneys of soft volcanic stone, with houses, churches and whole towns dug into the rock.',
  },
  about: {
    ar: 'ثارت براكين الأناضول الوسطى قبل ملايين السنين فغطّت الهضبة برماد تصلّب طَفًّا يُقطع بالفأس ويقسو في الهواء. لذلك لم يبنِ الناس هنا بقدر ما حفروا: مخازن ومعاصر وأبراج حمام، وكنائس ملوّنة في غوريمه، ومدن من طبقات تحت كايماكلي ودرين كويو يختبئ فيها أهل القرى إذا مرّت الجيوش.\n\nالمسافات قصيرة والأودية تُمشى. خصّص الفجر للمنطاد، والضحى للكنائس قبل الزحام، ويومًا كاملًا لوادي إهلارا في الغرب. واقضِ المساء في أوتش حصار، حين يصير الحجر بلون المشمش الذي يجفّفه أهلها على السطوح.',
    en: 'Millions of years ago the volcanoes of central Anatolia covered this plateau in ash, which set into tuff, a stone that gives way to a pick and hardens in the air. So people here dug more than they built: storerooms, wine presses and dovecotes, the painted churches of Göreme, and towns of many floors under Kaymaklı and Derinkuyu where villagers hid while armies passed.\n\nDistances are short and the valleys can be walked. Keep dawn for a balloon, the morning for the churches before they fill, and a whole day for Ihlara in the west. Spend the evening in Uçhisar, when the stone turns the colour of the apricots drying on its roofs.',
  },
  has: ['balloons', 'cliffs', 'fort', 'mountains', 'cave houses', 'canyon', 'gorge', 'orchards'],
  picture: {
    kind: 'balloons',
    time: 'dawn',
    seed: 'cappadocia',
    alt: { ar: 'مناطيد فوق أقماع الصخر عند الفجر', en: 'Balloons over cones of rock at dawn' },
  },
  products: [balloonOverGoreme, paintedChurches, kaymakliWithChildren, ihlaraValleyWalk, uchisarCaveHouse],
}
