import { akchourFalls } from './chefchaouen/akchour-falls.ts'
import { blueMedinaAndTheLoom } from './chefchaouen/blue-medina-and-the-loom.ts'
import { goatFarmMorning } from './chefchaouen/goat-farm-morning.ts'
import { rifKitchen } from './chefchaouen/rif-kitchen.ts'
import type { DemoCity } from './shape.ts'

export const chefchaouen: DemoCity = {
  code: 'chefchaouen',
  slug: { ar: 'شفشاون', en: 'chefchaouen' },
  name: { ar: 'شفشاون', en: 'Chefchaouen' },
  country: 'MA',
  zone: 'Africa/Casablanca',
  lat: 35.1688,
  lng: -5.2636,
  summary: {
    ar: 'المدينة الزرقاء في جبال الريف، وعلى مقربة منها شلالات ومزارع وورش نسيج.',
    en: 'The blue town of the Rif mountains, with waterfalls, farms and weaving workshops close by.',
  },
  about: {
    ar: 'أسّسها علي بن راشد سنة 1471 تحت قمتين تشبهان القرنين، ومنهما اسمها بالأمازيغية: «انظر القرون». وجاءها الأندلسيون بعد غرناطة بالقرميد والبرتقال وصنعة الحرير، وبقيت مغلقة على نفسها حتى سنة 1920. وهي صغيرة تقطعها مشيًا في ساعة، لكنها تستحق أكثر: باب العين ووطاء الحمام والقصبة ورأس الماء، وبينها أزقة يُجدَّد طلاؤها كل ربيع.\n\nويبدأ الجبل عند أبواب المدينة. فشلالات أقشور وقنطرة ربي على بعد أقل من ساعة، وفي الطريق إليها قرى تصنع جبن الماعز وتعصر الزيتون وتنسج الصوف. خصّص صباحًا للمدينة ويومًا للجبل، ومساءً لتطبخ في بيت ريفي.',
    en: 'Ali ibn Rashid founded Chefchaouen in 1471 beneath two peaks like horns, which gave it its Amazigh name: “look at the horns”. Andalusians came after Granada with roof tiles, oranges and the craft of silk, and the town kept to itself until 1920. You can walk across it in an hour, though it deserves longer: Bab el-Ain, Uta el-Hammam, the kasbah and the spring of Ras el-Maa, with lanes between them that are limewashed again each spring.\n\nThe mountain starts at the gate. Less than an hour away are the falls of Akchour and the natural arch called God’s Bridge, and on the way there are villages that make goat cheese, press olives and weave wool. Spend a morning in town, a day in the mountains and an evening cooking in a Rif home.',
  },
  has: ['mountains', 'terraced fields', 'waterfalls', 'gorge', 'souq', 'mosque', 'blue lanes', 'orchards'],
  picture: {
    kind: 'blue-lane',
    time: 'day',
    seed: 'chefchaouen',
    alt: { ar: 'زقاق أزرق في شفشاون', en: 'A blue lane of Chefchaouen' },
  },
  products: [blueMedinaAndTheLoom, akchourFalls, rifKitchen, goatFarmMorning],
}
