import type { DemoProduct } from '#demo/shape.ts'

export const emptyQuarterByTheDay: DemoProduct = {
  code: 'empty-quarter-car-by-the-day',
  slug: { ar: 'الربع-الخالي-بسيارة-باليوم', en: 'empty-quarter-by-car-and-day' },
  category: 'desert-adventure',
  supplier: 'qara-and-sand',
  title: {
    ar: 'الربع الخالي من صلالة: سيارة ودليل باليوم',
    en: 'The Empty Quarter from Salalah: car and guide by the day',
  },
  summary: {
    ar: 'سيارة دفع رباعي لأربعة مع دليل من ثمريت، إلى شصر ورمال الحشمان، والسعر للسيارة في اليوم.',
    en: 'A 4×4 for four with a guide from Thumrait, to Shisr and the Hashman sands, priced per car and day.',
  },
  overview: {
    ar: 'خرج برترام توماس من صلالة في ديسمبر 1930 مع الشيخ صالح بن كلوت الراشدي، وبلغا الدوحة بعد 59 يومًا على الإبل. كانت أول رحلة موثقة تعبر الربع الخالي، وقد بدأت من الطريق الذي نسلكه: فوق جبل القرا، ثم سهل ثمريت، ثم شصر، ثم أول الرمل.\n\nشصر واحة صغيرة سقط نصف حصنها في هوة انفتحت تحته. قال قوم سنة 1992 إنها أوبار التي تذكرها الحكايات، وقال غيرهم هي محطة ماء على طريق اللبان ولا أكثر. نقف على الحافة ونعرض عليكم الحجتين.\n\nبعد شصر ينتهي الإسفلت، وعلى نحو مئة كيلومتر تبدأ رمال الحشمان: عروق حمراء تعلو السبخة البيضاء مئة متر وأكثر. سعيد، دليلنا، من بيت كثير، وكان جده ممن رافقوا ثيسيجر. يُرخي الهواء من العجلات، ويقرأ الرمل كما يُقرأ الموج، ويعرف متى يقول: من هنا نمشي.\n\nاحجزوا يومًا واحدًا للذهاب والعودة، أو يومين وثلاثة مع المبيت في الرمل.',
    en: 'In December 1930 Bertram Thomas left Salalah with Sheikh Salih bin Kalut of the Rashid, and 59 days later they reached Doha by camel. It was the first recorded crossing of the Empty Quarter, and it began on the road we take: over Jebel Qara, across the plain of Thumrait, to Shisr and the first sand.\n\nShisr is a small oasis where half a fort has fallen into a hole that opened beneath it. In 1992 some said it was the Ubar of the tales; others call it a watering place on the frankincense road and nothing more. We stand at the edge and lay out both cases.\n\nAfter Shisr the tarmac ends, and about a hundred kilometres on the Hashman sands begin: red ridges rising a hundred metres and more from white salt flats. Said, our guide, is of the Bayt Kathir, and his grandfather was among those who rode with Thesiger. He lets air out of the tyres, reads sand as others read swell, and knows when to say: from here we walk.\n\nBook one day there and back, or two or three with nights in the sand.',
  },
  highlights: {
    ar: [
      'سيارة ودليل لمجموعتك وحدها، والطريق يُرسم معك',
      'حصن شصر والهوة التي ابتلعته، من مواقع أرض اللبان',
      'جيودات تُكسر فتظهر بلوراتها قرب الحشمان',
      'غروب من ظهر عرق لا أثر فيه لغير أقدامكم',
    ],
    en: [
      'Car and guide for your group alone, on a route drawn up with you',
      'The fort of Shisr and the hole that swallowed it, part of the Land of Frankincense',
      'Geodes near Al Hashman, cracked open to show their crystals',
      'Sunset from the back of a dune with no footprints but your own',
    ],
  },
  includes: {
    ar: [
      'سيارة دفع رباعي مجهزة مع وقودها وسائقها الدليل',
      'غداء على الحطب وقهوة عند الغروب',
      'ماء بلا حد وصندوق إسعاف',
      'هاتف فضائي، وسيارة ثانية ترافقنا بعد شصر',
    ],
    en: [
      'An equipped 4×4 with fuel and its driver-guide',
      'Lunch cooked on wood, and coffee at sunset',
      'Water without limit and a first-aid box',
      'A satellite telephone, and a second car with us beyond Shisr',
    ],
  },
  excludes: {
    ar: ['خيام المبيت وعشاؤه لمن حجز أكثر من يوم، وهي في الإضافات', 'تذكرة موقع أوبار في شصر'],
    en: ['Tents and dinner for those booking more than a day; see the extras', 'The ticket for the Ubar site at Shisr'],
  },
  bring: {
    ar: ['غطاء رأس يُلف ونظارة شمس', 'سترة ثقيلة من ديسمبر إلى فبراير', 'بطاقة هوية أو جواز لنقطة التفتيش'],
    en: [
      'A headcloth and sunglasses',
      'A thick jacket from December to February',
      'An identity card or passport for the checkpoint',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نخرج من أكتوبر إلى أبريل، وفي غيرها تتجاوز الحرارة 48 درجة فلا نخرج',
      'يؤكد سعيد كل حجز بنفسه بعد أن يسأل عن الريح',
      'نحو 500 كيلومتر ذهابًا وإيابًا، ربعها على غير معبّد',
      'لا شبكة هاتف بعد شصر',
      'لا ننصح بالرمل لمن في حمل أو من يشكو ظهره، ولهم شصر وحدها بالسعر نفسه',
    ],
    en: [
      'We go from October to April; outside that it passes 48 °C and we stay at home',
      'Said confirms each booking himself after asking about the wind',
      'About 500 km there and back, a quarter of it unpaved',
      'There is no telephone signal beyond Shisr',
      'We advise against the sand in pregnancy or with a bad back; Shisr alone costs the same',
    ],
  },
  itinerary: [
    {
      title: { ar: 'فوق القرا إلى ثمريت', en: 'Over Qara to Thumrait' },
      text: {
        ar: 'وقفة للوقود والخبز، وآخر دكان فيه ثلج.',
        en: 'A stop for fuel and bread, and the last shop with ice.',
      },
      minutes: 80,
    },
    {
      title: { ar: 'شصر', en: 'Shisr' },
      text: {
        ar: 'الحصن والهوة والنخل، وقهوة عند أهل الواحة.',
        en: 'Fort, hole and palms, and coffee with people of the oasis.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'رمال الحشمان', en: 'The Hashman sands' },
      text: {
        ar: 'غداء في ظل السيارة، ثم صعود بالعجلات وصعود بالأقدام.',
        en: 'Lunch in the shade of the car, then climbing on wheels and climbing on foot.',
      },
      minutes: 210,
    },
    {
      title: { ar: 'الغروب والعودة', en: 'Sunset and the way back' },
      text: {
        ar: 'قهوة على الجمر، ثم ثلاث ساعات ونصف إلى صلالة ليلًا.',
        en: 'Coffee on the coals, then three and a half hours to Salalah by night.',
      },
      minutes: 240,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 2880,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'صلالة جاردنز مول، المدخل الرئيس', en: 'Salalah Gardens Mall, main entrance' },
    address: { ar: 'شارع الرباط، صلالة', en: 'Ar Rubat Street, Salalah' },
    lat: 17.0236,
    lng: 54.0683,
  },
  cancellation: [
    { day: 10, hour: 0, minute: 0, percentage: 0 },
    { day: 4, hour: 0, minute: 0, percentage: 30 },
    { day: 2, hour: 0, minute: 0, percentage: 75 },
  ],
  pictures: [
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'empty-quarter-car-by-the-day-1',
      alt: { ar: 'عروق حمراء في الربع الخالي عند الغروب', en: 'Red ridges of the Empty Quarter at sunset' },
    },
    {
      kind: 'fort',
      time: 'day',
      seed: 'empty-quarter-car-by-the-day-2',
      alt: { ar: 'بقايا حصن شصر', en: 'What remains of the fort at Shisr' },
    },
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'empty-quarter-car-by-the-day-3',
      alt: { ar: 'خيمة وسيارة تحت النجوم', en: 'A tent and a car under the stars' },
    },
  ],
  options: [
    {
      code: 'car-for-four',
      title: { ar: 'سيارة لأربعة', en: 'Car for four' },
      description: {
        ar: 'من العاشرة صباحًا، والعودة نحو الحادية عشرة ليلًا في اليوم الواحد.',
        en: 'From ten in the morning; on a single day, back at about eleven at night.',
      },
      durationMinutes: 780,
      capacity: 8,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 4)', en: 'Car (up to 4)' },
          priceMinor: 135_000,
          originalMinor: 150_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['10:00'], capacity: 3 },
        { weekdays: [5, 6], startTimes: ['10:00'], capacity: 3, adjustBasisPoints: 1000 },
      ],
    },
  ],
  extras: [
    {
      code: 'night-in-the-sand',
      title: { ar: 'خيمة وفراش وعشاء لليلة', en: 'Tent, bedding and dinner for a night' },
      per: 'person',
      priceMinor: 18_000,
      maxQuantity: 16,
    },
    {
      code: 'telescope',
      title: { ar: 'مقراب ومن يشرح السماء ساعتين', en: 'A telescope, and two hours with someone who knows the sky' },
      per: 'booking',
      priceMinor: 32_500,
      maxQuantity: 1,
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
      code: 'airport',
      name: { ar: 'مطار صلالة', en: 'Salalah Airport' },
      address: { ar: 'قاعة الوصول', en: 'Arrivals hall' },
      minutesBefore: 25,
      priceMinor: 0,
      lat: 17.0387,
      lng: 54.0913,
    },
  ],
  reviews: [
    {
      author: 'Erik',
      country: 'DK',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'We took two days and would take three',
      body: 'At night there was no sound at all, and I mean that I heard my own ears. Said made bread in the ashes and found our tracks again in the dark without a light.',
      daysAgo: 16,
    },
    {
      author: 'طلال',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'الطريق نصف الرحلة',
      body: 'سبع ساعات في السيارة ليوم واحد، والرمل ينسيك. أنصح بالمبيت. سعيد يحفظ قصائد جده ولا يسمعك إياها إلا إن سألت.',
      daysAgo: 33,
    },
    {
      author: 'Yuki',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'The car was expensive alone, and I understood why',
      body: 'A second car follows you for safety. Shisr is small; do not expect a city. The salt flat between red walls at four o’clock is why I came.',
      daysAgo: 24,
    },
    {
      author: 'عائشة',
      country: 'OM',
      rating: 3,
      language: 'ar',
      travellerType: 'family',
      title: 'ريح أفسدت المساء',
      body: 'هبّت الريح بعد العصر فلم نصعد العرق الكبير، ورجعنا باكرًا. كانوا صريحين معنا، وتعب الأطفال من الطريق.',
      daysAgo: 47,
    },
  ],
}
