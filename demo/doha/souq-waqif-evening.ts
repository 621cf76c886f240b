import type { DemoProduct } from '#demo/shape.ts'

export const souqWaqifEvening: DemoProduct = {
  code: 'souq-waqif-and-msheireb-evening',
  slug: { ar: 'سوق-واقف-ومشيرب-في-المساء', en: 'souq-waqif-and-msheireb-in-the-evening' },
  category: 'food-coffee',
  supplier: 'pearl-shores',
  title: { ar: 'الدوحة: جولة مأكولات سوق واقف', en: 'Doha: Souq Waqif food tour with seven tastings' },
  summary: {
    ar: 'تذوّقوا سبعة أصناف وثلاث قهوات مع طاهٍ قطري، من خبز الرقاق في سوق واقف إلى مقاهي مشيرب.',
    en: 'Enjoy seven tastings and three coffees with a Qatari cook, from regag bread in Souq Waqif to the cafés of Msheireb.',
  },
  overview: {
    ar: 'يأخذكم طاهٍ قطري يشتري من سوق واقف كل يوم إلى سبعة أصناف تكفي عشاءً وثلاث قهوات، وتخلطون كيس بهارات بأنفسكم وتأخذونه معكم. نمشي نحو كيلومترين ونصف على مهل في ثلاث ساعات، وننتهي في مقاهي مشيرب.\n\nنبدأ بالرقاق الذي يُمدّ على التاوة حتى يشفّ، ثم نتذوّق الهريس والبلاليط وطبق صغير من مجبوس الربيان، وبين طبق وآخر نزور سوق الصقور ونلتقي الحمّالين وعرباتهم. سُمّي السوق بذلك لأن باعته كانوا يقفون إذا صعد ماء الخليج في الوادي. احترق أكثره سنة 2003، وأُعيد بناؤه بين 2004 و2008 بالطين وخشب الدنجل والباسجيل. وفي مشيرب نقارن القهوة المقطّرة بقهوة الهيل التي بدأنا بها.',
    en: 'Come hungry: your guide is a Qatari cook who shops in Souq Waqif every day. Over three hours you have seven tastings, enough for a dinner, and three coffees, and you mix a bag of spices to take home. We walk about 2.5 kilometres, slowly, with eight guests at most, and end in Msheireb.\n\nFirst comes regag, spread over the griddle until light shows through, then harees, sweet balaleet and a small dish of shrimp machboos. In between we look in on the falcons and meet the porters with their barrows. The souq is named after sellers who stood when the water of the bay came up the wadi. Much of it burned in 2003, and it was rebuilt by 2008 in mud, danchal poles and split bamboo. In Msheireb you compare filter coffee with the cardamom coffee you began with.',
  },
  highlights: {
    ar: [
      'تذوّق خبز الرقاق ساخنًا بالجبن أو بالعسل',
      'مقارنة ثلاث قهوات: بالهيل وكرك ومقطّرة',
      'صنع خلطة بهارات تأخذونها معكم',
      'زيارة سوق الصقور ومستشفى الصقور المجاور',
      'الوقوف في براحة مشيرب تحت سقفها المتحرك',
    ],
    en: [
      'Taste regag off the griddle with cheese or honey',
      'Compare three cups: cardamom coffee, karak and filter coffee',
      'Mix your own spices to take home',
      'Visit the falcon souq and the falcon hospital next door',
      'Stand in Barahat Msheireb under its moving roof',
    ],
  },
  includes: {
    ar: ['مرشد طاهٍ قطري', 'سبعة أصناف تكفي عشاءً', 'ثلاث قهوات وماء', 'كيس بهارات وزنه 100 غرام'],
    en: [
      'A Qatari cook as your guide',
      'Seven tastings, enough for a dinner',
      'Three coffees and water',
      'A 100-gram bag of spices',
    ],
  },
  excludes: {
    ar: ['المشتريات من السوق', 'دخول بيوت متاحف مشيرب، وهي مغلقة في أكثر الأمسيات'],
    en: ['Anything you buy in the souq', 'The Msheireb Museums, which are closed most evenings'],
  },
  bring: {
    ar: ['شهية مفتوحة: اكتفوا بغداء خفيف قبل الجولة', 'حذاء للمشي على الحجر', 'بعض النقد للدكاكين الصغيرة'],
    en: ['An appetite: have a light lunch', 'Comfortable shoes for stone paving', 'A little cash for small shops'],
  },
  knowBeforeYouGo: {
    ar: [
      'كل ما نأكله حلال، ولدينا بديل نباتي لكل صنف إذا أخبرتمونا قبل يوم',
      'في الأطباق مكسرات وسمسم وربيان وغلوتين، فأخبرونا بأي حساسية',
      'نمشي نحو كيلومترين ونصف ببطء، والأزقة مستوية',
      'في رمضان نبدأ بعد المغرب بنصف ساعة، وتتغيّر بعض الأطباق',
      'لا تصوّروا النساء في دكاكينهن إلا بإذنهن',
    ],
    en: [
      'Everything is halal. Each tasting has a vegetarian alternative if you tell us a day ahead',
      'Dishes contain nuts, sesame, shrimp and gluten, so tell us about any allergy',
      'We walk about 2.5 kilometres, slowly and on the level',
      'In Ramadan we begin half an hour after sunset and some dishes change',
      'Please ask before photographing women at their stalls',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الإبهام الذهبي', en: 'The golden thumb' },
      text: {
        ar: 'نلتقي عند إبهام سيزار، ثم نشرب أول فنجان: قهوة شقراء بالهيل مع تمر خلاص.',
        en: 'We meet at César’s giant thumb and walk to the first cup: pale cardamom coffee with Khalas dates.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'صفّ الطبّاخات', en: 'The row of cooks' },
      text: {
        ar: 'نتذوق الرقاق والهريس والبلاليط، ولكل طبّاخة وصفة تخفيها عن جارتها.',
        en: 'We try regag, harees and balaleet, each from a cook who keeps her recipe to herself.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'البهارات والصقور', en: 'Spices and falcons' },
      text: {
        ar: 'نطحن خلطتنا من اللومي والكركم والقرفة، ثم نزور الصقور على أوكارها الخشبية.',
        en: 'We grind our own mix of dried lime, turmeric and cinnamon, then visit the falcons on their perches.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'مائدة المجبوس', en: 'A table of machboos' },
      text: {
        ar: 'نجلس في مطعم صغير يطل على السوق ونأكل مجبوس الربيان مع الدقوس واللبن البارد.',
        en: 'We sit down in a small restaurant above the souq to shrimp machboos, hot daqoos sauce and cold laban.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'مشيرب', en: 'Msheireb' },
      text: {
        ar: 'نمشي في شوارع ضيقة بُنيت لتستقبل نسيم البحر، ونشرب الكرك واقفين، ثم القهوة المقطّرة في البراحة حيث يمرّ الترام.',
        en: 'We walk the rebuilt quarter’s narrow streets, laid out to catch the sea breeze. We drink karak standing up, then filter coffee in the square as the tram goes by.',
      },
      minutes: 35,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 300,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'تمثال الإبهام الذهبي في سوق واقف', en: 'The golden thumb sculpture in Souq Waqif' },
    address: { ar: 'سوق واقف، الدوحة', en: 'Souq Waqif, Doha' },
    lat: 25.2873,
    lng: 51.5331,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 5, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'coffee',
      time: 'sunset',
      seed: 'souq-waqif-and-msheireb-evening-2',
      alt: { ar: 'دلّة وفناجين على صينية', en: 'A coffee pot and small cups on a tray' },
    },
    {
      kind: 'souq',
      time: 'night',
      seed: 'souq-waqif-and-msheireb-evening-1',
      alt: { ar: 'سوق مسقوف تضيئه المصابيح', en: 'A covered market lit by lamps' },
    },
  ],
  options: [
    {
      code: 'with-the-cook',
      title: { ar: 'المساء مع الطاهي', en: 'The evening with the cook' },
      description: { ar: 'مع ثمانية ضيوف على الأكثر.', en: 'With eight guests at most.' },
      durationMinutes: 180,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 29_500 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 16_000 },
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
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['17:30'], capacity: 8, adjustBasisPoints: -500 },
        { weekdays: [4, 5, 6], startTimes: ['17:00', '19:30'], capacity: 8 },
      ],
    },
  ],
  extras: [
    {
      code: 'gift-box',
      title: { ar: 'علبة هدية: بهارات وقهوة شقراء وفنجانان', en: 'A gift box: spices, pale coffee and two cups' },
      per: 'booking',
      priceMinor: 11_000,
      maxQuantity: 5,
    },
    {
      code: 'morning-class',
      title: {
        ar: 'درس مجبوس في اليوم التالي، ساعتان في مطبخ الطاهي',
        en: 'A machboos lesson next day, two hours in the cook’s kitchen',
      },
      per: 'person',
      priceMinor: 22_000,
      maxQuantity: 6,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Mariana',
      country: 'PT',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Do not eat first',
      body: 'They say seven bites, I counted eleven. Come hungry. Jassim knows everybody in that souq.',
      daysAgo: 5,
    },
    {
      author: 'بدر ر.',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'البلاليط غير',
      body: 'نسويها بالكويت كل جمعة بس هني الزعفران أوضح. المشي خفيف. لا تروحون ليلة الخميس، زحمة!',
      daysAgo: 18,
    },
    {
      author: 'Anjali M.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'Vegetarian, no problem',
      body: 'I wrote one day before and there was something for me at every stop. Lentils were too good, the others were asking to taste.',
      daysAgo: 46,
    },
    {
      author: 'Greg S.',
      country: 'CA',
      rating: 3,
      language: 'en',
      travellerType: 'business',
      title: 'Fun, a bit long',
      body: 'Liked the souq half, the new quarter less so. Three coffees after eight pm, I was awake until four.',
      daysAgo: 88,
    },
  ],
}
