import type { DemoProduct } from '#demo/shape.ts'

export const incenseAndRosewater: DemoProduct = {
  code: 'mutrah-incense-workshop',
  slug: { ar: 'ورشة-اللبان-والعطر-في-مطرح', en: 'frankincense-and-perfume-workshop-mutrah' },
  category: 'souqs-crafts',
  supplier: 'luban-trails',
  title: { ar: 'مسقط: ورشة لبان وعطور في مطرح', en: 'Muscat: frankincense and perfume workshop in Mutrah' },
  summary: {
    ar: 'تفرزون اللبان وتقطّرون ماءه وتركّبون عطركم وبخوركم في بيت قرب كورنيش مطرح.',
    en: 'Sort frankincense, distil and blend in a house near the Corniche, and leave with your own perfume and incense.',
  },
  overview: {
    ar: 'في كل بيت عُماني مجمر، ولكل مناسبة ما يوضع فيه: لبان للصباح، وبخور معجون للضيف، وعود للعيد. وفي هذه الورشة نجلس إلى طاولة واحدة مع زوينة، التي ورثت خلطات أمها وتبيعها في سوق مطرح منذ سنة 2009.\n\nنبدأ باللبان وحده. تُوضع أمامكم أربعة صحون: الحوجري من وراء جبل سمحان، والنجدي من البادية شمال الجبال، والشزري من الجبال الغربية، والشعبي من الساحل. تفرزونها بالعين والأنف، ثم تضعون حبة من كل واحد على الجمر وتكتبون ما شممتم قبل أن تسمعوا الجواب.\n\nثم يعمل الإنبيق النحاسي، فنقطّر لبانًا، وفي أبريل يصلنا ورد الجبل الأخضر في أكياسه قبل الظهر. وفي النصف الثاني تركّبون عطركم على زيت الصندل من 30 قارورة، وتعجنون بخورًا من دقيق العود والسكر وماء الورد، وتأخذونهما معكم.',
    en: 'Every Omani house has a burner, and something to put in it for each occasion: frankincense for the morning, kneaded bukhoor for a guest, oud for the feast. In this workshop we sit at one table with Zuwaina, who inherited her mother’s blends and has sold them in Mutrah Souq since 2009.\n\nWe begin with frankincense alone. Four dishes stand before you: hojari from behind Jebel Samhan, najdi from the dry country north of the mountains, shazri from the western mountains and sha’abi from the coast. You sort them by eye and nose, then put a grain of each on the charcoal and write down what you smelt before you hear the answer.\n\nThen the copper still goes to work on frankincense; in April sacks of roses reach us from Jebel Akhdar before noon. In the second half you build a perfume on sandalwood oil from 30 bottles, knead bukhoor from oud powder, sugar and rosewater, and take both home.',
  },
  highlights: {
    ar: [
      'فرز أربعة أصناف من اللبان وحرقها حبة حبة',
      'متابعة إنبيق نحاسي من أول الماء إلى أول القطر',
      'تركيب عطركم في قارورة من 12 مليلترًا',
      'عجن بخور يجفّ في بيوتكم أسبوعين ثم يُستعمل',
    ],
    en: [
      'Sort four kinds of frankincense and burn them grain by grain',
      'Watch a copper still from first water to first drop',
      'Compose your own 12 ml bottle of perfume',
      'Knead bukhoor to dry at home for two weeks',
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
    ar: ['دهن العود الخالص، ويباع بالتولة', 'الوصول إلى مطرح'],
    en: ['Pure oud oil, sold by the tola', 'Getting to Mutrah'],
  },
  bring: {
    ar: ['ملابس لا يضرها الدخان', 'نرجو عدم التعطّر ذلك اليوم'],
    en: ['Clothes you don’t mind smelling of smoke', 'No perfume on the day, please'],
  },
  knowBeforeYouGo: {
    ar: [
      'الدخان حاضر معظم الوقت، والورشة لا تناسب من به ربو',
      'الحوامل مرحب بهن، ونترك لهن الزيوت المركزة مغلقة',
      'القارورة دون 100 مليلتر فتُحمل في مقصورة الطائرة',
      'الإنبيق من نحاس ويبقى حارًا، فالأطفال دون 8 سنوات في أيام العائلة وحدها',
      'ورد الجبل الأخضر من آخر مارس إلى أول مايو، وفي غيرها نستعمل ماء ورد الموسم',
    ],
    en: [
      'There is smoke for most of the time; the workshop doesn’t suit people with asthma',
      'You are welcome if you are pregnant; we’ll keep the strong oils closed',
      'The bottle is below 100 ml and may travel in a cabin bag',
      'The still is copper and stays hot, so children under 8 come on family days only',
      'Jebel Akhdar roses come from late March to early May; otherwise we use the season’s rosewater',
    ],
  },
  itinerary: [
    {
      title: { ar: 'أربعة صحون', en: 'Four dishes' },
      text: {
        ar: 'اللون والحجم والشفافية: كيف يسعّر التاجر اللبان قبل أن يشمه.',
        en: 'Colour, size, clarity: how a trader prices frankincense before smelling it.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الجمر', en: 'The charcoal' },
      text: {
        ar: 'حبة على مجمر من طين ظفار، وورقة تكتبون فيها قبل أن نتكلم.',
        en: 'One grain on a clay burner from Dhofar, and a sheet to write on before anyone speaks.',
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
      title: { ar: 'القارورة والعجين', en: 'The bottle and the dough' },
      text: {
        ar: 'قطرات تُعدّ بصوت عالٍ، ثم عود وسكر وماء ورد بين الأصابع.',
        en: 'Drops counted aloud, then oud, sugar and rosewater between the fingers.',
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
        ar: 'ساعتان ونصف باللغتين، لمن أتم 8 سنوات.',
        en: 'Two and a half hours in both languages, from the age of 8.',
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
        ar: 'ساعة ونصف بلا إنبيق: فرز وعجن ورسم على مجمر، من عمر 4 سنوات.',
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
