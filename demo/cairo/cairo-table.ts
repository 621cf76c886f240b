import type { DemoProduct } from '#demo/shape.ts'

export const cairoTable: DemoProduct = {
  code: 'cairo-at-the-table',
  slug: { ar: 'القاهرة-على-المائدة', en: 'cairo-at-the-table' },
  category: 'food-coffee',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: جولة مأكولات وسط البلد (7 محطات)', en: 'Cairo: downtown food tour with seven stops' },
  summary: {
    ar: 'سبع محطات في وسط البلد مع طبّاخة: فول وكشري وفطير وأم علي، تكفي عن الغداء.',
    en: 'Seven stops downtown with a Cairo cook: ful, koshari, feteer and om ali. Enough to skip lunch.',
  },
  overview: {
    ar: 'تفطر القاهرة فولًا. توضع الحبوب مساءً في قدرة ضيقة العنق على نار هادئة، ولا تُرفع حتى الفجر، والعنق الضيق هو سرّها: يتكاثف البخار ويعود، فلا يجف الفول ولا يحترق. ومن الفول نفسه، مدشوشًا ومنقوعًا، تُصنع الطعمية، خضراء من الداخل بالبقدونس والكزبرة والكرّاث.\n\nأما الكشري فابن القرن التاسع عشر والموانئ: أرز وعدس يشبهان أكلة هندية، ومكرونة جاءت مع الإيطاليين، وصلصة طماطم، ودقّة من الثوم والخل يضيفها كلٌّ على هواه. وأم علي خبز ولبن ومكسرات في صحن من فخار، ولها حكاية مشهورة، لا يثبتها المؤرخون، عن ضرّة السلطانة شجر الدر.\n\nنبدأ في سوق باب اللوق المسقوف، ونمشي على مهل بين شوارع الخديوي إسماعيل، نقف ونأكل واقفين مرة وجالسين مرة، وتقول لنا الطاهية ثناء ما الذي تغيّر منذ كان أبوها يبيع الفول بالعربة في عابدين. والحصص صغيرة لتصلوا إلى الحلوى.',
    en: 'Cairo breakfasts on beans. They go into a narrow-necked pot at evening over a low flame and stay there until dawn, and the neck matters: steam gathers and falls back, so the beans neither dry nor burn. The same bean, split and soaked, makes ta‘amiya, green inside with parsley, coriander and leek.\n\nKoshari is a child of the nineteenth century and the ports. Rice and lentils recall a dish from India, macaroni came with the Italians, then tomato sauce, and a dressing of garlic and vinegar that you add to taste. Om ali is bread, milk and nuts baked in clay; cooks tell a story, which historians doubt, about the rival of Sultana Shajar al-Durr.\n\nWe start in the covered market of Bab al-Luq and walk slowly through the streets of Khedive Ismail, eating sometimes on our feet and sometimes sitting down, while Thanaa, a cook, tells you what has changed since her father sold beans from a cart in Abdeen. Portions are small, so that you reach the pudding.',
  },
  highlights: {
    ar: [
      'فتح قدرة فول بعد ليلة على النار',
      'متابعة الطعمية من العجينة إلى الزيت',
      'مزج الكشري بأيديكم، والدقّة على قدر الجرأة',
      'مشاهدة الفطير يُفرد في الهواء حتى يشفّ',
      'ختام بأم علي في صحن فخار من الفرن',
    ],
    en: [
      'Open a pot of ful after a night on the flame',
      'Follow ta‘amiya from paste to oil',
      'Mix your own koshari, with as much garlic as you dare',
      'Watch feteer stretched until light shows through',
      'Finish with om ali from the oven',
    ],
  },
  includes: {
    ar: ['مرشدة طاهية قاهرية', 'كل ما يؤكل ويُشرب في الوقفات السبع', 'ماء معبأ', 'ورقة بالوصفات الأربع'],
    en: [
      'A Cairene cook as your guide',
      'All food and drink at the seven stops',
      'Bottled water',
      'A sheet with four recipes',
    ],
  },
  excludes: {
    ar: ['ما تشترونه من السوق', 'الوصول إلى باب اللوق'],
    en: ['Anything you buy at the market', 'Getting to Bab al-Luq'],
  },
  bring: {
    ar: ['معدة فارغة', 'حذاء مريح للأرصفة العالية', 'مناديل مبللة إن كان معكم صغار'],
    en: ['An empty stomach', 'Comfortable shoes for high kerbs', 'Wet wipes if you have small children with you'],
  },
  knowBeforeYouGo: {
    ar: [
      'المائدة كلها تقريبًا نباتية، وأم علي والفطير فيهما سمن ولبن',
      'أخبرونا بحساسية المكسرات أو القمح أو السمسم قبل يوم',
      'نمشي كيلومترين تقريبًا ونعبر شوارع مزدحمة، والمرشدة تعبر أمامكم',
      'في رمضان تصير الجولة بعد الإفطار، ونراسلكم بالموعد',
    ],
    en: [
      'Nearly everything is vegetarian; om ali and feteer contain ghee and milk',
      'Tell us a day ahead about allergies to nuts, wheat or sesame',
      'We walk about 2 kilometres and cross busy streets; the guide goes first',
      'In Ramadan the walk starts after iftar; we’ll message you the time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'سوق باب اللوق', en: 'Bab al-Luq market' },
      text: {
        ar: 'سقف من حديد من سنة 1912، وبقوليات وأجبان ومش، ولقمة من كل شيء.',
        en: 'An iron roof of 1912, pulses, cheeses and sharp old mish, with a taste of each.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'الفول والطعمية', en: 'Ful and ta‘amiya' },
      text: {
        ar: 'فول بالزيت الحار وآخر بالطحينة، وعيش بلدي من فرن مقابل.',
        en: 'Beans with linseed oil and beans with tahini, and baladi bread from the oven across the street.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'عصير القصب', en: 'Sugar-cane juice' },
      text: {
        ar: 'كوب واحد واقفين عند الرخام، كما يشربه موظفو وسط البلد.',
        en: 'One glass standing at the marble, as downtown clerks drink it.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'الكشري', en: 'Koshari' },
      text: {
        ar: 'ضربة الملعقة على الصحن المعدني قبل أن يصل إليكم، ثم ترتيب الطبقات ولماذا.',
        en: 'The knock of the ladle on the metal bowl, then the order of the layers and the reason for it.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الفطير وأم علي', en: 'Feteer and om ali' },
      text: {
        ar: 'عجين يطير فوق رأس الفطاطري، ثم صحن حلو على طاولة هادئة.',
        en: 'Dough flying over the baker’s head, then the sweet dish at a quiet table.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'قهوة على الرصيف', en: 'Coffee on the pavement' },
      text: {
        ar: 'مظبوط أو زيادة أو سادة، ولعبة طاولة في ممر لا تدخله السيارات.',
        en: 'Medium, sweet or plain, and a backgammon board in a passage without cars.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 600,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مدخل سوق باب اللوق من ميدان الفلكي', en: 'The Falaki Square entrance of Bab al-Luq market' },
    address: { ar: 'ميدان الفلكي، باب اللوق، القاهرة', en: 'Falaki Square, Bab al-Luq, Cairo' },
    lat: 30.0437,
    lng: 31.2399,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 10, minute: 0, percentage: 70 },
  ],
  pictures: [
    {
      kind: 'table',
      time: 'day',
      seed: 'cairo-at-the-table-1',
      alt: { ar: 'أطباق من مطابخ عدة على مائدة واحدة', en: 'Small dishes of several kitchens on one table' },
    },
    {
      kind: 'souq',
      time: 'dawn',
      seed: 'cairo-at-the-table-2',
      alt: { ar: 'سوق مسقوف فيه أكياس بقول وبهارات', en: 'A covered market with sacks of pulses and spices' },
    },
  ],
  options: [
    {
      code: 'breakfast-walk',
      title: { ar: 'من الفطور إلى الحلوى', en: 'From breakfast to pudding' },
      description: {
        ar: 'ثلاث ساعات صباحًا مع ثمانية ضيوف على الأكثر.',
        en: 'Three hours in the morning with eight guests at most.',
      },
      durationMinutes: 180,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 13, priceMinor: 148_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 74_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['08:30'], capacity: 8 },
        { weekdays: [6], startTimes: ['08:30', '10:00'], capacity: 8, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'evening-koshari',
      title: { ar: 'وسط البلد مساءً', en: 'Downtown by evening' },
      description: {
        ar: 'ساعتان ونصف: كشري وحواوشي وفطير وقهوة، من غير السوق لأنه يغلق باكرًا.',
        en: 'Two and a half hours of koshari, hawawshi, feteer and coffee, without the market, which shuts early.',
      },
      durationMinutes: 150,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 132_000,
          originalMinor: 148_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 66_000 },
      ],
      schedules: [{ weekdays: [3, 4, 5], startTimes: ['18:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'clay-dish',
      title: { ar: 'صحن فخار لأم علي تأخذونه معكم', en: 'A clay om ali dish to take home' },
      per: 'booking',
      priceMinor: 18_000,
      maxQuantity: 6,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Camille K.',
      country: 'FR',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Don’t eat before!',
      body: 'At the koshari I was already full and there were still three stops. The man who throws the feteer is a show. Thanaa is very funny. Walking in the traffic is stressful.',
      daysAgo: 7,
    },
    {
      author: 'لطيفة ع.',
      country: 'BH',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'اشتريت قدرة',
      body: 'عجبني الفول لدرجة اني شريت قدرة من السوق وشلتها وياي المنامة. الست ثناء سوالفها حلوة. البسوا جوتي مريح.',
      daysAgo: 19,
    },
    {
      author: 'خالد ق.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'friends',
      title: 'أكل طيب وزحمة',
      body: 'المحلات مختارة صح وما دفعنا شي زيادة. قطع الشارع في محمد محمود مغامرة لحاله، وكنا نبي نجلس أكثر قبل الحلا.',
      daysAgo: 52,
    },
    {
      author: 'Grace M.',
      country: 'US',
      rating: 3,
      language: 'en',
      travellerType: 'solo',
      title: 'Not great if you can’t eat wheat',
      body: 'I told them a day ahead and they got me rice pudding instead of feteer. Still, half the stops were bread and I stood there watching. The beans were delicious.',
      daysAgo: 79,
    },
  ],
}
