import type { DemoProduct } from '#demo/shape.ts'

export const alZubarahByTheDay: DemoProduct = {
  code: 'al-zubarah-by-the-day',
  slug: { ar: 'الزبارة-وشمال-قطر-باليوم', en: 'al-zubarah-and-the-north-by-the-day' },
  category: 'private-cars',
  supplier: 'pearl-shores',
  title: {
    ar: 'من الدوحة: قلعة الزبارة وشمال قطر بسيارة خاصة',
    en: 'From Doha: Al Zubarah and north Qatar private day trip',
  },
  summary: {
    ar: 'زوروا قلعة الزبارة ومدينتها الأثرية ونقوش الجساسية في شمال قطر، بسيارة خاصة مع مرشدة. السعر للسيارة.',
    en: 'Visit the UNESCO pearl town of Al Zubarah, its fort and the Jassasiya carvings by private car with a guide. Up to five people.',
  },
  overview: {
    ar: 'تأخذكم المرشدة بسيارة خاصة من باب فندقكم، أو من متحف الفن الإسلامي في الدوحة، وتعيدكم إليه بعد تسع ساعات. تزورون حصن الزبارة، وتمشون في المدينة الأثرية عند الشاطئ، وتختارون بين قرية الجميل الخالية ومرفأ الرويس. وترون في جبل الجساسية نقوشًا منها سفن بمجاديفها رُسمت كما تُرى من فوق.\n\nكانت الزبارة في أواخر القرن الثامن عشر من أغنى مرافئ الخليج: يخرج منها اللؤلؤ، ويدخلها الخزف الصيني والتمر والبُنّ. أُحرقت سنة 1811، وخلت في مطلع القرن العشرين، فغطاها الرمل وحفظها، وفي سنة 2013 صارت أول موقع قطري في قائمة التراث العالمي. ترون منها السور وقصرًا من تسعة أفنية وبيوتًا لها مدابس للتمر. أما الحصن فبُني سنة 1938 مخفرًا لخفر السواحل.\n\nوإذا أردتم زيارة المواقع كلها على مهل فاحجزوا يومين.',
    en: 'You have a private car and guide for nine hours, from your hotel or the Museum of Islamic Art in Doha and back. You visit the fort of Al Zubarah, walk the ruined town by the water and choose between the empty village of Al Jumail and the harbour of Al Ruwais. At Jebel Jassasiya you find carvings in the rock, among them ships drawn as if seen from above.\n\nIn the late eighteenth century Al Zubarah was one of the richest harbours of the Gulf: pearls went out, and Chinese porcelain, dates and coffee came in. It was burned in 1811 and stood empty by the early twentieth century. Sand covered and preserved it, and in 2013 it became Qatar’s first World Heritage site. You walk along the wall, a palace of nine courtyards and small houses with date presses. The fort came later, in 1938, as a coast guard post.\n\nTo see everything without rushing, book two days.',
  },
  highlights: {
    ar: [
      'التجوّل في المدينة المدفونة عند الشاطئ إضافة إلى الحصن',
      'اكتشاف مدابس التمر وقنواتها في أرض البيوت',
      'تتبّع أساسات قصر من تسعة أفنية',
      'البحث عن سفن منقوشة في صخر الجساسية',
      'التوقف لغداء سمك في الرويس (يُضاف عند الحجز)',
    ],
    en: [
      'Explore the buried town by the shore as well as the fort',
      'Spot date presses and their channels in the house floors',
      'Trace the foundations of a palace with nine courtyards',
      'Find ships carved in the rock of Jassasiya',
      'Stop for a fish lunch at Al Ruwais (add-on)',
    ],
  },
  includes: {
    ar: [
      'سيارة دفع رباعي بوقودها حتى 250 كيلومترًا في اليوم',
      'مرشدة عملت أمينةً في متحف وتقود السيارة بنفسها',
      'تذاكر الحصن',
      'ماء بارد وقهوة وتمر طوال اليوم',
    ],
    en: [
      'A 4x4 with fuel for up to 250 kilometres a day',
      'A guide who was a museum curator and drives the car herself',
      'Entry to the fort',
      'Cold water, coffee and dates all day',
    ],
  },
  excludes: {
    ar: ['الغداء ما لم تضيفوه', 'الساعات الإضافية بعد الساعات التسع: 90 ريالًا للساعة'],
    en: ['Lunch unless you add it', 'Extra hours beyond nine: 90 riyals each'],
  },
  bring: {
    ar: [
      'قبعة ونظارة شمسية، لأن المدينة الأثرية بلا ظل',
      'حذاء مغلق للصخر',
      'سترة من ديسمبر إلى فبراير لأن ريح الشمال باردة',
    ],
    en: [
      'A hat and sunglasses, as the town has no shade',
      'Closed shoes for the rocks',
      'A jacket from December to February, when the north wind is cold',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'الحصن مغلق صباح الجمعة، فنبدأ في ذلك اليوم بالجساسية ونصل إلى الحصن بعد الظهر',
      'لا ندخل الحفريات المسيّجة، ونمشي على الممشى الخشبي حيث وُجد',
      'من يونيو إلى سبتمبر ننطلق في 6:00 صباحًا قبل الحر',
      'في كل سيارة مقعد أطفال، وأخبرونا بعمر الطفل قبل يوم',
    ],
    en: [
      'The fort is closed on Friday mornings, so that day we start at Jassasiya and visit the fort in the afternoon',
      'We stay out of the fenced trenches and keep to the boardwalk where there is one',
      'From June to September we leave at 6 am, ahead of the heat',
      'Each car has a child seat. Tell us your child’s age a day ahead',
    ],
  },
  itinerary: [
    {
      title: { ar: 'من الدوحة إلى الشمال', en: 'From Doha to the north' },
      text: {
        ar: 'نستقبلكم في الدوحة ونسلك طريق الشمال ساعة ونصفًا، وتحكي المرشدة قصة اللؤلؤ من الغوص إلى الكساد.',
        en: 'We drive the North Road for an hour and a half while your guide tells the story of pearling, from the dives to the slump.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'حصن الزبارة', en: 'The fort' },
      text: {
        ar: 'ندخل الحصن ونتأمل جدرانه المبنية من حجر البحر والجص بسمك متر، وأبراجه الأربعة: ثلاثة مستديرة ورابع مستطيل، والبئر في فنائه.',
        en: 'We look around inside: walls of sea stone and plaster a metre thick, three round towers and a rectangular one, and a well in the courtyard.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'المدينة', en: 'The town' },
      text: {
        ar: 'نمشي من السور إلى الشاطئ مرورًا بالسوق فالقصر فمدابس التمر. وترون كسر الخزف على الأرض، ونتركها في مكانها.',
        en: 'We walk from the wall to the beach, past the market, the palace and the date presses. There are pottery sherds on the ground, which we leave where they are.',
      },
      minutes: 100,
    },
    {
      title: { ar: 'الجميل أو الرويس', en: 'Al Jumail or Al Ruwais' },
      text: {
        ar: 'نتوقف في قرية تركها أهلها وبقيت مئذنتها وبيوتها المبنية من حجر البحر، أو في مرفأ عامر بالصيادين وشباكهم.',
        en: 'We stop at an abandoned village with a minaret and houses of sea stone, or at a working harbour among fishermen’s nets.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'جبل الجساسية', en: 'Jebel Jassasiya' },
      text: {
        ar: 'نبحث في الصخر عن حفر صغيرة مصفوفة كلوح لعبة، وعن ورود وسفن منقوشة. ونختار وقت الضوء المائل لأنها لا تكاد تُرى عند الظهر.',
        en: 'We look for rosettes, ships and small cups cut in double rows like a game board. We come in slanting light, because the carvings are hard to see at noon.',
      },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1080,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'موقف متحف الفن الإسلامي في الدوحة', en: 'The car park of the Museum of Islamic Art, Doha' },
    address: { ar: 'الكورنيش، الدوحة', en: 'The Corniche, Doha' },
    lat: 25.2937,
    lng: 51.5402,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 30 },
    { day: 0, hour: 12, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'fort',
      time: 'day',
      seed: 'al-zubarah-by-the-day-1',
      alt: { ar: 'حصن مربع بأبراجه في أرض منبسطة', en: 'A square fort with its towers on flat ground' },
    },
    {
      kind: 'beach',
      time: 'sunset',
      seed: 'al-zubarah-by-the-day-2',
      alt: { ar: 'شاطئ الشمال عند الغروب', en: 'The northern shore at sunset' },
    },
  ],
  options: [
    {
      code: 'car-and-guide',
      title: { ar: 'سيارة ومرشدة', en: 'Car and guide' },
      description: {
        ar: 'تسع ساعات في اليوم من الدوحة وإليها، وتُحجز ليوم أو أكثر.',
        en: 'Nine hours a day from Doha and back, for one day or more.',
      },
      durationMinutes: 540,
      capacity: 10,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة ومرشدة (حتى 5)', en: 'Car and guide (up to 5)' },
          priceMinor: 118_000,
          originalMinor: 130_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['07:30'], capacity: 3, season: ['10-01', '05-31'] },
        { weekdays: [5, 6], startTimes: ['07:30'], capacity: 3, adjustBasisPoints: 1000, season: ['10-01', '05-31'] },
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['06:00'], capacity: 3, season: ['06-01', '09-30'] },
        { weekdays: [5, 6], startTimes: ['06:00'], capacity: 3, adjustBasisPoints: 1000, season: ['06-01', '09-30'] },
      ],
    },
  ],
  extras: [
    {
      code: 'ruwais-lunch',
      title: { ar: 'غداء سمك مشوي وأرز في الرويس', en: 'Grilled fish and rice at Al Ruwais' },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 10,
    },
    {
      code: 'rubbings',
      title: {
        ar: 'ورق وفحم لرسم النقوش من غير لمسها',
        en: 'Paper and charcoal to draw the carvings without touching them',
      },
      per: 'booking',
      priceMinor: 3_000,
      maxQuantity: 2,
    },
  ],
  pickups: [
    {
      code: 'hotel-doha',
      name: { ar: 'باب الفندق في الدوحة أو الخليج الغربي', en: 'Your hotel in Doha or West Bay' },
      address: { ar: 'اكتب اسم الفندق عند إتمام الحجز', en: 'Give its name at checkout' },
      asksPlace: true,
      minutesBefore: 0,
      priceMinor: 0,
      lat: 25.3213,
      lng: 51.5283,
    },
    {
      code: 'hotel-wakrah',
      name: { ar: 'باب الفندق في الوكرة', en: 'Your hotel in Al Wakrah' },
      address: { ar: 'سوق الوكرة وما حوله', en: 'Around Souq Al Wakrah' },
      minutesBefore: 30,
      priceMinor: 8_000,
      lat: 25.1694,
      lng: 51.6098,
    },
  ],
  reviews: [
    {
      author: 'نورة ع.',
      country: 'QA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أحسن من زيارة الحصن لحالها',
      body: 'كل مرة نصور الحصن ونرجع. هالمرة مشينا لين البحر وشفنا المدبسة. الوالد انبسط وايد.',
      daysAgo: 13,
    },
    {
      author: 'Henrik K.',
      country: 'DK',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Wait for the sun at Jassasiya',
      body: 'First we saw nothing on the rock. The guide said wait ten minutes, and then there were ships with oars everywhere. Al Zubarah itself is mostly low walls.',
      daysAgo: 36,
    },
    {
      author: 'Sandra',
      country: 'PT',
      rating: 3,
      language: 'en',
      travellerType: 'friends',
      title: 'Not for everybody',
      body: 'Well organised. But for us too many low walls and very hot at noon. The fish was good.',
      daysAgo: 81,
    },
  ],
}
