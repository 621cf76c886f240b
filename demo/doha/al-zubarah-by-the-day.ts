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
    ar: 'قلعة الزبارة ومدينة اللؤلؤ ونقوش الجساسية في شمال قطر، بسيارة خاصة مع مرشدة. السعر للسيارة.',
    en: 'A private car with guide to the UNESCO pearl town of Al Zubarah, its fort and the Jassasiya carvings. Up to five people.',
  },
  overview: {
    ar: 'على الساحل الشمالي الغربي، بعد ساعة ونصف من الدوحة، كانت الزبارة في أواخر القرن الثامن عشر من أغنى مرافئ الخليج: لؤلؤ يخرج منها، وفخار صيني وتمر وبُنّ يدخلها. هوجمت سنة 1811 وأُحرقت، ثم عاد إليها بعض أهلها، وخلت في مطلع القرن العشرين. غطاها الرمل فحفظها، ودخلت قائمة التراث العالمي سنة 2013، وهي أول موقع قطري فيها.\n\nالناس يأتون من أجل الحصن ويعودون منه، وقد بُني سنة 1938 مخفرًا لخفر السواحل، أي بعد أن خلت المدينة. نحن نعطيه حقّه، ثم نمضي إلى المدينة نفسها عند الماء: السور ومواضع أبراجه، وقصر من تسعة أفنية، ودُور صغيرة لها مدابس يسيل فيها دبس التمر في قنوات من الجص.\n\nالسيارة والمرشدة لكم وحدكم. بعد الزبارة تختارون: قرية الجميل الخالية على البحر، أو مرفأ الرويس، أو جبل الجساسية وفيه مئات النقوش، ومنها سفن بمجاديفها رُسمت كما تُرى من فوق. ومن حجز يومين رأى الثلاثة على مهل.',
    en: 'On the north-west coast, an hour and a half from Doha, Al Zubarah was in the late eighteenth century one of the richest harbours of the Gulf. Pearls went out; Chinese porcelain, dates and coffee came in. It was attacked and burned in 1811, part of its people returned, and by the early twentieth century it stood empty. Sand covered it and so kept it, and in 2013 it became the first place in Qatar on the World Heritage List.\n\nMost visitors come for the fort and leave from it, though it was built in 1938 as a coast guard post, when the town was already deserted. We give it its due, then go on to the town itself by the water: the wall and the footings of its towers, a palace of nine courtyards, and small houses with date presses, where syrup ran along channels of plaster.\n\nCar and guide are yours alone. After Al Zubarah you choose: the empty village of Al Jumail by the sea, the harbour of Al Ruwais, or the rocks of Jebel Jassasiya with their hundreds of carvings, among them ships drawn from above with all their oars. Book two days to see all three without rushing.',
  },
  highlights: {
    ar: [
      'زيارة المدينة المدفونة عند الشاطئ، لا الحصن وحده',
      'رؤية مدابس التمر وقنواتها في أرض البيوت',
      'قراءة قصر من تسعة أفنية من أساسه',
      'البحث عن سفن منقوشة في صخر الجساسية',
      'غداء سمك في الرويس أو في ظل أثلة',
    ],
    en: [
      'Explore the buried town by the shore, not only the fort',
      'See date presses with their channels in house floors',
      'Read a palace of nine courtyards from its footings',
      'Find ships carved in the rock of Jassasiya',
      'Eat fish at Al Ruwais or in a tamarisk’s shade',
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
    ar: ['الغداء ما لم تضيفوه', 'ما يزيد على 9 ساعات: 90 ريالًا لكل ساعة'],
    en: ['Lunch unless you add it', 'Hours beyond the ninth: 90 riyals each'],
  },
  bring: {
    ar: ['قبعة ونظارة شمسية، فلا ظل في المدينة', 'حذاء مغلق للصخر', 'سترة من ديسمبر إلى فبراير، فريح الشمال باردة'],
    en: [
      'A hat and sunglasses; the town has no shade',
      'Closed shoes for the rocks',
      'A jacket from December to February; the north wind is cold',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'لا يُفتح الحصن صباح الجمعة، فنبدأ يومها من الجساسية ونصل إليه بعد الظهر',
      'لا ندخل خط الحفر المسيّج، ونمشي على الممشى الخشبي حيث وُجد',
      'من يونيو إلى سبتمبر ننطلق في 6:00 صباحًا قبل الحر',
      'في كل سيارة مقعد طفل، ونحتاج إلى عمره قبل يوم',
    ],
    en: [
      'The fort stays shut on Friday mornings, so that day we start at Jassasiya and reach it after noon',
      'We stay outside the fenced trenches and on the boardwalk where there is one',
      'From June to September we leave at 6 am, ahead of the heat',
      'Each car has a child seat; tell us the age a day ahead',
    ],
  },
  itinerary: [
    {
      title: { ar: 'من باب فندقكم', en: 'From your hotel door' },
      text: {
        ar: 'طريق الشمال ساعة ونصف، وفيها قصة اللؤلؤ من الغوص إلى الكساد.',
        en: 'The North Road for an hour and a half, time enough for the story of pearls from dive to slump.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'حصن الزبارة', en: 'The fort' },
      text: {
        ar: 'جدران سمكها متر من حجر البحر والجص، وثلاثة أبراج مستديرة ورابع مستطيل، وبئر في الفناء.',
        en: 'Walls a metre thick of sea stone and plaster, three round towers and a rectangular one, a well in the court.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'المدينة', en: 'The town' },
      text: {
        ar: 'من السور إلى الشاطئ على الأقدام: السوق فالقصر فالمدابس، وكسر الخزف تحت أقدامنا حيث نتركها.',
        en: 'On foot from the wall to the beach: market, palace, date presses, with sherds underfoot that we leave where they lie.',
      },
      minutes: 100,
    },
    {
      title: { ar: 'الجميل أو الرويس', en: 'Al Jumail or Al Ruwais' },
      text: {
        ar: 'مئذنة وبيوت من حجر البحر في قرية تركها أهلها، أو شباك الصيادين في مرفأ عامر.',
        en: 'A minaret and houses of sea stone in a village its people left, or fishermen’s nets in a working harbour.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'جبل الجساسية', en: 'Jebel Jassasiya' },
      text: {
        ar: 'أقماع صغيرة في صفين كلوح لعبة، وورود، وسفن. نراها في ضوء مائل لأن الظهيرة تمحوها.',
        en: 'Small cups in double rows like a game board, rosettes, ships. We come in slanting light, because they disappear at noon.',
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
    name: { ar: 'موقف حصن الزبارة لمن يصل بسيارته', en: 'The car park of the fort, if you have your own car' },
    address: { ar: 'الزبارة، بلدية الشمال، قطر', en: 'Al Zubarah, Al Shamal Municipality, Qatar' },
    lat: 25.977,
    lng: 51.0454,
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
        ar: 'تسع ساعات في اليوم من الباب إلى الباب، وتُحجز ليوم أو أكثر.',
        en: 'Nine hours a day from door to door, for one day or more.',
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
      name: { ar: 'فندقكم في الدوحة أو الخليج الغربي', en: 'Your hotel in Doha or West Bay' },
      address: { ar: 'اكتبوا اسم الفندق في ملاحظة الحجز', en: 'Write its name in the booking note' },
      minutesBefore: 0,
      priceMinor: 0,
      lat: 25.3213,
      lng: 51.5283,
    },
    {
      code: 'hotel-wakrah',
      name: { ar: 'فندقكم في الوكرة', en: 'Your hotel in Al Wakrah' },
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
