import type { DemoProduct } from '#demo/shape.ts'

export const elephantRockFire: DemoProduct = {
  code: 'alula-elephant-rock-fire',
  slug: { ar: 'جلسة-نار-عند-جبل-الفيل', en: 'a-fireside-at-elephant-rock' },
  category: 'family-parks',
  supplier: 'rawis-of-the-valley',
  title: { ar: 'العلا: جلسة نار خاصة عند جبل الفيل', en: 'AlUla: private sunset fireside at Elephant Rock' },
  summary: {
    ar: 'جلسة نار خاصة لستة عند جبل الفيل من قبل الغروب إلى أول النجوم، مع قهوة وخبز وحكاية للأطفال.',
    en: 'Coffee, bread and a story by your own fire at Elephant Rock, from before sunset to the first stars. Private, for six.',
  },
  overview: {
    ar: 'على 11 كيلومترًا من العلا تقف صخرة رملية ارتفاعها 52 مترًا، أكلت الريح والماء من وسطها حتى بقي خرطوم يمسّ الأرض. ومن هذا الشكل جاء اسمها: جبل الفيل.\n\nنحجز لكم مجلسًا منخفضًا في الرمل حوله وسائد، وفي وسطه نار يشعلها الراوي قبل الغروب بنصف ساعة. تُحمَّص القهوة الشقراء أمامكم وتُدقّ بالنجر، ويخبز الأطفال أقراصًا صغيرة على الجمر. وحين تحمرّ الصخرة ثم تزرقّ، يحكي الراوي حكاية واحدة قصيرة عن الجَمَل الذي سبق الفيل إلى الوادي.\n\nوللأولاد قبل ذلك لعبة: ورقة فيها ستة أشكال، من الفطر إلى السلحفاة، وعليهم أن يجدوها في الصخور القريبة. من وجدها كلها دقّ القهوة بيده.',
    en: 'Some 11 kilometres from AlUla stands a block of sandstone 52 metres high. Wind and water have eaten out its middle and left a trunk that touches the ground. Its Arabic name is Jabal AlFil, Elephant Mountain.\n\nWe hold a low circle in the sand for you, ringed with cushions, and half an hour before sunset your rawi lights the fire in its centre. Pale coffee is roasted in front of you and pounded in a brass mortar; children bake small rounds of bread on the embers. As the rock turns red and then blue, he tells one short tale about the camel that reached this valley before the elephant did.\n\nBefore that comes a game: a sheet with six shapes, from mushroom to tortoise, to be found among the rocks nearby. The child who finds them all pounds the coffee.',
  },
  highlights: {
    ar: [
      'الجلوس في مجلس لعائلتكم وحدها حتى ستة',
      'تحميص القهوة ودقّها بالنجر',
      'خبز أرغفة صغيرة على الجمر مع الأطفال',
      'البحث عن الأشكال الستة بين الصخور',
      'نصف ساعة مع النجوم بلا مصابيح',
    ],
    en: [
      'Have a circle for your family alone, up to six',
      'Roast and pound the coffee',
      'Bake small loaves on the embers with the children',
      'Play the game of six shapes among the rocks',
      'Watch the stars for half an hour with the lamps off',
    ],
  },
  includes: {
    ar: ['الراوي ومعدّ القهوة', 'الحطب والوسائد والأغطية', 'قهوة وشاي وتمر وحليب بالزنجبيل', 'عجين الخبز وزبدة بلدية'],
    en: [
      'A rawi and a coffee maker',
      'Firewood, cushions and blankets',
      'Coffee, tea, dates and milk with ginger',
      'Bread dough and farm butter',
    ],
  },
  excludes: {
    ar: ['العشاء', 'الوصول إلى الموقع'],
    en: ['Dinner', 'Getting to the site'],
  },
  bring: {
    ar: ['سترة، فالرمل يبرد سريعًا بعد الغروب', 'مصباح صغير لكل طفل', 'حذاء لا يمتلئ رملًا'],
    en: ['A jacket, as sand cools quickly after dark', 'A small torch for each child', 'Shoes that keep sand out'],
  },
  knowBeforeYouGo: {
    ar: [
      'دخول الموقع مجاني، والسعر للمجلس وما يُقدَّم فيه',
      'تسلّق الصخرة ممنوع، ونبقى خارج السياج القريب منها',
      'الممر من الموقف إلى المجلس رمل مدكوك تسلكه عربات الأطفال',
      'في الريح الشديدة تُطفأ النار ويُنقل المجلس إلى خيمة، أو نعيد المبلغ كله',
      'دورات المياه على بعد دقيقتين سيرًا',
    ],
    en: [
      'Entry to the site is free; you pay for the circle and what is served in it',
      'Climbing the rock isn’t allowed, and we stay outside the low fence around it',
      'The path from the car park is packed sand and takes pushchairs',
      'In strong wind the fire is put out and we move to a tent, or refund you in full',
      'Toilets are two minutes’ walk away',
    ],
  },
  itinerary: [
    {
      title: { ar: 'لعبة الأشكال', en: 'The game of shapes' },
      text: {
        ar: 'ورقة وقلم لكل طفل، ودورة هادئة بين الصخور والشمس ما زالت عالية.',
        en: 'A sheet and pencil for each child, and an easy round of the rocks with the sun still up.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'إشعال النار', en: 'Lighting the fire' },
      text: {
        ar: 'حطب يابس وقليل من الليف، ويشعلها الراوي ويقف الصغار خلف حجر العلامة.',
        en: 'Dry wood and a pinch of palm fibre. The rawi lights it while children stand behind the marker stone.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'القهوة والخبز والغروب', en: 'Coffee, bread and sunset' },
      text: {
        ar: 'المحماس ثم النجر ثم الدلّة، والأقراص على الجمر دقيقتين لكل وجه.',
        en: 'Roasting pan, mortar, pot, in that order, and loaves on the embers two minutes a side.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'الحكاية والنجوم', en: 'The tale and the stars' },
      text: {
        ar: 'تُطفأ المصابيح، وتُرى الثريا ونطاق الجوزاء شتاءً بالعين المجردة.',
        en: 'Lamps off. In winter the Pleiades and Orion’s belt need no telescope.',
      },
      minutes: 30,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 240,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'موقف سيارات جبل الفيل', en: 'Elephant Rock car park' },
    address: { ar: 'جبل الفيل، شمال شرق العلا', en: 'Jabal AlFil, north-east of AlUla' },
    lat: 26.6953,
    lng: 37.9944,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'dune',
      time: 'sunset',
      seed: 'alula-elephant-rock-fire-2',
      alt: { ar: 'رمل أحمر وظل طويل قبيل الغروب', en: 'Red sand and a long shadow before sunset' },
    },
    {
      kind: 'coffee',
      time: 'sunset',
      seed: 'alula-elephant-rock-fire-1',
      alt: { ar: 'دلّة على جمر وفناجين حولها', en: 'A coffee pot on embers with cups around it' },
    },
    {
      kind: 'desert-camp',
      time: 'night',
      seed: 'alula-elephant-rock-fire-3',
      alt: { ar: 'مجلس حول النار تحت النجوم', en: 'A circle around a fire under the stars' },
    },
  ],
  options: [
    {
      code: 'fire-circle',
      title: { ar: 'مجلس الغروب', en: 'The sunset circle' },
      description: {
        ar: 'ساعتان وعشر دقائق حول ناركم، بحكاية عربية أو إنجليزية. ومن الخميس إلى السبت موعد ثانٍ بعد حلول الليل.',
        en: '2 hours 10 minutes around your own fire, the tale in Arabic or English. From Thursday to Saturday there is also a start after dark.',
      },
      durationMinutes: 130,
      capacity: 12,
      units: [
        {
          code: 'circle',
          kind: 'item',
          title: { ar: 'مجلس (حتى 6)', en: 'Circle (up to 6)' },
          priceMinor: 69_000,
          originalMinor: 78_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: [{ sunset: -75 }], capacity: 6 },
        { weekdays: [4, 5, 6], startTimes: [{ sunset: -75 }, { sunset: 105 }], capacity: 6, adjustBasisPoints: 2000 },
      ],
    },
    {
      code: 'large-circle',
      title: { ar: 'مجلس العائلتين', en: 'A circle for two families' },
      description: {
        ar: 'مجلس واحد واسع لعشرة، ومعدّ قهوة ثانٍ للأطفال يعلّمهم الخبز.',
        en: 'One wide circle for ten, with a second helper who teaches the children to bake.',
      },
      durationMinutes: 150,
      capacity: 10,
      units: [
        {
          code: 'wide-circle',
          kind: 'item',
          title: { ar: 'مجلس واسع (حتى 10)', en: 'Wide circle (up to 10)' },
          priceMinor: 112_000,
          travellers: 10,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [4, 5, 6], startTimes: [{ sunset: -90 }], capacity: 2 }],
    },
  ],
  extras: [
    {
      code: 'jareesh',
      title: { ar: 'عشاء جريش باللبن من بيت قريب', en: 'A dinner of jareesh with yoghurt from a house nearby' },
      per: 'person',
      priceMinor: 6_500,
      maxQuantity: 10,
    },
    {
      code: 'telescope',
      title: { ar: 'تلسكوب وهاوي فلك نصف ساعة', en: 'A telescope and an amateur astronomer for half an hour' },
      per: 'booking',
      priceMinor: 18_000,
      maxQuantity: 1,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'هند ع.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'العيال هم اللي لقوا السلحفاة',
      body: 'أصغرهم مسك النجر وما رضى يرجعه 😄 القهوة مضبوطة.',
      daysAgo: 8,
    },
    {
      author: 'Rebecca K.',
      country: 'AU',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Take a jumper',
      body: 'Cools down quick once the sun’s gone, the blankets were good. Our bread was burnt on one side, the kids ate it anyway. You hear the café music on Fridays.',
      daysAgo: 47,
    },
    {
      author: 'بدر م.',
      country: 'SA',
      rating: 3,
      language: 'ar',
      travellerType: 'friends',
      title: 'للعوايل مو للشباب',
      body: 'جينا أربعة أخويا، القهوة حلوة بس الحكاية واللعبة للبزران. والمكان زحمة لين غابت الشمس. السعر كثير على أربعة.',
      daysAgo: 72,
    },
  ],
}
