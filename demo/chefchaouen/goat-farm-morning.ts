import type { DemoProduct } from '#demo/shape.ts'

export const goatFarmMorning: DemoProduct = {
  code: 'goat-farm-morning',
  slug: { ar: 'صباح-عائلي-في-مزرعة-ماعز', en: 'family-morning-on-a-goat-farm' },
  category: 'family-parks',
  supplier: 'atlas-doors',
  title: { ar: 'شفشاون: صباح عائلي في مزرعة ماعز', en: 'Chefchaouen: family morning on a goat farm' },
  summary: {
    ar: 'صباح خاص في مزرعة ماعز قرب شفشاون: حلب وصنع جبن وإرضاع الجداء وفطور. السعر للعائلة.',
    en: 'A private family morning on a farm near Dardara: milk goats, make cheese, bottle-feed baby goats and have breakfast. Price per family.',
  },
  overview: {
    ar: 'المزرعة لعائلتكم وحدها من الحلب إلى الفطور. تحلبون الماعز، ويُرضع الأطفال الجداء بالقنينة، ونمشي مع القطيع نصف ساعة حتى طرف البلوط، ثم نصنع الجبن في قوالب من سعف الدوم.\n\nتقع المزرعة على بعد 10 كيلومترات جنوب شفشاون، وتربّي فيها الأسرة 60 عنزة وكلبين وحمارًا اسمه بركة. تأكل الماعز في الجبل الزعتر والبلوط والضرو، فيكتسب حليبها شيئًا من نكهتها. وجبن الماعز الشفشاوني مسجّل في المغرب ببيان جغرافي محمي.\n\nهذه مزرعة تعمل كل يوم، ولا نُلبس حيواناتها أزياء للتصوير. وإذا اقتربت ولادة عنزة ابتعدنا عنها، وقد يرى الأطفال أحيانًا جديًا حديث الولادة.',
    en: 'The farm is private to your family from milking to breakfast. You try your hand at milking, the children bottle-feed baby goats, and we walk with the herd for half an hour to the edge of the oaks. Then we make cheese in moulds of palm leaf, pressed by hand.\n\nOn the farm, 10 kilometres south of Chefchaouen, the family keeps 60 goats, two dogs and a donkey called Baraka. On the mountain the goats eat thyme, acorns and mastic, and the milk takes on some of the flavour. Chefchaouen goat cheese is registered in Morocco as a protected geographical indication.\n\nThis is a working farm, and we don’t dress up animals for photos. If a goat is about to give birth we keep our distance, though guests sometimes see a newborn.',
  },
  highlights: {
    ar: [
      'إطعام جدي عمره أسابيع بقنينة الحليب',
      'المشي خلف القطيع وراعيه إلى طرف غابة البلوط',
      'صنع قالب جبن يعود به كل طفل',
      'ركوب الحمار بركة لمن دون 30 كيلوغرامًا',
    ],
    en: [
      'Bottle-feed a baby goat a few weeks old',
      'Walk behind the herd and goatherd to the oaks',
      'Make a cheese, one for each child to take home',
      'Ride Baraka the donkey (children under 30 kg)',
    ],
  },
  includes: {
    ar: [
      'المزرعة لمجموعتكم وحدها طوال الزيارة',
      'مرشد يترجم بينكم وبين أهل البيت',
      'أحذية مطاطية للأطفال بمقاسات من 24 إلى 38',
      'فطور من خبز وجبن وعسل وزيت',
      'قوالب الجبن وكيس بارد لحملها',
    ],
    en: [
      'Private use of the farm for the whole visit',
      'A guide who translates between you and the household',
      'Rubber boots for children, sizes 24 to 38',
      'A breakfast of bread, cheese, honey and oil',
      'Cheese moulds and a cool bag to carry them',
    ],
  },
  excludes: {
    ar: ['الوصول إلى المزرعة ما لم تختاروا الاستقبال', 'الجبن الذي تشترونه'],
    en: ['Getting to the farm unless you choose the pick-up', 'Any extra cheese you buy'],
  },
  bring: {
    ar: ['ملابس لا يضرّها الطين، فالجداء تقضم الثياب أيضًا', 'قبعات', 'ثياب احتياطية للصغار'],
    en: ['Clothes that can take mud and nibbling baby goats', 'Hats', 'Spare clothes for the children'],
  },
  knowBeforeYouGo: {
    ar: [
      'يُغلى الحليب ويُبرَّد قبل صنع الجبن، فيناسب الأطفال الصغار والحوامل',
      'نغسل أيدينا بالماء الدافئ والصابون بعد الخروج من الحظيرة',
      'أكثر الولادات بين يناير ومارس، وفي الصيف يقلّ عدد الجداء',
      'الكلبان هادئان، ونربطهما ما دام الأطفال في الحظيرة',
      'المزرعة مغلقة يوم السبت، فهو يوم السوق عند أهلها',
    ],
    en: [
      'The milk is boiled and cooled before the cheese is made, so small children and pregnant women can eat it',
      'We wash our hands with soap and warm water after the pen',
      'Most baby goats are born between January and March, and in summer there are fewer',
      'The two dogs are calm and tied while children are in the pen',
      'The farm is closed on Saturdays, when the family goes to market',
    ],
  },
  itinerary: [
    {
      title: { ar: 'الحظيرة قبل الخروج', en: 'The pen before the gate opens' },
      text: {
        ar: 'تحلبون باليد، وتعدّون القطيع بالأسماء، وترضعون الجداء بالقنينة.',
        en: 'You milk by hand, count the herd by name and give the baby goats their bottles.',
      },
      minutes: 45,
    },
    {
      title: { ar: 'إلى طرف البلوط', en: 'To the edge of the oaks' },
      text: {
        ar: 'نمشي نصف ساعة خلف الراعي، ويتعلم الأطفال صفيره.',
        en: 'Walk for half an hour behind the goatherd, who teaches you his whistle.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'بيت الجبن', en: 'The cheese room' },
      text: {
        ar: 'نصنع الجبن بالمنفحة والقوالب والملح، ثم تتذوّقون المصل الطازج إن أحببتم.',
        en: 'Make cheese with rennet, moulds and salt, then try a glass of fresh whey.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'فطور تحت شجرة التين', en: 'Breakfast under the fig tree' },
      text: {
        ar: 'نفطر بخبز من فرن البيت، ثم يركب الأطفال بركة حول الفناء.',
        en: 'Eat bread from the family’s oven, and let the children ride Baraka around the yard.',
      },
      minutes: 45,
    },
  ],
  guideLanguages: ['ar', 'fr', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'MAD',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مفرق الدردارة، من جهة شفشاون', en: 'Dardara junction, on the Chefchaouen side' },
    address: { ar: 'الطريق الوطنية 2، الدردارة، إقليم شفشاون', en: 'National road 2, Dardara, Chefchaouen province' },
    lat: 35.1143,
    lng: -5.2887,
  },
  cancellation: [
    { day: 4, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 35 },
  ],
  pictures: [
    {
      kind: 'orchard',
      time: 'dawn',
      seed: 'goat-farm-morning-2',
      alt: { ar: 'أشجار على درب المزرعة في الصباح', en: 'Trees along a farm track in the morning' },
    },
    {
      kind: 'mountain-terraces',
      time: 'day',
      seed: 'goat-farm-morning-1',
      alt: { ar: 'سفوح خضراء مدرّجة فيها بيوت متفرقة', en: 'Green terraced slopes with scattered houses' },
    },
  ],
  options: [
    {
      code: 'farm-morning',
      title: { ar: 'صباح لعائلة واحدة', en: 'Farm morning for one family' },
      description: {
        ar: 'ثلاث ساعات من الحلب إلى الفطور، لعائلة واحدة حتى ستة أشخاص.',
        en: 'Three hours from milking to breakfast for one family, up to six people.',
      },
      durationMinutes: 180,
      capacity: 6,
      units: [
        {
          code: 'morning',
          kind: 'item',
          title: { ar: 'صباح لعائلة (حتى 6)', en: 'Morning for a family (up to 6)' },
          priceMinor: 138_000,
          originalMinor: 155_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [1, 2, 3, 4, 7], startTimes: ['08:30'], capacity: 1 }],
    },
    {
      code: 'two-families',
      title: { ar: 'صباح لعائلتين مع الغداء', en: 'A morning for two families, with lunch' },
      description: {
        ar: 'لعائلتين تحجزان معًا، حتى عشرة أشخاص، مع غداء من الكسكس والدجاج البلدي.',
        en: 'For two families booking together, up to ten people, with a lunch of couscous and farm chicken.',
      },
      durationMinutes: 300,
      capacity: 10,
      units: [
        {
          code: 'two-families',
          kind: 'item',
          title: { ar: 'صباح لعائلتين (حتى 10)', en: 'Morning for two families (up to 10)' },
          priceMinor: 265_000,
          travellers: 10,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [5], startTimes: ['08:30'], capacity: 1 }],
    },
  ],
  extras: [
    {
      code: 'cheese-round',
      title: { ar: 'قرص جبن معتّق شهرين', en: 'A round of cheese aged two months' },
      per: 'booking',
      priceMinor: 11_000,
      maxQuantity: 5,
    },
  ],
  pickups: [
    {
      code: 'medina-gate',
      name: { ar: 'باب العين', en: 'Bab el-Ain' },
      address: { ar: 'شارع الحسن الثاني، شفشاون', en: 'Avenue Hassan II, Chefchaouen' },
      minutesBefore: 30,
      priceMinor: 20_000,
      lat: 35.1683,
      lng: -5.2672,
    },
  ],
  reviews: [
    {
      author: 'دلال',
      country: 'KW',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'عنزة ولدت واحنا هناك!!',
      body: 'بعّدونا شوي وبعدين نادونا يوم وقف الصغير. بنتي سمّته شفشاون. ريحة الحظيرة قوية، لبسوا العيال لبس قديم.',
      daysAgo: 22,
    },
    {
      author: 'Emily',
      country: 'GB',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Real farm, real mud',
      body: 'Our four-year-old talked to the donkey for an hour. Use their boots, ours would have been ruined. The cheese didn’t survive the drive to Tangier, we ate it.',
      daysAgo: 45,
    },
    {
      author: 'كريم م.',
      country: 'MA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'مزيانة لوليدات المدينة',
      body: 'جينا من كازا بثلاثة دراري عمرهم ما شافو معزة كتتحلب. الجبن طوّل شوية على الصغير، والفطور تحت الكرمة واعر.',
      daysAgo: 68,
    },
    {
      author: 'Stefan S.',
      country: 'AT',
      rating: 3,
      language: 'en',
      travellerType: 'family',
      title: 'Come in spring',
      body: 'Only two small goats left for feeding, and four children who wanted to. By ten it was very hot. The people are kind and the bread is good.',
      daysAgo: 110,
    },
  ],
}
