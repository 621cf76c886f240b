import type { DemoProduct } from '#demo/shape.ts'

export const carByTheDay: DemoProduct = {
  code: 'northern-tunisia-car-by-the-day',
  slug: { ar: 'سيارة-باليوم-في-تونس', en: 'a-car-by-the-day-in-tunisia' },
  category: 'private-cars',
  supplier: 'jasmine-coast',
  title: { ar: 'تونس: سيارة خاصة باليوم بسائق أو بدونه', en: 'Tunis: private car by the day, with or without driver' },
  summary: {
    ar: 'استئجار سيارة ليوم أو أكثر، بسائق أو بدونه، مع دفتر مسارات إلى دقة وتستور وزغوان والقيروان.',
    en: 'Hire a car for a day or more, with or without driver, with a book of routes to Dougga, Testour, Zaghouan and Kairouan.',
  },
  overview: {
    ar: 'تستلمون السيارة في تونس العاصمة ليوم أو أسبوع، وتقودونها بأنفسكم، أو يقودها عنكم عبد الكريم أو نزار. مدة اليوم 12 ساعة، والكيلومترات غير محدودة والتأمين شامل. ونراجع معكم على الخريطة قبل الانطلاق دفترًا بستة مسارات مجرّبة، ويرد على هاتفنا موظف حتى منتصف الليل.\n\nالأماكن التي يصفها الدفتر تبعد عن خطوط الحافلات: مسرح دقة الذي يتسع لـ3,500 متفرج، وساعة تستور التي تدور عقاربها إلى الوراء، ومعبد المياه في زغوان حيث كانت تبدأ قناة تمتد أكثر من 100 كيلومتر إلى قرطاج. وفيه أيضًا المسافات ومواعيد المواقع، وأين تفطرون، وأي بائع زيتون يستحق التوقف عنده.',
    en: 'Hire a car in Tunis for a day or a week and drive it yourself, or let Abdelkarim or Nizar drive. A day is 12 hours, mileage is unlimited and the insurance is comprehensive. We go through the book of six tried routes with you before you set off, and if you get lost or change your plans, a person answers the phone until midnight.\n\nThe routes lead to places that buses don’t reach: the theatre of Dougga, which held 3,500 people, the clock of Testour, whose hands run backwards, and the Temple of the Waters at Zaghouan, the start of an aqueduct of more than 100 kilometres to Carthage. The book gives distances, opening hours, good places for breakfast and which olive seller is worth a stop.',
  },
  highlights: {
    ar: [
      'اختيار مسار من دفتر ستة مسارات كتبه آثاري',
      'زيارة دقة، من أحسن المدن الرومانية حفظًا',
      'دخول جامع القيروان الكبير',
      'البحث عن ساعة تستور المعكوسة والتعرّف إلى حكاية أندلسييها',
      'القيادة بكيلومترات غير محدودة',
    ],
    en: [
      'Choose from six routes in an archaeologist’s book',
      'Visit Dougga, among North Africa’s best-kept Roman towns',
      'Visit the Great Mosque of Kairouan',
      'Find Testour’s backward clock and its Andalusian story',
      'Drive with no limit on kilometres',
    ],
  },
  includes: {
    ar: [
      'السيارة والتأمين الشامل',
      'دفتر المسارات وخرائط محمّلة',
      'ماء وصندوق تبريد',
      'خط هاتف يردّ عليه موظف حتى منتصف الليل',
    ],
    en: [
      'Car and full insurance',
      'Route book and offline maps',
      'Water and a cool box',
      'A phone line answered by a person until midnight',
    ],
  },
  excludes: {
    ar: ['الوقود في خيار القيادة الذاتية', 'رسوم الطريق السيارة', 'تذاكر المواقع', 'غداؤكم (غداء السائق علينا)'],
    en: ['Fuel when you drive yourself', 'Motorway tolls', 'Site tickets', 'Your lunch (the driver’s is covered)'],
  },
  bring: {
    ar: ['رخصة قيادة مضى على إصدارها سنتان، للقيادة الذاتية', 'جواز السفر', 'بطاقة بنكية للضمان'],
    en: ['A licence held for two years, if you drive', 'Passport', 'A bank card for the deposit'],
  },
  knowBeforeYouGo: {
    ar: [
      'اليوم من 8:00 صباحًا إلى 8:00 مساءً، وتبقى السيارة معكم ليلًا إذا حجزتم أكثر من يوم',
      'في القيادة الذاتية يجب أن يكون عمر السائق 23 سنة فأكثر. ويُحجز مبلغ الضمان على بطاقته، وقد يستغرق البنك سبعة أيام لإعادته',
      'تبعد دقة ساعة و45 دقيقة، والقيروان نحو ساعتين',
      'يمكنكم إضافة كرسي أطفال، واذكروا عمر الطفل عند الطلب',
    ],
    en: [
      'A day runs from 8 am to 8 pm. If you book several days you keep the car overnight',
      'To drive yourself you must be 23 or older. A deposit is held on your card, and banks take up to seven days to release it',
      'Dougga is 1 hour 45 minutes away, Kairouan about two hours',
      'Child seats are an add-on. Tell us the child’s age when you book',
    ],
  },
  itinerary: [
    {
      title: { ar: 'تسلّم السيارة', en: 'Collecting the car' },
      text: {
        ar: 'نراجع معكم الدفتر والخريطة لمدة 15 دقيقة.',
        en: 'We go through the book and the map with you for 15 minutes.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'المسار 1: دقة وتستور', en: 'Route 1: Dougga and Testour' },
      text: {
        ar: 'تقطعون 230 كم ذهابًا وإيابًا، وتزورون الكابيتول والضريح البوني، ثم تتذوّقون جبن تستور.',
        en: 'Drive 230 km there and back to see the Capitol and the Punic mausoleum, with a stop for Testour cheese.',
      },
    },
    {
      title: { ar: 'المسار 2: زغوان وأوذنة', en: 'Route 2: Zaghouan and Oudna' },
      text: {
        ar: 'تتبعون قناة هادريان من المعبد إلى الأقواس في السهل.',
        en: 'Follow Hadrian’s aqueduct from the temple to the arches on the plain.',
      },
    },
    {
      title: { ar: 'المسار 3: القيروان', en: 'Route 3: Kairouan' },
      text: {
        ar: 'تزورون الجامع الكبير وفسقيات الأغالبة، وتتذوّقون المقروض الساخن.',
        en: 'Visit the Great Mosque and the Aghlabid basins, and try hot makroudh.',
      },
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'item',
  rate: 'daily',
  minDuration: 1,
  currency: 'TND',
  isPrivate: true,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 1440,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'مكتب ساحل الياسمين', en: 'Jasmine Coast office' },
    address: {
      ar: 'قرب محطة تونس البحرية، شارع الحبيب بورقيبة',
      en: 'By Tunis Marine station, Avenue Habib Bourguiba',
    },
    lat: 36.8006,
    lng: 10.1906,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
  ],
  pictures: [
    {
      kind: 'mountain-terraces',
      time: 'day',
      seed: 'dougga-2',
      alt: { ar: 'حقول وزيتون على السفوح', en: 'Fields and olive trees on the hillsides' },
    },
    {
      kind: 'ruins',
      time: 'day',
      seed: 'dougga-1',
      alt: { ar: 'أعمدة مدينة رومانية بين التلال', en: 'Columns of a Roman town among hills' },
    },
  ],
  options: [
    {
      code: 'self-drive',
      title: { ar: 'القيادة الذاتية', en: 'Self-drive' },
      description: {
        ar: 'سيارة صغيرة بخمسة مقاعد وناقل حركة أوتوماتيكي.',
        en: 'A small five-seat car with automatic transmission.',
      },
      durationMinutes: 720,
      capacity: 10,
      units: [
        {
          code: 'car',
          kind: 'item',
          title: { ar: 'سيارة (حتى 5)', en: 'Car (up to 5)' },
          priceMinor: 165_000,
          travellers: 5,
          minQuantity: 1,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['08:00'], capacity: 5 },
        {
          weekdays: [1, 2, 3, 4, 5, 6, 7],
          startTimes: ['08:00'],
          capacity: 5,
          season: ['04-01', '10-31'],
          adjustBasisPoints: 1500,
        },
      ],
    },
    {
      code: 'with-driver',
      title: { ar: 'مع سائق', en: 'With a driver' },
      description: {
        ar: 'سيارة بسبعة مقاعد وسائق يتكلم العربية والفرنسية والإنجليزية، والوقود مشمول.',
        en: 'A seven-seater and a driver who speaks Arabic, French and English, with fuel included.',
      },
      durationMinutes: 720,
      capacity: 6,
      units: [
        {
          code: 'car-driver',
          kind: 'item',
          title: { ar: 'سيارة وسائق (حتى 6)', en: 'Car and driver (up to 6)' },
          priceMinor: 420_000,
          travellers: 6,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 5, 6, 7], startTimes: ['08:00'], capacity: 2 },
        { weekdays: [5, 6, 7], startTimes: ['08:00'], capacity: 2, adjustBasisPoints: 1000 },
      ],
    },
  ],
  extras: [
    {
      code: 'child-seat',
      title: { ar: 'كرسي طفل', en: 'Child seat' },
      per: 'booking',
      priceMinor: 15_000,
      maxQuantity: 3,
    },
    {
      code: 'dougga-guide',
      title: { ar: 'عالم آثار يلتقيكم في دقة لساعتين', en: 'An archaeologist to meet you at Dougga for two hours' },
      per: 'booking',
      priceMinor: 140_000,
      maxQuantity: 1,
    },
  ],
  pickups: [
    {
      code: 'airport',
      name: { ar: 'مطار تونس قرطاج', en: 'Tunis-Carthage airport' },
      address: { ar: 'قاعة الوصول، أمام مكتب البريد', en: 'Arrivals hall, by the post office' },
      minutesBefore: 0,
      priceMinor: 25_000,
      lat: 36.8476,
      lng: 10.2172,
    },
    {
      code: 'hammamet',
      name: { ar: 'برج الحمامات', en: 'Hammamet fort' },
      address: { ar: 'مدخل المدينة العتيقة', en: 'Medina gate' },
      minutesBefore: 0,
      priceMinor: 60_000,
      lat: 36.3941,
      lng: 10.6137,
    },
  ],
  reviews: [
    {
      author: 'Joost',
      country: 'NL',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Alone in a Roman theatre',
      body: 'In the book it says: come at nine, the custodian will be making tea. He was making tea! One hour and ten minutes alone in Dougga.',
      daysAgo: 15,
    },
    {
      author: 'بدر ز.',
      country: 'SA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'نزار ما قصّر',
      body: 'ثلاث أيام مع أربع عيال ونزار ما تضايق ولا مرة، صار واحد منا. السيارة مريحة بس الشنطة ما تكفي أغراض عائلة كبيرة.',
      daysAgo: 32,
    },
    {
      author: 'Ewa',
      country: 'PL',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Follow the aqueduct',
      body: 'Best was the Zaghouan route. You lose the arches, then they are behind a petrol station, then you lose them again. Very cheap coffee everywhere.',
      daysAgo: 61,
    },
    {
      author: 'هالة م.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'solo',
      title: 'سافرت لوحدي وكنت مطمنة',
      body: 'كانوا بيكلموني مرتين في اليوم يطمنوا عليّ من غير رخامة. وصلت القيروان العصر والصحن كان شبه فاضي.',
      daysAgo: 85,
    },
    {
      author: 'Marcus',
      country: 'DE',
      rating: 2,
      language: 'en',
      travellerType: 'business',
      title: 'Deposit took a week',
      body: 'Car clean, book brilliant. The deposit on my card was released after seven days, which they could say up front.',
      daysAgo: 110,
    },
  ],
}
