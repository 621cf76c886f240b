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
    ar: 'على أكثر من 100 كيلومتر من القاهرة منخفض أخضر يسقيه بحر يوسف، وهو فرع من النيل لا ينتهي في البحر بل في بحيرة مالحة اسمها قارون. وإلى الجنوب منها وادي الريان، منخفض آخر كان يابسًا حتى سبعينيات القرن الماضي، حين صُرفت إليه مياه الحقول الزائدة فقامت بحيرتان بين الكثبان، وبينهما شلال لا يزيد ارتفاعه على بضعة أمتار، وهو أشهر شلالات مصر لأنها لا تملك غيره.\n\nوأبعد من البحيرتين وادي الحيتان، وقد دخل قائمة التراث العالمي سنة 2005. كان قاع بحر قبل نحو 40 مليون سنة، وفيه مئات الهياكل لحيتان قديمة بقيت لها أرجل خلفية صغيرة لا تحملها. يمشي الزائر بينها على مسار معلّم، والعظام في مواضعها كما كشفتها الريح.\n\nالسيارة بسائقها لكم 12 ساعة تبدأ في 6:00 أو 8:00 صباحًا، ومعها عدّة الرمل والماء والخبز. في اليوم الواحد تختارون أحد مسارين: «أ» إلى وادي الحيتان، أو «ب» إلى البحيرتين والكثبان، وينتهي كلاهما في قرية تونس. ومن حجز يومين جمع المسارين وبات في القرية.',
    en: 'More than 100 kilometres from Cairo lies a green hollow watered by Bahr Yusuf, a branch of the Nile that ends not in the sea but in a salt lake called Qarun. South of it is another hollow, Wadi al-Rayan. It was dry until the 1970s, when surplus water from the fields was led into it and two lakes rose among the dunes. Between them is a fall a few metres high, the best known in Egypt because there is hardly another.\n\nFarther still is Wadi al-Hitan, the Valley of Whales, on the World Heritage List since 2005. Some 40 million years ago it was a sea floor, and it holds hundreds of skeletons of early whales that still had small hind legs, too weak to carry them. You walk among them on a marked path, the bones lying where the wind uncovered them.\n\nThe car and its driver are yours for 12 hours from 6 or 8 am, with sand gear, water and bread on board. On a one-day booking you choose between Route A, to Whale Valley, and Route B, to the lakes and dunes; both end in Tunis village. Book two days to do both and spend the night in the village.',
  },
  highlights: {
    ar: [
      'المشي ساعتين بين هياكل الحيتان في الرمل',
      'زيارة بحيرتي الريان والشلال بينهما',
      'صعود جبل المدورة في نصف ساعة فوق الماء والرمل',
      'زيارة ورش الفخار في قرية تونس',
      'شاي على الرمل قبل طريق العودة',
    ],
    en: [
      'Walk two hours among whale skeletons in the sand',
      'See the lakes of Rayan and the fall between them',
      'Climb Gebel al-Medawara for water and sand below',
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
      'A 4x4 and a driver seasoned in dunes',
      'Fuel and tolls up to 420 kilometres a day',
      'Cold water, bread, cheese and vegetables for a plain lunch',
      'Sandboards and recovery gear',
    ],
  },
  excludes: {
    ar: ['رسوم المحمية، وتُدفع عند البوابة', 'المبيت في تونس لمن أخذ السيارة يومين', 'ورشة الفخار'],
    en: [
      'The fees of the protected area, paid at the gate',
      'A bed in Tunis village if you take two days',
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
      'نؤكد كل حجز خلال يوم بعد التحقق من حال الطريق والتصاريح',
      'بين القاهرة ووادي الحيتان نحو 3 ساعات، وآخرها طريق رملي',
      'لا تُجمع الحفريات ولا الحجارة، والمخالفة يعاقب عليها القانون',
      'لا نسبح في البحيرتين، وفيهما طيور مهاجرة في الشتاء، والشلال مزدحم يوم الجمعة',
      'بين يونيو وأغسطس اختاروا موعد 6:00 صباحًا، فلا نمشي بعد 10:00',
    ],
    en: [
      'We confirm each booking within a day, once the road and permits are checked',
      'Cairo to Wadi al-Hitan takes about three hours, the last of it on sand',
      'No fossil or stone may be taken; the law punishes it',
      'We don’t swim in the lakes, where migrating birds winter; the fall is crowded on Fridays',
      'From June to August choose the 6 am start: we don’t walk after 10 am',
    ],
  },
  itinerary: [
    {
      title: { ar: 'طريق الفيوم الصحراوي', en: 'The Fayoum desert road' },
      text: {
        ar: 'الخروج قبل الزحام، وقهوة عند كوم أوشيم حيث تبدأ الخضرة.',
        en: 'Out before the traffic, with coffee at Kom Aushim, where the green begins.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'المسار أ: وادي الحيتان', en: 'Route A: Wadi al-Hitan' },
      text: {
        ar: 'متحف صغير من طين فيه هيكل كامل طوله 18 مترًا، ثم المسار بين العظام.',
        en: 'A small earthen museum with a whole skeleton of 18 metres, then the path among the bones.',
      },
      minutes: 150,
    },
    {
      title: { ar: 'المسار ب: البحيرتان والشلال', en: 'Route B: the lakes and the waterfall' },
      text: {
        ar: 'غداء تحت ظل السيارة على الشاطئ، وبلشون أبيض في القصب.',
        en: 'Lunch in the shade of the car by the shore, with white egrets in the reeds.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'المسار ب: الكثبان', en: 'Route B: the dunes' },
      text: {
        ar: 'يُنفَّس الهواء من الإطارات، ثم نصف ساعة على الرمل، والتزلج اختياري.',
        en: 'Air let out of the tyres, then half an hour on sand, and sandboards if you like.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'المساران: قرية تونس', en: 'Both routes: Tunis village' },
      text: {
        ar: 'بيوت بقباب من طين على ضفة قارون، ومدرسة الفخار التي أسستها إيفلين بوريه.',
        en: 'Domed mud houses above Lake Qarun, and the pottery school founded by Evelyne Porret.',
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
      title: { ar: 'سيارة لأربعة', en: 'A car for four' },
      description: {
        ar: 'دفع رباعي بمقاعد لأربعة ركاب مع حقائب صغيرة، 12 ساعة في اليوم.',
        en: 'A 4x4 that seats four with small bags, 12 hours a day.',
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
      title: { ar: 'سيارة طويلة لستة', en: 'A long car for six' },
      description: {
        ar: 'هيكل طويل وصف ثالث من المقاعد، ويناسب العائلة.',
        en: 'A long wheelbase with a third row of seats; it suits a family.',
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
