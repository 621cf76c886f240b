import type { DemoProduct } from '#demo/shape.ts'

export const cairoTable: DemoProduct = {
  code: 'cairo-at-the-table',
  slug: { ar: 'القاهرة-على-المائدة', en: 'cairo-at-the-table' },
  category: 'food-coffee',
  supplier: 'fatimid-street',
  title: { ar: 'القاهرة: جولة مأكولات وسط البلد (7 محطات)', en: 'Cairo: downtown food tour with seven stops' },
  summary: {
    ar: 'جولة في سبع محطات بوسط البلد مع طاهية قاهرية: فول وكشري وفطير وأم علي، تغنيكم عن الغداء.',
    en: 'Eat your way through seven stops downtown with a Cairo cook: ful, koshari, feteer and om ali. You won’t need lunch.',
  },
  overview: {
    ar: 'تعالوا جائعين. تأخذكم الطاهية ثناء من سوق باب اللوق المسقوف إلى سبع محطات في وسط البلد، نأكل في بعضها وقوفًا وفي بعضها جلوسًا. المشي نحو كيلومترين على مهل، والحصص صغيرة لتصلوا إلى الحلوى.\n\nيوضع الفول مساءً في قدرة ضيقة العنق على نار هادئة ولا يُرفع حتى الفجر، والعنق يعيد إليه بخاره فلا يجف ولا يحترق. والكشري أكلة موانئ من القرن التاسع عشر: أرز وعدس يشبهان أكلة هندية، ومكرونة جاءت مع الإيطاليين، ودقّة من الثوم والخل يضيفها كلٌّ على هواه.\n\nكان والد ثناء يبيع الفول بالعربة في عابدين، وهي تحكي لكم على الطريق ما تغيّر منذ ذلك الوقت.',
    en: 'Come hungry. Thanaa, a Cairo cook, takes you from the covered market of Bab al-Luq to seven stops downtown, some standing at a counter, some sitting down. You walk about 2 kilometres at an easy pace, and portions are small so that you have room for pudding.\n\nFul goes on a low flame in the evening and stays there until dawn. The pot’s narrow neck sends the steam back down, so the beans neither dry nor burn. Koshari came from the ports in the nineteenth century: rice and lentils that recall an Indian dish, macaroni from the Italians, and a garlic and vinegar dressing you add to taste.\n\nThanaa’s father sold beans from a cart in Abdeen, and she’ll tell you what has changed since.',
  },
  highlights: {
    ar: [
      'فتح قدرة فول بعد ليلة على النار',
      'متابعة الطعمية من العجينة إلى الزيت',
      'مزج الكشري بأيديكم بما تحبون من الدقّة',
      'مشاهدة الفطير يُفرد في الهواء حتى يشفّ',
      'تذوّق أم علي في صحن فخار من الفرن',
    ],
    en: [
      'Open a pot of ful after a night on the flame',
      'Watch ta‘amiya go from green paste to frying pan',
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
    ar: ['معدة فارغة', 'حذاء مريح للأرصفة العالية', 'مناديل مبللة إن كان معكم أطفال'],
    en: ['An empty stomach', 'Comfortable shoes for high kerbs', 'Wet wipes if you have small children with you'],
  },
  knowBeforeYouGo: {
    ar: [
      'الأكل كله تقريبًا نباتي، وفي أم علي والفطير سمن ولبن',
      'أخبرونا بحساسية المكسرات أو القمح أو السمسم قبل يوم',
      'نمشي كيلومترين تقريبًا ونعبر شوارع مزدحمة، والمرشدة تعبر أمامكم',
      'في رمضان تصير الجولة بعد الإفطار، ونراسلكم بالموعد',
    ],
    en: [
      'Nearly everything is vegetarian, but om ali and feteer contain ghee and milk',
      'Tell us a day ahead about allergies to nuts, wheat or sesame',
      'We walk about 2 kilometres and cross busy streets, with the guide going first',
      'In Ramadan the walk starts after iftar, and we’ll message you the time',
    ],
  },
  itinerary: [
    {
      title: { ar: 'سوق باب اللوق', en: 'Bab al-Luq market' },
      text: {
        ar: 'نتذوّق البقوليات والأجبان والمش تحت سقف من حديد من سنة 1912.',
        en: 'You taste pulses, cheeses and sharp aged mish under an iron roof of 1912.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'الفول والطعمية', en: 'Ful and ta‘amiya' },
      text: {
        ar: 'نأكل الفول بالزيت الحار وبالطحينة، مع عيش بلدي من فرن مقابل.',
        en: 'Try the beans with linseed oil and with tahini, scooped up with baladi bread from the oven across the street.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'عصير القصب', en: 'Sugar-cane juice' },
      text: {
        ar: 'نشرب كوبًا من عصير القصب واقفين عند طاولة الرخام، كما يفعل موظفو وسط البلد.',
        en: 'We drink a glass standing at the marble counter, as downtown clerks do.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'الكشري', en: 'Koshari' },
      text: {
        ar: 'يقرع البائع الصحن المعدني بملعقته قبل أن يقدّمه لكم، وتشرح ثناء ترتيب الطبقات.',
        en: 'The server raps the metal bowl with a ladle as he fills it, and Thanaa explains the order of the layers.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'الفطير وأم علي', en: 'Feteer and om ali' },
      text: {
        ar: 'نشاهد العجين يطير فوق رأس الفطاطري، ثم نأكل أم علي على طاولة هادئة.',
        en: 'Watch dough fly over the baker’s head, then sit down to om ali at a quiet table.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'قهوة على الرصيف', en: 'Coffee on the pavement' },
      text: {
        ar: 'نشرب القهوة مظبوطة أو زيادة أو سادة، ونلعب الطاولة في ممر لا تدخله السيارات.',
        en: 'Have your coffee medium, sweet or plain, with a backgammon board in a car-free passage.',
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
        en: 'Two and a half hours of koshari, hawawshi, feteer and coffee. The market closes early, so this walk leaves it out.',
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
