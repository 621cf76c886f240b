import { agafayCamp } from './marrakesh/agafay-camp.ts'
import { benYoussef } from './marrakesh/ben-youssef.ts'
import { imlilVillages } from './marrakesh/imlil-villages.ts'
import { majorelle } from './marrakesh/majorelle.ts'
import type { DemoCity } from './shape.ts'

export const marrakesh: DemoCity = {
  code: 'marrakesh',
  slug: { ar: 'مراكش', en: 'marrakesh' },
  name: { ar: 'مراكش', en: 'Marrakesh' },
  country: 'MA',
  zone: 'Africa/Casablanca',
  lat: 31.6295,
  lng: -7.9811,
  summary: {
    ar: 'مدارس وحدائق وأفنية خلف جدران بلون التراب، وثلوج الأطلس في الأفق.',
    en: 'Madrasas, gardens and courtyards behind plain walls, with the snow of the Atlas on the horizon.',
  },
  about: {
    ar: 'أسّسها المرابطون في القرن الحادي عشر على سهل يسقيه الأطلس بقنوات جوفية، وما زال الماء حاضرًا في أفنيتها وسقاياتها وحدائق المنارة وأكدال. ولا يفصل بين الكتبية ومدرسة ابن يوسف إلا نحو كيلومتر واحد، فيه ما يكفي لأسبوع.\n\nوإذا أردت الخروج من الأزقة، فصحراء أكفاي على بعد ساعة، وقرى الجوز تحت توبقال على بعد ساعة ونصف.',
    en: 'The Almoravids founded Marrakesh in the eleventh century on a plain watered from the Atlas by underground channels, and water still runs through its courtyards, its fountains and the gardens of Menara and Agdal. It is barely a kilometre from the Koutoubia to the Ben Youssef Madrasa, with enough on the way for a week.\n\nWhen you’ve had enough of the lanes, the Agafay desert is an hour away, and the walnut villages below Toubkal an hour and a half.',
  },
  has: [
    'desert',
    'camels',
    'palms',
    'souq',
    'mosque',
    'mountains',
    'terraced fields',
    'rock mountains',
    'waterfalls',
    'medina',
    'pool garden',
    'orchards',
  ],
  picture: {
    kind: 'medina-lane',
    time: 'sunset',
    seed: 'marrakesh',
    alt: { ar: 'زقاق في مدينة مراكش العتيقة عند الغروب', en: 'A lane of Marrakesh’s old town at sunset' },
  },
  products: [benYoussef, majorelle, agafayCamp, imlilVillages],
}
