import type { DemoProduct } from '#demo/shape.ts'

export const souqWaqifEvening: DemoProduct = {
  code: 'souq-waqif-and-msheireb-evening',
  slug: { ar: 'سوق-واقف-ومشيرب-في-المساء', en: 'souq-waqif-and-msheireb-in-the-evening' },
  category: 'food-coffee',
  supplier: 'pearl-shores',
  title: { ar: 'الدوحة: جولة مأكولات سوق واقف', en: 'Doha: Souq Waqif food tour with seven tastings' },
  summary: {
    ar: 'سبعة أصناف وثلاثة فناجين قهوة مع طاهٍ قطري، من سوق واقف إلى مقاهي مشيرب.',
    en: 'Seven tastings and three coffees with a Qatari cook, from regag bread in Souq Waqif to the cafés of Msheireb.',
  },
  overview: {
    ar: 'سُمّي سوق واقف بباعته الذين كانوا يقفون إذا صعد ماء الخليج في الوادي. احترق أكثره سنة 2003 وهُجر، ثم أُعيد بناؤه بين 2004 و2008 بالطين وخشب الدنجل والباسجيل، وأُزيل منه ما أُضيف من إسمنت وصفيح، فعاد الناس إليه قبل أن يعود السياح.\n\nمعنا طاهٍ يشتري منه كل يوم. نبدأ بامرأة تمدّ عجين الرقاق على التاوة حتى يشفّ، ثم الهريس والبلاليط وطبق صغير من مجبوس الربيان، ونسأل في دكان البهارات لماذا تختلف خلطة كل بيت. وبين اللقمة واللقمة سوق الصقور، والحمّالون بعرباتهم وصدرياتهم.\n\nثم نعبر الشارع إلى مشيرب، الحي الذي هُدم وبُني من جديد بشوارع ضيقة تستقبل نسيم البحر وتظلّل بعضها بعضًا. هنا القهوة الثالثة، مقطّرة، نقارنها بقهوة بالهيل شربناها قبل ساعتين من دلّة.',
    en: 'Souq Waqif is named after the sellers who stood when the water of the bay came up the wadi. Much of it burned in 2003 and it was half abandoned; between 2004 and 2008 it was rebuilt in mud, danchal poles and split bamboo, and the later cement and tin were taken away. People came back before the tourists did.\n\nYour guide is a cook who shops here every day. We begin with a woman who spreads regag dough over the griddle until light comes through it, go on to harees, sweet balaleet and a small dish of shrimp machboos, and ask at the spice shop why no two households mix alike. Between bites: the falcon souq, and the porters with their barrows and waistcoats.\n\nThen we cross the road to Msheireb, the quarter that was cleared and built anew with narrow streets that face the sea breeze and shade one another. Here comes the third coffee, filtered, to set beside the cardamom coffee we had from a pot two hours before.',
  },
  highlights: {
    ar: [
      'تذوّق خبز الرقاق ساخنًا بالجبن أو بالعسل',
      'مقارنة ثلاث قهوات: بالهيل وكرك ومقطّرة',
      'صنع خلطة بهارات تأخذونها معكم',
      'زيارة سوق الصقور ومستشفاها المجاور',
      'الوقوف في براحة مشيرب تحت سقفها المتحرك',
    ],
    en: [
      'Taste regag off the griddle with cheese or honey',
      'Compare three cups: cardamom coffee, karak and filter coffee',
      'Mix your own spices to take home',
      'Visit the falcon souq and the hospital next door',
      'See the opening roof of Barahat Msheireb',
    ],
  },
  includes: {
    ar: ['مرشد طاهٍ قطري', 'سبع لقمات تكفي عشاءً', 'القهوات الثلاث والماء', 'كيس بهارات وزنه 100 غرام'],
    en: [
      'A Qatari cook as your guide',
      'Seven tastings, enough for a dinner',
      'The three drinks, and water',
      'A 100-gram bag of spices',
    ],
  },
  excludes: {
    ar: ['المشتريات من السوق', 'دخول بيوت متاحف مشيرب، وهي مغلقة في أكثر الأمسيات'],
    en: ['Whatever you buy in the souq', 'The Msheireb Museums, which are closed most evenings'],
  },
  bring: {
    ar: ['شهية وغداء خفيف قبلها', 'حذاء للمشي على الحجر', 'بعض النقد للدكاكين الصغيرة'],
    en: ['An appetite, after a light lunch', 'Shoes for stone paving', 'A little cash for small shops'],
  },
  knowBeforeYouGo: {
    ar: [
      'كل ما نأكله حلال، ولدينا بديل نباتي لكل لقمة إذا أخبرتمونا قبل يوم',
      'في الأكل مكسرات وسمسم وربيان وغلوتين، فاكتبوا لنا عن أي حساسية',
      'نمشي نحو كيلومترين ونصف ببطء، والأزقة مستوية',
      'في رمضان نبدأ بعد المغرب بنصف ساعة ويتغيّر بعض الأطباق',
      'لا نصوّر النساء في دكاكينهن إلا بإذن',
    ],
    en: [
      'Everything is halal; each tasting has a vegetarian alternative if you tell us a day ahead',
      'There are nuts, sesame, shrimp and gluten about, so tell us about any allergy',
      'We walk about 2.5 kilometres, slowly and on the level',
      'In Ramadan we begin half an hour after sunset and some dishes change',
      'We don’t photograph women at their stalls without asking',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الإبهام الذهبي', en: 'The golden thumb' },
      text: {
        ar: 'نلتقي عند إبهام سيزار، ومنه إلى أول فنجان: قهوة شقراء بالهيل وتمر خلاص.',
        en: 'We meet at César’s thumb and go from there to the first cup, pale coffee with cardamom and Khalas dates.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'صفّ الطبّاخات', en: 'The row of cooks' },
      text: {
        ar: 'رقاق وهريس وبلاليط، وكل واحدة تحرس وصفتها عن جارتها.',
        en: 'Regag, harees, balaleet, each cook keeping her recipe from her neighbour.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'البهارات والصقور', en: 'Spices and falcons' },
      text: {
        ar: 'نطحن خلطتنا من اللومي والكركم والقرفة، ثم نزور الصقور على أوكارها الخشبية.',
        en: 'We grind our own mix of dried lime, turmeric and cinnamon, then call on the falcons on their perches.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'مائدة المجبوس', en: 'A table of machboos' },
      text: {
        ar: 'نجلس في مطعم صغير فوق السوق، وفيه الربيان والدقوس ولبن بارد.',
        en: 'We sit down above the souq to shrimp, hot daqoos sauce and cold laban.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'مشيرب', en: 'Msheireb' },
      text: {
        ar: 'كرك نشربه واقفين، ثم القهوة المقطّرة في البراحة والترام يمرّ.',
        en: 'Karak standing up, then the filter coffee in the square as the tram goes by.',
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
      description: { ar: 'ثلاث ساعات، ثمانية ضيوف على الأكثر.', en: 'Three hours, eight guests at most.' },
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
