import type { DemoProduct } from '#demo/shape.ts'

export const frankincenseLand: DemoProduct = {
  code: 'wadi-dawkah-and-al-baleed',
  slug: { ar: 'وادي-دوكة-ومتحف-أرض-اللبان', en: 'wadi-dawkah-and-the-frankincense-museum' },
  category: 'museums-art',
  supplier: 'manqaf-companions',
  title: {
    ar: 'صلالة: جولة اللبان من وادي دوكة إلى البليد',
    en: 'Salalah: frankincense tour, Wadi Dawkah to Al-Baleed',
  },
  summary: {
    ar: 'زوروا أشجار اللبان في وادي دوكة مع من يجمعه، ثم ميناء البليد ومتحف أرض اللبان مع عالمة آثار.',
    en: 'Walk among the frankincense trees of Wadi Dawkah with a harvester, then tour the port and museum of Al-Baleed with an archaeologist.',
  },
  overview: {
    ar: 'تبدؤون الصباح بين أشجار اللبان في وادي دوكة مع مسلّم الذي ورث جمعه عن أبيه، وتنتهون عند البحر في ميناء البليد ومتحف أرض اللبان مع عالمة آثار. تستغرق الجولة خمس ساعات، وفي العصر خيار مدته ساعتان للبليد والمتحف فقط.\n\nينمو اللبان خلف الجبل، حيث يصل بَرْد الخريف دون مائه. يكشط مسلّم من القشرة بالمنقف قدر إصبعين فيسيل نسغ أبيض كالحليب، وبعد أسبوعين يعيد الجرح، ومن الجرح الثالث يأتي اللبان الذي تعرفونه. وادي دوكة والبليد من مواقع أرض اللبان في قائمة التراث العالمي منذ سنة 2000. مرّ ابن بطوطة بالبليد في القرن الرابع عشر واسمها ظفار، وفيها أسس جامع قام سقفه على 144 عمودًا.',
    en: 'The morning starts among the frankincense trees of Wadi Dawkah with Musallam, who learned the harvest from his father, and ends by the sea at the port and museum of Al-Baleed with an archaeologist. It takes five hours. A two-hour afternoon option covers Al-Baleed and the museum only.\n\nThe frankincense tree grows behind the mountain, where the cool of khareef arrives without the water. With a tool called the manqaf, Musallam scrapes away two fingers of bark until sap as white as milk appears. After two weeks the cut is opened again, and the third cut gives the frankincense you know. Wadi Dawkah is one of four sites listed as World Heritage in 2000 as the Land of Frankincense. Ibn Battuta passed through Al-Baleed in the fourteenth century, when it was called Zafar, and a mosque stood here whose roof rested on 144 columns.',
  },
  highlights: {
    ar: [
      'مشاهدة كشط القشرة بالمنقف على شجرة أُعدّت للشرح',
      'زيارة وادي دوكة في هدوء الصباح قبل الحافلات',
      'المشي بين أسس جامع البليد وعند خوره الذي كان مرسى',
      'تأمّل سفن خيطت ألواحها بلا مسمار في قاعة السفن',
      'مقارنة حبة شزري بحبة حوجري على مجمر واحد',
    ],
    en: [
      'Watch a demonstration tree being tapped with the manqaf',
      'Reach Wadi Dawkah in the quiet before the coaches',
      'Walk Al-Baleed’s great mosque and its harbour creek',
      'Visit the hall of ships sewn together with coir',
      'Compare shazri and hojari on one burner',
    ],
  },
  includes: {
    ar: [
      'سيارة مكيفة إلى الوادي ومنه في خيار الصباح',
      'عالمة آثار، وجامع لبان في الوادي',
      'تذكرة متنزه البليد الأثري والمتحف',
      'شاي بالحليب وخبز قالب في الطريق',
      'كيس لبان صغير من 50 غرامًا',
    ],
    en: [
      'An air-conditioned car to the wadi and back with the morning option',
      'An archaeologist, and a frankincense harvester at the wadi',
      'Entry to the Al-Baleed park and museum',
      'Milk tea and qalib bread on the way',
      'A small bag of frankincense, 50 g',
    ],
  },
  excludes: {
    ar: ['الغداء', 'عربة الغولف داخل البليد (تُدفع أجرتها هناك)'],
    en: ['Lunch', 'The golf cart inside Al-Baleed (pay on site)'],
  },
  bring: {
    ar: ['قبعة، فلا ظل في الوادي غير مظلة واحدة', 'حذاء مغلق للحصى', 'ماء يكفي ساعتين، ومعنا المزيد'],
    en: [
      'A hat, as the only shade in the wadi is one shelter',
      'Closed shoes for gravel',
      'Water for two hours (we carry more)',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'موسم الجمع من أبريل إلى ما قبل الخريف، وفي بقية السنة يشرح مسلّم على شجرة واحدة',
      'لا تقطعوا شيئًا من الأشجار ولا تأخذوا شيئًا من أرض الموقع',
      'موقع البليد واسع مكشوف، وتتوفر عربة لمن لا يناسبه المشي',
      'في ضباب يوليو وأغسطس يطول طريق الجبل نصف ساعة، وتجدون وراءه شمسًا صافية',
    ],
    en: [
      'The harvest runs from April until just before khareef. At other times Musallam shows it on a single tree',
      'Please don’t break anything off the trees or take anything from the site',
      'Al-Baleed is a large, open site. A cart is available if you can’t walk far',
      'In the July and August fog the mountain road takes half an hour longer. Beyond it the sun is out',
    ],
  },
  itinerary: [
    {
      title: { ar: 'طريق الجبل', en: 'The mountain road' },
      text: {
        ar: 'نصعد من بساتين جوز الهند إلى الغيم ثم إلى سهل الحصى في 40 دقيقة، ونقف حيث يتغير النبات.',
        en: 'In 40 minutes we drive from coconut palms through cloud to gravel plain, and stop where the plants change.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'وادي دوكة', en: 'Wadi Dawkah' },
      text: {
        ar: 'نشاهد كيف يُكشط اللحاء بالمنقف فيسيل اللبان، ثم نمشي بين أشجار غُرست من عُقَل وأشجار لا يُعرف عمرها.',
        en: 'Musallam shows how the bark is cut and the sap runs, then we walk among trees raised from cuttings and trees of unknown age.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'البليد', en: 'Al-Baleed' },
      text: {
        ar: 'نمشي من مدخل البر إلى باب البحر، مرورًا بالسور والحصن والجامع والخور.',
        en: 'We walk from the land entrance to the sea gate, past the wall, citadel, mosque and creek.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'متحف أرض اللبان', en: 'Museum of the Frankincense Land' },
      text: {
        ar: 'نبدأ بقاعة السفن التي حملت اللبان إلى روما والصين، ثم قاعة التاريخ.',
        en: 'We begin with the ships that carried frankincense to Rome and China, then visit the hall of history.',
      },
      minutes: 55,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 720,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'باب متحف أرض اللبان', en: 'Door of the Museum of the Frankincense Land' },
    address: {
      ar: 'متنزه البليد الأثري، شارع السلطان قابوس، صلالة',
      en: 'Al-Baleed Park, Sultan Qaboos Street, Salalah',
    },
    lat: 17.0089,
    lng: 54.1344,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'cliff',
      time: 'dawn',
      seed: 'wadi-dawkah-and-al-baleed-1',
      alt: {
        ar: 'مرتفعات جافة في أرض اللبان أول النهار',
        en: 'Dry heights in the land of frankincense early in the day',
      },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'wadi-dawkah-and-al-baleed-2',
      alt: { ar: 'قاعات متحف أرض اللبان', en: 'The halls of the Museum of the Frankincense Land' },
    },
    {
      kind: 'dhow',
      time: 'day',
      seed: 'wadi-dawkah-and-al-baleed-3',
      alt: { ar: 'سفينة مخيطة كالتي حملت اللبان', en: 'A sewn ship like those that carried frankincense' },
    },
  ],
  options: [
    {
      code: 'morning-with-both',
      title: { ar: 'الوادي والميناء في صباح واحد', en: 'Wadi and port in one morning' },
      description: {
        ar: 'خمس ساعات من 7:30 صباحًا، في سيارتين على الأكثر.',
        en: 'Five hours from 7:30 am, in two cars at most.',
      },
      durationMinutes: 300,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 27_500,
          originalMinor: 32_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 13_500 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 6, 7], startTimes: ['07:30'], capacity: 10 }],
    },
    {
      code: 'museum-afternoon',
      title: { ar: 'البليد والمتحف وحدهما عصرًا', en: 'Al-Baleed and the museum only, afternoon' },
      description: {
        ar: 'مع عالمة الآثار، وتنتهي الجولة عند البحر قبل الغروب.',
        en: 'With the archaeologist, ending by the sea before sunset.',
      },
      durationMinutes: 120,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 12_500 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 13,
          maxAge: 30,
          priceMinor: 9_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 6_000 },
      ],
      schedules: [{ weekdays: [1, 3, 4, 7], startTimes: ['15:45'], capacity: 12 }],
    },
  ],
  extras: [
    {
      code: 'hojari',
      title: { ar: '100 غرام من الحوجري الأخضر من جامعه', en: '100 g of green hojari from the man who harvested it' },
      per: 'booking',
      priceMinor: 9_500,
      maxQuantity: 5,
    },
  ],
  pickups: [
    {
      code: 'haffa',
      name: { ar: 'سوق الحافة', en: 'Al Haffa Souq' },
      address: { ar: 'مدخل السوق من جهة البحر، صلالة', en: 'The entrance on the sea side, Salalah' },
      minutesBefore: 20,
      priceMinor: 0,
      lat: 17.0067,
      lng: 54.1001,
    },
    {
      code: 'hawana',
      name: { ar: 'مرسى هوانا صلالة', en: 'Hawana Salalah marina' },
      address: { ar: 'بوابة المرسى، طريق طاقة', en: 'Marina gate, Taqah road' },
      minutesBefore: 40,
      priceMinor: 4_500,
      lat: 17.0262,
      lng: 54.2757,
    },
  ],
  reviews: [
    {
      author: 'Annika S.',
      country: 'SE',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'It smells of lemon when it is wet',
      body: 'Musallam let us touch the milk of the tree and it stayed on my fingers all day. The museum is small but good.',
      daysAgo: 11,
    },
    {
      author: 'حصة',
      country: 'QA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'الشجرة تستريح سنة',
      body: 'هذا اللي عجب عيالي. الدكتورة ترد على الصغير قبل الكبير وما تستعجل.',
      daysAgo: 43,
    },
    {
      author: 'Paul M.',
      country: 'CA',
      rating: 4,
      language: 'en',
      travellerType: 'solo',
      title: 'So humid at Al-Baleed',
      body: 'The wadi first thing was great. Then drizzle and sticky heat at the ruins, I wished I’d paid for the cart. Museum has air con, thank God.',
      daysAgo: 87,
    },
  ],
}
