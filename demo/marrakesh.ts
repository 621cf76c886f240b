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
    ar: 'مدينة بلون التراب، كل ما فيها من جمال خلف الأبواب، والثلج على الأفق.',
    en: 'Madrasas, gardens and courtyards behind plain walls, with the snow of the Atlas on the horizon.',
  },
  about: {
    ar: 'أسّسها المرابطون في القرن الحادي عشر على سهل يسقيه الأطلس بقنوات جوفية، وما زال الماء سرّ المدينة: في الأفنية والسقايات وحدائق المنارة وأكدال. بين الكتبية ومدرسة ابن يوسف كيلومتر واحد، وفيه ما يكفي أسبوعًا.\n\nوحين تكثر عليك الأزقة فالخروج قريب: حصى أكفاي على ساعة، وقرى الجوز تحت توبقال على ساعة ونصف.',
    en: 'The Almoravids founded Marrakesh in the eleventh century on a plain watered from the Atlas by underground channels, and water is still its secret: in the courts, the fountains, the gardens of Menara and Agdal. It is barely a kilometre from the Koutoubia to the Ben Youssef Madrasa, with enough on the way for a week.\n\nAnd when the lanes become too much, the way out is short: the gravel of Agafay in an hour, the walnut villages below Toubkal in an hour and a half.',
  },
  has: ['desert', 'palms', 'souq', 'mosque', 'mountains', 'medina'],
  picture: {
    kind: 'medina-lane',
    time: 'sunset',
    seed: 'marrakesh',
    alt: { ar: 'زقاق في مدينة مراكش العتيقة عند الغروب', en: 'A lane of Marrakesh’s old town at sunset' },
  },
  products: [benYoussef, majorelle, agafayCamp, imlilVillages],
}
