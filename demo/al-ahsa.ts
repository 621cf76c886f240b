import { dateFarmLunch } from './al-ahsa/date-farm-lunch.ts'
import { oasisSpringsByCar } from './al-ahsa/oasis-springs-by-car.ts'
import { qarahCavesAndThePotter } from './al-ahsa/qarah-caves-and-the-potter.ts'
import { qaisariyaAndTheBishtTailors } from './al-ahsa/qaisariya-and-the-bisht-tailors.ts'
import type { DemoCity } from './shape.ts'

export const alAhsa: DemoCity = {
  code: 'al-ahsa',
  slug: { ar: 'الأحساء', en: 'al-ahsa' },
  name: { ar: 'الأحساء', en: 'Al-Ahsa' },
  country: 'SA',
  zone: 'Asia/Riyadh',
  lat: 25.3833,
  lng: 49.5867,
  summary: {
    ar: 'واحة فيها مليونان ونصف المليون نخلة، وعيون وكهوف باردة وسوق تُخاط فيه البشوت.',
    en: 'An oasis of two and a half million palms, with springs, cool caves and a souq where cloaks are sewn.',
  },
  about: {
    ar: 'بين الدهناء والخليج حوض من الماء العذب تحت الرمل، قامت عليه الأحساء، وسمّاها القدماء هجر وضُرب بتمرها المثل: «كمستبضع التمر إلى هجر». وهي واحة مأهولة منذ العصر الحجري الحديث، وفي سنة 2018 دخلت قائمة التراث العالمي بـ12 موقعًا، من البساتين وقنوات السقي إلى مسجد جواثى وجبل القارة وأحياء الهفوف القديمة.\n\nلا تفصل بين السوق والمزارع إلا دقائق: تخرج من سوق القيصرية، وبعد عشر دقائق تسير على طريق ضيق بين صفّين من النخل. خصّص صباحًا للعيون وظهيرة للكهوف، لأنها باردة في عز الصيف، واجلس عصرًا إلى سفرة فيها الرز الأحمر الذي تُعرف به الواحة.',
    en: 'Between the Dahna sands and the Gulf lies a basin of fresh groundwater, and Al-Ahsa stands on it. The ancients called it Hajar, and its dates gave Arabic a proverb: “like taking dates to Hajar”. People have lived here since the Neolithic, and in 2018 the oasis joined the World Heritage List with 12 sites, from gardens and channels to Jawatha Mosque, Jabal Al-Qarah and the old quarters of Hofuf.\n\nTown and farmland lie side by side here. Ten minutes after leaving the Qaisariya you’re on a lane too narrow for two cars, with palms on either side. Spend a morning at the springs, the hot hours in the caves, which stay cool at the height of summer, and sit down in the afternoon to the oasis’s red rice.',
  },
  has: ['palms', 'date farms', 'orchards', 'desert', 'camels', 'souq', 'cliffs', 'canyon', 'coffee pots'],
  picture: {
    kind: 'palm-grove',
    time: 'dawn',
    seed: 'al-ahsa',
    alt: { ar: 'نخل الأحساء في ضباب الصباح', en: 'The palms of Al-Ahsa in morning mist' },
  },
  products: [qaisariyaAndTheBishtTailors, qarahCavesAndThePotter, oasisSpringsByCar, dateFarmLunch],
}
