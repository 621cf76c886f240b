import type { DemoProduct } from '#demo/shape.ts'

export const incenseAndRosewater: DemoProduct = {
  code: 'mutrah-incense-workshop',
  slug: { ar: 'ورشة-اللبان-والعطر-في-مطرح', en: 'frankincense-and-perfume-workshop-mutrah' },
  category: 'souqs-crafts',
  supplier: 'luban-trails',
  title: { ar: 'مسقط: ورشة لبان وعطور في مطرح', en: 'Muscat: frankincense and perfume workshop in Mutrah' },
  summary: {
    ar: 'افرزوا اللبان وشاهدوا تقطيره وركّبوا عطركم وبخوركم في ورشة ببيت قرب كورنيش مطرح.',
    en: 'Sort frankincense, watch it distilled and blend your own perfume and incense to take home, in a house near the Corniche.',
  },
  overview: {
    ar: 'تجلسون إلى طاولة واحدة مع زوينة، التي ورثت خلطات أمها وتبيعها في سوق مطرح منذ سنة 2009. في ساعتين ونصف تفرزون اللبان وتشاهدون تقطيره، وتركّبون عطركم وبخوركم وتأخذونهما معكم.\n\nتبدؤون بأربعة صحون من اللبان: الحوجري والنجدي والشزري والشعبي. تضعون حبة من كل واحد على الجمر وتكتبون ما شممتم قبل أن تسمعوا الجواب. ثم نقطّر اللبان في إنبيق نحاسي، أو ورد الجبل الأخضر في أبريل. وبعد ذلك تركّبون عطركم على أساس من زيت الصندل وتختارون مكوّناته من 30 قارورة، وتعجنون البخور من دقيق العود والسكر وماء الورد.\n\nوللعائلات موعد يوم السبت من عمر 4 سنوات، ولا تقطير فيه.',
    en: 'Zuwaina inherited her mother’s blends and has sold them in Mutrah Souq since 2009. For two and a half hours you sit at her table of eight, sort frankincense, watch it being distilled, and blend a perfume and an incense of your own to take home.\n\nYou start with four dishes of frankincense: hojari, najdi, shazri and sha’abi. You burn a grain of each and write down what you smelt before you hear the answer. Then Zuwaina distils frankincense in a copper still or, in April, roses from Jebel Akhdar. You build your perfume on a base of sandalwood oil, choosing from 30 bottles, and knead bukhoor from oud powder, sugar and rosewater.\n\nOn Saturdays there is a family session without the still, from the age of 4.',
  },
  highlights: {
    ar: [
      'فرز أربعة أصناف من اللبان وتمييزها بالرائحة',
      'متابعة التقطير في إنبيق نحاسي حتى أول قطرة',
      'تركيب عطركم في قارورة من 12 مليلترًا',
      'عجن البخور بأيديكم، ويجفّ في بيوتكم خلال أسبوعين',
    ],
    en: [
      'Sort four kinds of frankincense and tell them apart by smell',
      'Watch a copper still at work until the first drop falls',
      'Blend your own 12 ml bottle of perfume',
      'Knead bukhoor to take home, where it dries in two weeks',
    ],
  },
  includes: {
    ar: [
      'المواد كلها والأدوات',
      'قارورة عطركم وعلبة بخوركم',
      'بطاقة بوصفتكم لإعادة صنعها',
      'قهوة وحلوى عُمانية بالزعفران',
    ],
    en: [
      'All materials and tools',
      'Your bottle and your tin of incense',
      'A card with your recipe, to make it again',
      'Coffee and Omani halwa with saffron',
    ],
  },
  excludes: {
    ar: ['دهن العود الخالص (يُباع بالتولة)', 'الوصول إلى مطرح'],
    en: ['Pure oud oil, sold by the tola', 'Getting to Mutrah'],
  },
  bring: {
    ar: ['ملابس لا تتأثر برائحة الدخان', 'نرجو عدم التعطّر ذلك اليوم'],
    en: ['Clothes you don’t mind smelling of smoke', 'No perfume on the day, please'],
  },
  knowBeforeYouGo: {
    ar: [
      'في الورشة دخان معظم الوقت، فلا تناسب مرضى الربو',
      'الحوامل مرحب بهن، ونترك لهن الزيوت المركزة مغلقة',
      'القارورة أقل من 100 مليلتر، فيمكن حملها في مقصورة الطائرة',
      'يبقى الإنبيق النحاسي حارًا، لذلك يشارك الأطفال دون 8 سنوات في موعد العائلة فقط',
      'يتوفر ورد الجبل الأخضر من آخر مارس إلى أول مايو، وفي بقية السنة نستعمل ماء ورد الموسم',
    ],
    en: [
      'There is smoke most of the time, so the workshop isn’t suitable if you have asthma',
      'You are welcome if you are pregnant, and we’ll keep the strong oils closed',
      'The bottle is under 100 ml and can go in your cabin bag',
      'The copper still stays hot, so children under 8 can join the family session only',
      'Fresh Jebel Akhdar roses come from late March to early May. The rest of the year we use that season’s rosewater',
    ],
  },
  itinerary: [
    {
      title: { ar: 'أربعة صحون', en: 'Four dishes' },
      text: {
        ar: 'نتعرّف إلى الحوجري من وراء جبل سمحان، والنجدي من البادية شمال الجبال، والشزري من الجبال الغربية، والشعبي من الساحل، وكيف يسعّرها التاجر من لونها وحجمها وشفافيتها قبل أن يشمّها.',
        en: 'You compare hojari from behind Jebel Samhan, najdi from the dry country north of the mountains, shazri from the western mountains and sha’abi from the coast. A trader prices each by colour, size and clarity before smelling it.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الجمر', en: 'The charcoal' },
      text: {
        ar: 'نضع حبة على مجمر من طين ظفار، وتكتبون ما شممتم قبل أن يتكلم أحد.',
        en: 'We put one grain on a clay burner from Dhofar, and you write down what you smell before anyone speaks.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'الإنبيق', en: 'The still' },
      text: {
        ar: 'نشدّ الغطاء بالعجين ونوقد تحته، ونشرب القهوة حتى يقطر.',
        en: 'We seal the lid with dough, light the fire and drink coffee until it drips.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العطر والبخور', en: 'Perfume and bukhoor' },
      text: {
        ar: 'نعدّ قطرات العطر بصوت عالٍ، ثم نعجن العود والسكر وماء الورد بأصابعنا.',
        en: 'We count out the drops of perfume aloud, then knead oud, sugar and rosewater with our fingers.',
      },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'OMR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 240,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'باب بيت البرندة', en: 'Door of Bait al-Baranda' },
    address: { ar: 'شارع البحري، كورنيش مطرح، مسقط', en: 'Al Bahri Road, Mutrah Corniche, Muscat' },
    lat: 23.6222,
    lng: 58.5641,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'souq',
      time: 'dawn',
      seed: 'mutrah-incense-workshop-2',
      alt: { ar: 'دكاكين اللبان في سوق مطرح', en: 'Frankincense shops in Mutrah Souq' },
    },
    {
      kind: 'coffee',
      time: 'day',
      seed: 'mutrah-incense-workshop-1',
      alt: { ar: 'دلة على طاولة الورشة', en: 'A coffee pot on the workshop table' },
    },
    {
      kind: 'waterfront',
      time: 'sunset',
      seed: 'mutrah-incense-workshop-3',
      alt: { ar: 'كورنيش مطرح آخر النهار', en: 'Mutrah Corniche at the end of the day' },
    },
  ],
  options: [
    {
      code: 'table-of-eight',
      title: { ar: 'طاولة لثمانية', en: 'A table of eight' },
      description: {
        ar: 'ساعتان ونصف بالعربية والإنجليزية، لمن أتم 8 سنوات.',
        en: 'Two and a half hours in Arabic and English, from the age of 8.',
      },
      durationMinutes: 150,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 16,
          priceMinor: 22_500,
          originalMinor: 26_000,
        },
        { code: 'youth', kind: 'youth', title: { ar: 'يافع', en: 'Youth' }, minAge: 8, maxAge: 15, priceMinor: 14_000 },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['09:30', '16:30'], capacity: 8 },
        { weekdays: [6], startTimes: ['09:30'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'family-saturday',
      title: { ar: 'سبت العائلة', en: 'Family Saturday' },
      description: {
        ar: 'ساعة ونصف للفرز والعجن والرسم على مجمر دون تقطير، من عمر 4 سنوات.',
        en: '90 minutes without the still: sorting, kneading and painting a burner, from the age of 4.',
      },
      durationMinutes: 90,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 12_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 4, maxAge: 15, priceMinor: 8_500 },
      ],
      schedules: [{ weekdays: [6], startTimes: ['16:00'], capacity: 12 }],
    },
  ],
  extras: [
    {
      code: 'burner',
      title: { ar: 'مجمر طين ملوّن من ظفار', en: 'A painted clay burner from Dhofar' },
      per: 'booking',
      priceMinor: 4_500,
      maxQuantity: 3,
    },
    {
      code: 'second-bottle',
      title: { ar: 'قارورة ثانية بوصفة أخرى', en: 'A second bottle with another recipe' },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Sophie S.',
      country: 'CH',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'I wrote “lemon and pencil”',
      body: 'That was the hojari. Zuwaina laughed and said her mother used to say green orange. My eyes hurt a little from the smoke, it was worth it.',
      daysAgo: 21,
    },
    {
      author: 'فاطمة م.',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'تعلمت الفرق',
      body: 'حلو الشرح عن النجدي والشزري. وقت خلط العطر قصير، كان ودنا بعشر دقايق زيادة.',
      daysAgo: 38,
    },
    {
      author: 'Ben',
      country: 'IE',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Family Saturday with a five-year-old',
      body: 'She painted a camel on her burner and kneaded the incense like dough. Bit smoky for her by the end. My jacket still smells of oud.',
      daysAgo: 66,
    },
    {
      author: 'عبد الرحمن س.',
      country: 'OM',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'حلوة بس الغرفة ضيقة',
      body: 'معلوماتها صحيحة وعندها ذوق. بس ثمانية أشخاص ومجمرين في غرفة وحدة واجد، فتحوا الدريشة من البداية.',
      daysAgo: 91,
    },
  ],
}
