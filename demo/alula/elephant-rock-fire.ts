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
    ar: 'تجلسون مع عائلتكم، حتى ستة أشخاص، حول نار خاصة بكم أمام جبل الفيل، من قبل الغروب إلى أول النجوم. يرافقكم راوٍ ومعدّ قهوة ساعتين وعشر دقائق: تُحمَّص القهوة أمامكم وتُدقّ بالنجر، ويخبز الأطفال أقراصًا صغيرة على الجمر، وتُحكى لهم حكاية بالعربية أو الإنجليزية.\n\nالصخرة على 11 كيلومترًا من العلا، ارتفاعها 52 مترًا، وقد نحتت الريح والماء وسطها حتى بقي منها خرطوم يلامس الأرض. تحمرّ مع الغروب ثم تزرقّ، وبعدها تُطفأ المصابيح لرؤية النجوم.\n\nقبل إشعال النار لعبة للأطفال: ورقة فيها ستة أشكال، من الفطر إلى السلحفاة، يبحثون عنها في الصخور القريبة، ومن وجدها كلها يدقّ القهوة. لا يشمل السعر العشاء، ويمكن إضافته.',
    en: 'You have your own fire at Elephant Rock, for up to six of you, from before sunset until the first stars. For 2 hours 10 minutes a rawi, a local storyteller, and a coffee maker look after you: pale coffee is roasted and pounded in a brass mortar, children bake small rounds of bread on the embers, and there’s a short tale in Arabic or English.\n\nThe rock stands 11 kilometres from AlUla and is 52 metres high. Wind and water have worn out its middle and left a trunk that touches the ground. It turns red at sunset and then blue, and afterwards the lamps go off for the stars.\n\nBefore the fire is lit, children hunt for six shapes among the rocks, from mushroom to tortoise; the one who finds them all pounds the coffee. Dinner isn’t included but can be added.',
  },
  highlights: {
    ar: [
      'الجلوس حول نار لعائلتكم وحدها، حتى ستة أشخاص',
      'تحميص القهوة ودقّها بالنجر',
      'خبز أرغفة صغيرة على الجمر مع الأطفال',
      'البحث عن الأشكال الستة بين الصخور',
      'مشاهدة النجوم نصف ساعة بعد إطفاء المصابيح',
    ],
    en: [
      'Gather round a fire of your own, up to six people',
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
    ar: ['سترة، لأن الرمل يبرد سريعًا بعد الغروب', 'مصباح صغير لكل طفل', 'حذاء لا يمتلئ رملًا'],
    en: ['A jacket, as sand cools quickly after dark', 'A small torch for each child', 'Shoes that keep sand out'],
  },
  knowBeforeYouGo: {
    ar: [
      'دخول الموقع مجاني، والسعر للمجلس وما يُقدَّم فيه',
      'تسلّق الصخرة ممنوع، ونبقى خارج السياج القريب منها',
      'الممر من الموقف إلى المجلس من رمل مدكوك يناسب عربات الأطفال',
      'إذا اشتدت الريح أطفأنا النار ونقلنا المجلس إلى خيمة، أو أعدنا إليكم المبلغ كاملًا',
      'دورات المياه على بعد دقيقتين سيرًا',
    ],
    en: [
      'Entry to the site is free. You pay for the fireside and what we serve there',
      'Climbing the rock isn’t allowed, and we stay outside the low fence around it',
      'The path from the car park is packed sand, suitable for pushchairs',
      'In strong wind we put out the fire and move to a tent, or refund you in full',
      'Toilets are two minutes’ walk away',
    ],
  },
  itinerary: [
    {
      title: { ar: 'لعبة الأشكال', en: 'The game of shapes' },
      text: {
        ar: 'نعطي كل طفل ورقة وقلمًا، ونمشي جولة سهلة بين الصخور قبل الغروب بحثًا عن الأشكال.',
        en: 'Each child gets a sheet and pencil, and we hunt for the shapes on an easy walk around the rocks while it’s still light.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'إشعال النار', en: 'Lighting the fire' },
      text: {
        ar: 'يشعل الراوي النار بحطب يابس وقليل من الليف، ويقف الصغار خلف حجر العلامة.',
        en: 'The rawi lights dry wood with a pinch of palm fibre, while children stand behind the marker stone.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'القهوة والخبز والغروب', en: 'Coffee, bread and sunset' },
      text: {
        ar: 'تُحمَّص القهوة ثم تُدقّ ثم تُغلى في الدلّة، ويُخبز العجين على الجمر دقيقتين لكل وجه.',
        en: 'Coffee is roasted, pounded and brewed, and loaves bake on the embers, two minutes a side.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'الحكاية والنجوم', en: 'The tale and the stars' },
      text: {
        ar: 'يحكي الراوي حكايته ثم تُطفأ المصابيح، وترون في الشتاء الثريا ونطاق الجوزاء بالعين المجردة.',
        en: 'The rawi tells his tale and the lamps go off. In winter you can see the Pleiades and Orion’s belt with the naked eye.',
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
      kind: 'rock-camp',
      time: 'night',
      seed: 'alula-elephant-rock-fire-3',
      alt: { ar: 'مجلس حول النار تحت النجوم', en: 'A circle around a fire under the stars' },
    },
  ],
  options: [
    {
      code: 'fire-circle',
      title: { ar: 'مجلس الغروب', en: 'Sunset fireside' },
      description: {
        ar: 'ساعتان وعشر دقائق حول ناركم، بحكاية عربية أو إنجليزية. ومن الخميس إلى السبت موعد ثانٍ بعد حلول الليل.',
        en: '2 hours 10 minutes around your own fire, with a tale in Arabic or English. From Thursday to Saturday there is also a start after dark.',
      },
      durationMinutes: 130,
      capacity: 12,
      units: [
        {
          code: 'circle',
          kind: 'item',
          title: { ar: 'مجلس (حتى 6)', en: 'Fireside (up to 6)' },
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
      title: { ar: 'مجلس لعائلتين', en: 'Fireside for two families' },
      description: {
        ar: 'مجلس واحد واسع لعشرة أشخاص، مع معدّ قهوة ثانٍ يعلّم الأطفال الخبز.',
        en: 'One large circle for ten people, with a second coffee maker who teaches the children to bake.',
      },
      durationMinutes: 150,
      capacity: 10,
      units: [
        {
          code: 'wide-circle',
          kind: 'item',
          title: { ar: 'مجلس واسع (حتى 10)', en: 'Large fireside (up to 10)' },
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
