import type { DemoProduct } from '#demo/shape.ts'

export const dohaBaySanbuk: DemoProduct = {
  code: 'doha-bay-sanbuk-at-sunset',
  slug: { ar: 'سنبوك-في-خليج-الدوحة-عند-الغروب', en: 'a-sanbuk-in-doha-bay-at-sunset' },
  category: 'sea-islands',
  supplier: 'pearl-shores',
  title: { ar: 'الدوحة: رحلة سنبوك خاصة عند الغروب', en: 'Doha: private sunset dhow cruise in Doha Bay' },
  summary: {
    ar: 'خليج الدوحة عند الغروب حتى تضيء الأبراج: ساعتان على سنبوك خشبي خاص بنوخذته حتى 14 راكبًا. السعر للمركب.',
    en: 'Cruise Doha Bay on a private wooden sanbuk until the towers light up: two hours with crew, for up to 14. Price per boat.',
  },
  overview: {
    ar: 'خليج الدوحة نصف دائرة ضحلة حفرتها الجرافات في السبعينيات وعمّقتها، ومن ترابها قام حي الدفنة الذي تقف عليه الأبراج اليوم. قبل ذلك كانت السنابيك ترسو في الطين وتنتظر المدّ، وفي أول الصيف تخرج كلها في يوم واحد إلى المغاصات، ويسمّون ذلك اليوم الركبة، ويوم عودتها القُفّال.\n\nسنبوكنا من خشب الساج، بُني في الثمانينيات للصيد، وله محرك ديزل وسطح مفروش بالسجاد ودكّتان. نبتعد عن الكورنيش قبل الغروب بساعة، ونمر على جزيرة متحف الفن الإسلامي من جهة الماء، وهي الجهة التي أرادها المعماري، ثم على مدخل الخليج وجزيرة السافلية في الأفق.\n\nحين تغيب الشمس يُطفئ النوخذة المحرك 15 دقيقة. لا موسيقى إلا إن طلبتم، ومن أحب سمع نهمة كان أبوه يعرفها، أو جرّب أن يعقد الحبل كما يعقده البحّارة. ثم نعود بمحاذاة الأبراج وهي تضيء واحدًا بعد واحد.',
    en: 'Doha bay is a shallow half circle, dredged in the 1970s; from what was dug out came Al Dafna, the ground on which the towers stand. Before that the sanbuks lay in the mud and waited for the tide, and early in summer they all sailed for the pearl beds on one day. That day was called al-rakba, and the day of return al-quffal.\n\nOurs is of teak, built in the 1980s for fishing, with a diesel engine, a deck laid with carpets and two long benches. We leave the Corniche an hour before sunset and pass the island of the Museum of Islamic Art on its water side, which is the side its architect meant, then the mouth of the bay with Safliya island on the horizon.\n\nWhen the sun goes, the captain stops the engine for 15 minutes. There is no music unless you ask, but you can hear a work song his father sang, or learn to tie a sailor’s knot. Then we come back along the towers as they light up one after another.',
  },
  highlights: {
    ar: [
      'الإبحار في سنبوك كله لكم بنوخذة وبحّار',
      'رؤية متحف الفن الإسلامي من جهة البحر',
      '15 دقيقة بلا محرك عند الغروب',
      'قهوة من دلّة على الجمر ولقيمات ساخنة',
    ],
    en: [
      'Have the whole sanbuk, with captain and sailor',
      'See the Museum of Islamic Art from the sea',
      'Drift for 15 minutes without the engine at sundown',
      'Drink coffee from the embers with hot luqaimat',
    ],
  },
  includes: {
    ar: ['المركب بوقوده وطاقمه', 'سترات نجاة بكل المقاسات', 'قهوة وكرك وماء', 'لقيمات تُقلى على الظهر'],
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
    ar: ['حذاء يُخلع بسهولة، فالسطح مفروش', 'وشاح أو سترة خفيفة للريح', 'بطاقة شخصية لكل راكب بالغ'],
    en: [
      'Shoes that slip off; the deck is carpeted',
      'A scarf or a light jacket for the wind',
      'An ID for every adult on board',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يتبع الموعد غروب الشمس، ونرسل الساعة بالدقيقة قبل يوم',
      'إذا هبّت ريح الشمال على 20 عقدة فأكثر نؤجل أو نعيد المبلغ كاملًا',
      'لا يزيد الركاب على 14، والرضّع منهم',
      'يُصعد إلى المركب بخطوة عالية، ويعين البحّار من احتاج',
      'لا يُقدَّم على المركب كحول ولا يُحمل إليه',
    ],
    en: [
      'The start follows the sun; we send the exact time a day ahead',
      'In a shamal of 20 knots or more we move the day or refund in full',
      '14 aboard at most, babies counted',
      'There is a high step on boarding; the crew will help you',
      'No alcohol is served or brought aboard',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى السنابيك', en: 'The dhow jetty' },
      text: {
        ar: 'أسماء الركاب والسلامة، وأول فنجان.',
        en: 'Names, safety, and the first small cup.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'بمحاذاة المتحف', en: 'Along the museum' },
      text: {
        ar: 'مكعبات الحجر ترتفع من الماء، وعلى طرف الحديقة سبعة ألواح من الفولاذ لريتشارد سيرا.',
        en: 'Blocks of stone rising from the water, and at the tip of the park Richard Serra’s seven plates of steel.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'مدخل الخليج', en: 'The mouth of the bay' },
      text: {
        ar: 'يسكت المحرك وتغيب الشمس خلف المدينة، ولقيمات بدبس التمر.',
        en: 'The engine falls silent, the sun sets behind the city, and there are luqaimat with date syrup.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'تحت الأبراج', en: 'Below the towers' },
      text: {
        ar: 'نسير على مهل أمام الدفنة حتى يكتمل الضوء في الماء.',
        en: 'Slowly past Al Dafna until the lights are whole in the water.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'العودة', en: 'Back' },
      text: { ar: 'حبل يُرمى وآخر فنجان.', en: 'A rope thrown and a last cup.' },
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
      title: { ar: 'ثلاث ساعات ليلًا مع الحداق', en: 'Three hours by night with hand lines' },
      description: {
        ar: 'نرسو عند مدخل الخليج ونصيد بالخيط، وما يُصاد يُشوى على الظهر.',
        en: 'At anchor at the mouth of the bay, fishing with hand lines; the catch is grilled on deck.',
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
      title: { ar: 'عشاء مجبوس ربيان من مطبخ في السوق', en: 'A dinner of shrimp machboos from a souq kitchen' },
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
