import { abuSimbelByTheDay } from './aswan/abu-simbel-by-the-day.ts'
import { feluccaWithChildren } from './aswan/felucca-with-children.ts'
import { nubianLunchOnHeissa } from './aswan/nubian-lunch-on-heissa.ts'
import { philaeAtOpening } from './aswan/philae-at-opening.ts'
import type { DemoCity } from './shape.ts'

export const aswan: DemoCity = {
  code: 'aswan',
  slug: { ar: 'أسوان', en: 'aswan' },
  name: { ar: 'أسوان', en: 'Aswan' },
  country: 'EG',
  zone: 'Africa/Cairo',
  lat: 24.0889,
  lng: 32.8998,
  summary: {
    ar: 'جزر بين صخور الجرانيت تصلونها بالشراع، وقرى نوبية ملوّنة، وطريق صحراوي إلى أبو سمبل.',
    en: 'Islands you reach under sail, painted Nubian villages and the desert road to Abu Simbel.',
  },
  about: {
    ar: 'اسمها القديم سونو، أي السوق، فهنا كانت مصر تلتقي بالنوبة، ويُنزل العاج والأبنوس والذهب قبل الشلال الأول. ومن محاجرها خرج الجرانيت الأحمر لمسلّات الشمال، وما زالت واحدة منها راقدة في مكانها لم تُفصل عن الصخر. وفي القرن الثالث قبل الميلاد سمع إراتوستينس أن الشمس تبلغ قاع بئر فيها يوم الانقلاب الصيفي، فقاس من ذلك محيط الأرض.\n\nوفي القرن العشرين بُني خزان ثم سد، فارتفع الماء على فيلة وأبو سمبل وعلى قرى النوبة كلها. نُقلت المعابد حجرًا حجرًا، ونُقل معها الناس. ويعيش من بقي منهم قريبًا في غرب سهيل وهيسا وإلفنتين، في بيوت ملوّنة الواجهات. خصّصوا صباحًا لفيلة، وعصرًا للفلوكة، ويومًا للطريق الطويل جنوبًا.',
    en: 'Its old name was Swenet, the market: here Egypt met Nubia, and ivory, ebony and gold were unloaded below the First Cataract. The red granite of the northern obelisks came from its quarries, where one still lies in place, never freed from the rock. In the third century BC Eratosthenes heard that the sun reached the bottom of a well here at midsummer, and from that he measured the earth.\n\nIn the twentieth century came a dam and then a greater one, and the water rose over Philae, over Abu Simbel and over all the villages of Nubia. The temples were moved stone by stone, and so were the people. Many moved only a short way and live in Gharb Soheil, on Heissa and on Elephantine, in houses with painted fronts. Spend a morning at Philae and an afternoon under sail, and keep a day for the long road south.',
  },
  has: ['palms', 'date farms', 'desert', 'camels', 'cliffs', 'pharaonic temple', 'river', 'orchards'],
  picture: {
    kind: 'river',
    time: 'day',
    seed: 'aswan',
    alt: { ar: 'أشرعة بيضاء على النيل في أسوان', en: 'White sails on the Nile at Aswan' },
  },
  products: [philaeAtOpening, feluccaWithChildren, nubianLunchOnHeissa, abuSimbelByTheDay],
}
