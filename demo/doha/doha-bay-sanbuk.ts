import type { DemoProduct } from '#demo/shape.ts'

export const dohaBaySanbuk: DemoProduct = {
  code: 'doha-bay-sanbuk-at-sunset',
  slug: { ar: 'سنبوك-في-خليج-الدوحة-عند-الغروب', en: 'a-sanbuk-in-doha-bay-at-sunset' },
  category: 'sea-islands',
  supplier: 'pearl-shores',
  title: { ar: 'الدوحة: رحلة سنبوك خاصة عند الغروب', en: 'Doha: private sunset dhow cruise in Doha Bay' },
  summary: {
    ar: 'أبحروا ساعتين في خليج الدوحة عند الغروب حتى تضيء الأبراج، على سنبوك خاص مع نوخذته يتسع لـ14 راكبًا. السعر للمركب.',
    en: 'Cruise Doha Bay on a private wooden sanbuk until the towers light up: two hours with crew, for up to 14. Price per boat.',
  },
  overview: {
    ar: 'تبحرون ساعتين في خليج الدوحة على سنبوك خشبي خاص يتسع لـ14 راكبًا، مع نوخذة وبحّار. ننطلق قبل الغروب بساعة، ونمرّ بمتحف الفن الإسلامي من جهة البحر، ثم نطفئ المحرك 15 دقيقة عند مدخل الخليج مع القهوة واللقيمات، ونعود بمحاذاة الأبراج وهي تضيء واحدًا بعد واحد. ويمكنكم بدلًا من ذلك حجز ثلاث ساعات ليلًا مع الصيد بالخيط.\n\nالسنبوك من خشب الساج، بُني للصيد في الثمانينيات، وسطحه مفروش بالسجاد. من هذا الخليج كانت السنابيك تخرج كلها إلى مغاصات اللؤلؤ في يوم واحد أول الصيف، ويسمّونه الركبة، ويوم عودتها القُفّال. وفي السبعينيات جُرف القاع، وبترابه رُدمت الأرض التي تقوم عليها أبراج الدفنة.\n\nلا نشغّل الموسيقى إلا إذا طلبتم، ويمكنكم أن تسمعوا نهمة حفظها النوخذة عن أبيه أو تتعلموا عقدة من عقد البحّارة.',
    en: 'Sail Doha Bay for two hours on a private wooden sanbuk with a captain and a sailor, for up to 14 people. You leave the Corniche an hour before sunset, pass the Museum of Islamic Art on its water side, drift with the engine off while the sun goes down, and come back along the towers as they light up one after another. You can also book three hours at night with hand-line fishing.\n\nThe boat is teak, built for fishing in the 1980s, with a carpeted deck and two long benches. Sanbuks like it once left this bay for the pearl beds all on one day early in summer, called al-rakba. The day they came home was al-quffal. The bay was dredged in the 1970s, and the towers of Al Dafna stand on what was dug out.\n\nThere is no music unless you ask. You can hear a work song the captain’s father sang, or learn to tie a sailor’s knot.',
  },
  highlights: {
    ar: [
      'الإبحار على سنبوك خاص مع نوخذة وبحّار',
      'مشاهدة متحف الفن الإسلامي من جهة البحر',
      'إطفاء المحرك 15 دقيقة عند الغروب',
      'شرب القهوة من دلّة على الجمر مع لقيمات ساخنة',
    ],
    en: [
      'Sail in a private sanbuk with a captain and a sailor',
      'Photograph the Museum of Islamic Art from the sea',
      'Drift for 15 minutes with the engine off at sunset',
      'Drink coffee brewed over embers, with hot luqaimat',
    ],
  },
  includes: {
    ar: ['المركب بوقوده وطاقمه', 'سترات نجاة بكل المقاسات', 'قهوة وكرك وماء', 'لقيمات تُقلى على سطح المركب'],
    en: [
      'The boat with fuel and crew',
      'Life jackets in every size',
      'Coffee, karak tea and water',
      'Luqaimat fried on deck',
    ],
  },
  excludes: {
    ar: ['العشاء ما لم تضيفوه', 'الوصول إلى المرسى'],
    en: ['Dinner unless you add it', 'Getting to the jetty'],
  },
  bring: {
    ar: ['حذاء يسهل خلعه، فسطح المركب مفروش بالسجاد', 'وشاح أو سترة خفيفة للريح', 'بطاقة شخصية لكل راكب بالغ'],
    en: [
      'Shoes that slip off easily, as the deck is carpeted',
      'A scarf or a light jacket for the wind',
      'An ID for every adult on board',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'موعد رحلة الغروب يتبع وقت غروب الشمس، ونرسل إليكم الوقت بالدقيقة قبل يوم',
      'إذا بلغت ريح الشمال 20 عقدة نؤجل الرحلة أو نعيد المبلغ كاملًا',
      'الحد الأقصى 14 راكبًا بمن فيهم الرضّع',
      'يتطلب الصعود إلى المركب خطوة عالية، والبحّار يساعدكم',
      'لا نقدّم الكحول على المركب ولا يُسمح بإحضاره',
    ],
    en: [
      'The sunset trip’s start time follows the sun, and we send you the exact time a day ahead',
      'If the shamal wind reaches 20 knots, we move you to another day or refund you in full',
      'The boat takes no more than 14 people, babies included',
      'You board up a high step, and the crew will help you',
      'We don’t serve alcohol, and you can’t bring it aboard',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى السنابيك', en: 'The dhow jetty' },
      text: {
        ar: 'نتعارف ونشرح تعليمات السلامة، ونصبّ أول فنجان.',
        en: 'We introduce ourselves, go through the safety briefing and pour the first small cup of coffee.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'بمحاذاة المتحف', en: 'Along the museum' },
      text: {
        ar: 'نمرّ بمكعبات المتحف الحجرية المرتفعة من الماء، ونرى على طرف الحديقة عمل ريتشارد سيرا: سبعة ألواح من الفولاذ.',
        en: 'We pass the museum’s stone blocks rising from the water and, at the tip of the park, Richard Serra’s seven plates of steel.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'مدخل الخليج', en: 'The mouth of the bay' },
      text: {
        ar: 'نطفئ المحرك ونقدّم اللقيمات بدبس التمر، والشمس تغيب خلف المدينة.',
        en: 'We switch off the engine and serve luqaimat with date syrup as the sun sets behind the city.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'تحت الأبراج', en: 'Below the towers' },
      text: {
        ar: 'نسير على مهل أمام الدفنة حتى تضيء الأبراج كلها وتنعكس في الماء.',
        en: 'We motor slowly past Al Dafna until all the towers are lit and reflected in the water.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العودة', en: 'Back to the jetty' },
      text: { ar: 'نرسو ونشرب فنجانًا أخيرًا من القهوة.', en: 'We moor at the jetty and have one last cup of coffee.' },
      minutes: 10,
    },
  ],
  guideLanguages: ['ar', 'en', 'ur'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'QAR',
  isPrivate: true,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 300,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى السنابيك على الكورنيش', en: 'The dhow jetty on the Corniche' },
    address: { ar: 'الكورنيش، قرب متحف الفن الإسلامي، الدوحة', en: 'Corniche, near the Museum of Islamic Art, Doha' },
    lat: 25.2925,
    lng: 51.5362,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
    { day: 0, hour: 5, minute: 0, percentage: 100 },
  ],
  pictures: [
    {
      kind: 'skyline',
      time: 'night',
      seed: 'doha-bay-sanbuk-2',
      alt: { ar: 'أبراج مضاءة وصورتها في الماء', en: 'Lit towers and their image in the water' },
    },
    {
      kind: 'dhow',
      time: 'sunset',
      seed: 'doha-bay-sanbuk-1',
      alt: { ar: 'سنبوك خشبي في الخليج والشمس تغيب', en: 'A wooden sanbuk in the bay as the sun goes down' },
    },
    {
      kind: 'coffee',
      time: 'sunset',
      seed: 'doha-bay-sanbuk-3',
      alt: { ar: 'دلّة وفناجين على سطح المركب', en: 'A coffee pot and small cups on deck' },
    },
  ],
  options: [
    {
      code: 'sunset-two-hours',
      title: { ar: 'ساعتان عند الغروب', en: 'Two hours at sunset' },
      description: {
        ar: 'من آخر العصر حتى تضيء الأبراج.',
        en: 'From late afternoon until the towers are lit.',
      },
      durationMinutes: 120,
      capacity: 14,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'السنبوك كله (حتى 14)', en: 'The whole sanbuk (up to 14)' },
          priceMinor: 105_000,
          travellers: 14,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: [{ sunset: -60 }], capacity: 2 },
        { weekdays: [4, 5, 6], startTimes: [{ sunset: -60 }], capacity: 2, adjustBasisPoints: 2000 },
      ],
    },
    {
      code: 'night-three-hours',
      title: { ar: 'ثلاث ساعات ليلًا مع الحداق (الصيد بالخيط)', en: 'Three hours by night with hand-line fishing' },
      description: {
        ar: 'نرسو عند مدخل الخليج ونصيد بالخيط، ونشوي ما نصيده على سطح المركب.',
        en: 'We anchor at the mouth of the bay, fish with hand lines and grill the catch on deck.',
      },
      durationMinutes: 180,
      capacity: 14,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'السنبوك كله (حتى 14)', en: 'The whole sanbuk (up to 14)' },
          priceMinor: 145_000,
          originalMinor: 160_000,
          travellers: 14,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [3, 4, 5, 6], startTimes: ['19:30'], capacity: 1 }],
    },
  ],
  extras: [
    {
      code: 'machboos-dinner',
      title: { ar: 'عشاء مجبوس ربيان من مطبخ في السوق', en: 'Shrimp machboos dinner from a souq kitchen' },
      per: 'person',
      priceMinor: 8_500,
      maxQuantity: 14,
    },
    {
      code: 'nahham',
      title: { ar: 'نهّام يغني أغاني البحر نصف ساعة', en: 'A nahham who sings sea songs for half an hour' },
      per: 'booking',
      priceMinor: 60_000,
      maxQuantity: 1,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'خالد ح.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'طلعة للعائلة كلها',
      body: 'رحت أنا والوالدة والعيال. النوخذة سوالفه حلوة مع الوالدة لأنها من دارين. القهوة زينة واللقيمات حارة.',
      daysAgo: 8,
    },
    {
      author: 'Fiona K.',
      country: 'GB',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Ask for the quiet version',
      body: 'Other boats had disco lights, ours had carpets and hot dumplings. Smells of diesel until you’re away from the jetty.',
      daysAgo: 31,
    },
    {
      author: 'Tomás',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'Office outing',
      body: 'Twelve of us from four offices. They sent us the hour of start and it was exact. We took the fishing: two small hamour and a long discussion who caught them.',
      daysAgo: 55,
    },
    {
      author: 'رهف',
      country: 'KW',
      rating: 4,
      language: 'ar',
      travellerType: 'couple',
      title: 'كبير على اثنين',
      body: 'دفعنا سعر المركب كله واحنا اثنين بس. المنظر هادي والطاقم محترم، يا ليت عندهم مركب أصغر.',
      daysAgo: 76,
    },
  ],
}
