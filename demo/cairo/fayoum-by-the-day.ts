import type { DemoProduct } from '#demo/shape.ts'

export const fayoumByTheDay: DemoProduct = {
  code: 'fayoum-and-wadi-al-rayan-by-the-day',
  slug: { ar: 'الفيوم-ووادي-الريان-باليوم', en: 'fayoum-and-wadi-al-rayan-by-the-day' },
  category: 'private-cars',
  supplier: 'fatimid-street',
  title: {
    ar: 'من القاهرة: الفيوم ووادي الحيتان بسيارة خاصة',
    en: 'From Cairo: Fayoum and Whale Valley private 4x4 day trip',
  },
  summary: {
    ar: 'سيارة دفع رباعي بسائق ليوم كامل: وادي الحيتان أو بحيرات وادي الريان، ثم قرية تونس. السعر للسيارة.',
    en: 'A 4x4 with driver for the day: Whale Valley or the Wadi al-Rayan lakes, then Tunis village. Price per car.',
  },
  overview: {
    ar: 'لكم سيارة دفع رباعي خاصة مع سائق يعرف الكثبان لمدة 12 ساعة تبدأ في 6:00 أو 8:00 صباحًا. في اليوم الواحد تختارون أحد مسارين: «أ» إلى وادي الحيتان، أو «ب» إلى بحيرتي وادي الريان والكثبان، وينتهي كلاهما في قرية تونس. وإذا حجزتم يومين جمعتم بين المسارين وبتّم ليلة في القرية.\n\nوادي الحيتان على قائمة التراث العالمي منذ 2005. كان قاع بحر قبل نحو 40 مليون سنة، وفيه مئات الهياكل لحيتان قديمة لها أرجل خلفية صغيرة لا تحملها، تمشون بينها على مسار معلّم. أما وادي الريان فكان يابسًا حتى سبعينيات القرن الماضي، ثم صُرفت إليه مياه الحقول فقامت فيه بحيرتان بينهما شلال ارتفاعه بضعة أمتار.\n\nواليوم طويل، فمن القاهرة إلى وادي الحيتان نحو 3 ساعات، وآخر الطريق رملي.',
    en: 'A 4x4 with a driver who knows the dunes is yours for 12 hours, from 6 or 8 am. On a one-day booking choose Route A, to the fossils of Whale Valley, or Route B, to the lakes and dunes of Wadi al-Rayan. Both end in the potters’ village of Tunis. Book two days to do both and spend the night in the village.\n\nWadi al-Hitan, the Valley of Whales, has been on the World Heritage List since 2005. Some 40 million years ago it was a sea floor, and a marked path leads among hundreds of skeletons of early whales with small hind legs, too weak to carry them. Wadi al-Rayan was dry until the 1970s, when surplus field water formed two lakes among the dunes, with a waterfall a few metres high between them.\n\nIt is a long day: Whale Valley is about three hours from Cairo, the last of it on sand.',
  },
  highlights: {
    ar: [
      'المشي ساعتين بين هياكل الحيتان في الرمل',
      'زيارة بحيرتي الريان والشلال بينهما',
      'صعود جبل المدورة في نصف ساعة والإطلال على البحيرة والكثبان',
      'زيارة ورش الفخار في قرية تونس',
      'شرب الشاي على الرمل قبل طريق العودة',
    ],
    en: [
      'Walk two hours among whale skeletons in the sand',
      'Stop at the Rayan lakes and the waterfall between them',
      'Climb Gebel al-Medawara for the view over lake and dunes',
      'Visit the potteries of Tunis village',
      'Drink tea on the sand before the drive home',
    ],
  },
  includes: {
    ar: [
      'سيارة دفع رباعي وسائق له خبرة بالكثبان',
      'الوقود ورسوم الطريق حتى 420 كيلومترًا في اليوم',
      'ماء بارد وخبز وجبن وخضراوات لغداء بسيط',
      'ألواح للتزلج على الرمل وعدّة إنقاذ',
    ],
    en: [
      'A 4x4 and a driver experienced in the dunes',
      'Fuel and tolls up to 420 kilometres a day',
      'Cold water and a plain lunch of bread, cheese and vegetables',
      'Sandboards and recovery gear',
    ],
  },
  excludes: {
    ar: ['رسوم المحمية، وتُدفع عند البوابة', 'المبيت في قرية تونس إن حجزتم السيارة يومين', 'ورشة الفخار'],
    en: [
      'The protected area’s entry fees, paid at the gate',
      'Your room in Tunis village if you book two days',
      'A pottery lesson',
    ],
  },
  bring: {
    ar: ['قبعة ونظارة شمس', 'سترة للريح، فمساء الصحراء بارد حتى في أبريل', 'جواز السفر أو الهوية لنقاط التفتيش'],
    en: [
      'A hat and sunglasses',
      'A windproof jacket, as desert evenings are cold even in April',
      'A passport or identity card for the checkpoints',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نؤكد كل حجز بعد التحقق من حال الطريق والتصاريح',
      'بين القاهرة ووادي الحيتان نحو 3 ساعات، وآخرها طريق رملي',
      'جمع الحفريات والحجارة ممنوع ويعاقب عليه القانون',
      'السباحة في البحيرتين غير ممكنة، ففيهما طيور مهاجرة في الشتاء. ويزدحم الشلال يوم الجمعة',
      'بين يونيو وأغسطس اختاروا موعد 6:00 صباحًا، لأننا لا نمشي بعد الساعة 10:00',
    ],
    en: [
      'We confirm each booking once the road and permits are checked',
      'Cairo to Wadi al-Hitan takes about three hours, the last of it on sand',
      'Taking fossils or stones is against the law',
      'We don’t swim in the lakes, where migrating birds winter. The waterfall is crowded on Fridays',
      'From June to August choose the 6 am start, as we don’t walk after 10 am',
    ],
  },
  itinerary: [
    {
      title: { ar: 'طريق الفيوم الصحراوي', en: 'The Fayoum desert road' },
      text: {
        ar: 'نخرج قبل الزحام، ونشرب القهوة عند كوم أوشيم حيث تبدأ الخضرة.',
        en: 'We leave before the traffic and stop for coffee at Kom Aushim, where the green begins.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'المسار أ: وادي الحيتان', en: 'Route A: Wadi al-Hitan' },
      text: {
        ar: 'تزورون متحفًا صغيرًا من طين فيه هيكل كامل طوله 18 مترًا، ثم تمشون في المسار بين العظام.',
        en: 'Visit a small earth-built museum with a complete 18-metre skeleton, then follow the path among the bones.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'المسار ب: البحيرتان والشلال', en: 'Route B: the lakes and the waterfall' },
      text: {
        ar: 'تتناولون الغداء في ظل السيارة على شاطئ البحيرة، حيث يقف البلشون الأبيض بين القصب.',
        en: 'You have lunch in the shade of the car by the shore, with white egrets in the reeds.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'المسار ب: الكثبان', en: 'Route B: the dunes' },
      text: {
        ar: 'نخفّف هواء الإطارات ونقود نصف ساعة على الرمل، ويمكنكم تجربة التزلج على الكثبان.',
        en: 'We let air out of the tyres and drive on sand for half an hour. You can try a sandboard if you like.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'المساران: قرية تونس', en: 'Both routes: Tunis village' },
      text: {
        ar: 'نتجوّل بين بيوت الطين ذات القباب على ضفة بحيرة قارون، ونزور مدرسة الفخار التي أسستها إيفلين بوريه.',
        en: 'Walk among domed mud houses above Lake Qarun and visit the pottery school founded by Evelyne Porret.',
      },
      minutes: 75,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: true,
  payLater: true,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'بوابة دار الأوبرا', en: 'The gate of the Opera House' },
    address: { ar: 'أرض الجزيرة، الزمالك، القاهرة', en: 'Gezira grounds, Zamalek, Cairo' },
    lat: 30.0427,
    lng: 31.2241,
  },
  cancellation: [
    { day: 4, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 30 },
    { day: 0, hour: 18, minute: 0, percentage: 80 },
  ],
  pictures: [
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'fayoum-and-wadi-al-rayan-by-the-day-1',
      alt: { ar: 'كثبان في آخر النهار', en: 'Dunes at the end of the day' },
    },
    {
      kind: 'waterfall',
      time: 'day',
      seed: 'fayoum-and-wadi-al-rayan-by-the-day-2',
      alt: { ar: 'شلال قصير بين بحيرتين', en: 'A low fall between two lakes' },
    },
    {
      kind: 'oasis',
      time: 'dawn',
      seed: 'fayoum-and-wadi-al-rayan-by-the-day-3',
      alt: { ar: 'نخل على حافة الماء والصحراء وراءه', en: 'Palms at the water’s edge with desert behind' },
    },
  ],
  options: [
    {
      code: 'car-for-four',
      title: { ar: 'سيارة دفع رباعي لأربعة ركاب', en: '4x4 for four passengers' },
      description: {
        ar: 'دفع رباعي بمقاعد لأربعة ركاب مع حقائب صغيرة، 12 ساعة في اليوم.',
        en: 'A 4x4 that seats four with small bags, yours for 12 hours a day.',
      },
      durationMinutes: 720,
      capacity: 12,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 4)', en: 'Car (up to 4)' },
          priceMinor: 690_000,
          originalMinor: 760_000,
          travellers: 4,
          minQuantity: 1,
          maxQuantity: 3,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['06:00', '08:00'], capacity: 3 },
        { weekdays: [5, 6], startTimes: ['06:00', '08:00'], capacity: 3, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'long-car',
      title: { ar: 'سيارة دفع رباعي طويلة لستة ركاب', en: 'Long-wheelbase 4x4 for six' },
      description: {
        ar: 'سيارة طويلة الهيكل بصف ثالث من المقاعد، تناسب العائلة.',
        en: 'A long wheelbase with a third row of seats, with room for a family.',
      },
      durationMinutes: 720,
      capacity: 6,
      units: [
        {
          code: 'long-car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 6)', en: 'Car (up to 6)' },
          priceMinor: 890_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['06:00', '08:00'], capacity: 2 }],
    },
  ],
  extras: [
    {
      code: 'pottery-hour',
      title: { ar: 'ساعة على الدولاب في تونس', en: 'An hour at the wheel in Tunis village' },
      per: 'person',
      priceMinor: 45_000,
      maxQuantity: 12,
    },
    {
      code: 'geologist',
      title: { ar: 'جيولوجية ترافقكم يومًا في وادي الحيتان', en: 'A geologist with you for a day in Wadi al-Hitan' },
      per: 'booking',
      priceMinor: 320_000,
      maxQuantity: 2,
    },
  ],
  pickups: [
    {
      code: 'tahrir',
      name: { ar: 'المتحف المصري بالتحرير', en: 'The Egyptian Museum in Tahrir' },
      address: { ar: 'البوابة الرئيسية، ميدان التحرير', en: 'Main gate, Tahrir Square' },
      minutesBefore: 15,
      priceMinor: 0,
      lat: 30.0478,
      lng: 31.2336,
    },
    {
      code: 'grand-museum',
      name: { ar: 'المتحف المصري الكبير، الجيزة', en: 'The Grand Egyptian Museum, Giza' },
      address: { ar: 'ساحة المدخل، طريق الإسكندرية الصحراوي', en: 'Entrance plaza, Alexandria desert road' },
      minutesBefore: 10,
      priceMinor: 0,
      lat: 29.9936,
      lng: 31.1194,
    },
  ],
  reviews: [
    {
      author: 'Tomasz S.',
      country: 'PL',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Whales in the desert',
      body: 'My daughter is eight and now she wants to dig bones. Until eleven we had the path for ourselves. Mahmoud made tea at the car. The last part of the road shakes a lot.',
      daysAgo: 14,
    },
    {
      author: 'سارة م.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'يومين أحسن من يوم',
      body: 'بيّتنا في تونس وصحينا على العصافير، وروحنا الحيتان تاني يوم مرتاحين. السواق بيسوق بعقل ومش بيستعرض في الرمل.',
      daysAgo: 31,
    },
    {
      author: 'ناصر ع.',
      country: 'QA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'الطريق متعب مع الصغار',
      body: 'ثلاث ساعات روحة وثلاث رجعة، وولدي عمره خمس سنين ملّ وقام يصيح في الأخير. المكان حلو، بس باتوا هناك.',
      daysAgo: 66,
    },
    {
      author: 'Hannah M.',
      country: 'CA',
      rating: 3,
      language: 'en',
      travellerType: 'couple',
      title: 'Don’t go on Friday',
      body: 'The waterfall was one big picnic with four sound systems. Desert was beautiful and our driver was careful. We picked the wrong day, I guess somebody could have told us when we booked.',
      daysAgo: 102,
    },
  ],
}
