import type { DemoProduct } from '#demo/shape.ts'

export const feluccaWithChildren: DemoProduct = {
  code: 'aswan-felucca-with-children',
  slug: { ar: 'فلوكة-مع-الأطفال-حول-إلفنتين', en: 'felucca-around-elephantine-with-children' },
  category: 'family-parks',
  supplier: 'first-cataract-boats',
  title: {
    ar: 'أسوان: فلوكة خاصة للعائلة إلى جزيرة النباتات',
    en: 'Aswan: private family felucca ride to the botanical island',
  },
  summary: {
    ar: 'فلوكة خاصة للعائلة حول إلفنتين وجزيرة النباتات، يشارك الأطفال في قيادتها. السعر للمركب.',
    en: 'A private family felucca around Elephantine and the botanical island, with turns at the tiller for the children. Price per boat.',
  },
  overview: {
    ar: 'تبحر عائلتكم وحدها ثلاث ساعات ونصفًا في فلوكة مع الريّس ومساعده، حول إلفنتين وجزيرة النباتات. وحيث يتسع النهر بين الجزيرتين يسلّم الريّس الدفّة للأطفال ويده قريبة من أيديهم، ويلبس كل طفل سترة نجاة من المرسى إلى المرسى.\n\nفي جزيرة النباتات، التي زرع فيها كتشنر أشجارًا من الهند وأفريقيا في تسعينيات القرن التاسع عشر، يبحث كل طفل بورقته عن ثمرة تشبه السجق وورقة أعرض من الوجه وقطّ نائم، ومن يكملها يحصل على شارة الريّس. ثم ننزل في إلفنتين ساعة، من زقاق القرية النوبية إلى مقياس النيل ودرجاته. وفي المركب وسائد إن نعس أحد الأطفال في طريق العودة.',
    en: 'Your family has the felucca, the captain and his mate for three and a half hours around Elephantine and the botanical island. Where the river opens between the two islands the captain gives the children the tiller and keeps his hand close to theirs. Every child wears a life jacket from landing to landing.\n\nThe botanical island was given to Kitchener in the 1890s, and he planted trees from India and Africa. Each child gets a treasure-hunt sheet: find a fruit like a sausage, a leaf wider than a face and a sleeping cat. Finish it and you wear the captain’s badge. Then we spend an hour on Elephantine, from the lanes of the Nubian village to the Nilometer. There are cushions if someone needs a nap on the way back.',
  },
  highlights: {
    ar: [
      'قيادة الأطفال للفلوكة والريّس إلى جانبهم',
      'البحث عن كنوز جزيرة النباتات بورقة لكل طفل',
      'زيارة مقياس النيل ودرجاته التسعين',
      'مراقبة البلشون وصياد السمك بين الصخور',
      'الإبحار بسترات نجاة بثلاثة مقاسات للأطفال',
    ],
    en: [
      'Let the children steer, with the captain beside them',
      'Follow a treasure hunt through the botanical island',
      'Go down to the Nilometer with its 90 steps',
      'Spot herons and kingfishers among the rocks',
      'Sail with life jackets in three children’s sizes',
    ],
  },
  includes: {
    ar: [
      'الفلوكة مع الريّس ومساعده',
      'تذاكر جزيرة النباتات ومقياس النيل',
      'ورقة بحث وأقلام وشارة لكل طفل',
      'كركديه وماء وموز من الجزيرة',
    ],
    en: [
      'The felucca with captain and mate',
      'Entry to the botanical island and the Nilometer',
      'A treasure-hunt sheet, pencils and a badge for each child',
      'Hibiscus, water and bananas from the island',
    ],
  },
  excludes: {
    ar: ['الغداء، ويمكن طلبه', 'متحف إلفنتين وآثار المدينة القديمة', 'الوصول إلى المرسى'],
    en: ['Lunch, which can be ordered', 'The Elephantine museum and ancient town', 'Getting to the landing'],
  },
  bring: {
    ar: ['قبعات تُربط تحت الذقن', 'واقي شمس', 'ملابس بديلة للأطفال، فقد يصلهم الرذاذ'],
    en: ['Hats that tie under the chin', 'Sunscreen', 'A change of clothes for the children, as there is spray'],
  },
  knowBeforeYouGo: {
    ar: [
      'يلبس كل طفل سترة النجاة من المرسى إلى المرسى بلا استثناء',
      'السباحة غير مسموحة، لأن التيار بين الصخور قوي',
      'لا يوجد حمّام في الفلوكة، لكنه متاح في جزيرة النباتات',
      'إذا سكنت الريح جرّنا مركب صغير من غير زيادة في السعر',
      'عربات الأطفال تُترك عند المرسى في غرفة مقفلة',
    ],
    en: [
      'Every child wears a life jacket from landing to landing, without exception',
      'We don’t swim, because the current between the rocks is strong',
      'There is no toilet on the felucca, but there is one on the botanical island',
      'If the wind drops, a small boat tows us at no extra cost',
      'You can leave pushchairs in a locked room at the landing',
    ],
  },
  itinerary: [
    {
      title: { ar: 'المرسى والعقدة الأولى', en: 'The landing and a first knot' },
      text: {
        ar: 'نختار لكل طفل سترة بمقاسه، ثم يتعلم عقدة يربط بها دميته أو زجاجته.',
        en: 'Jackets are fitted, then each child learns one knot to tie up a toy or a bottle.',
      },
      minutes: 20,
    },
    {
      title: { ar: 'حول طرف إلفنتين', en: 'Around the tip of Elephantine' },
      text: {
        ar: 'نمرّ بصخور رمادية ملساء كظهور الفيلة، على بعضها نقوش ملوك، ثم يتسلّم الأطفال الدفّة.',
        en: 'We pass smooth grey rocks like elephants’ backs, some carved with kings’ names, then the children take the tiller.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'جزيرة النباتات', en: 'The botanical island' },
      text: {
        ar: 'يبحث الأطفال بأوراقهم في ممرات مظللة بالنخل الملكي، ثم نأكل الموز على العشب.',
        en: 'Follow the treasure hunt along paths shaded by royal palms, then eat bananas on the grass.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'قرية إلفنتين ومقياس النيل', en: 'Elephantine village and the Nilometer' },
      text: {
        ar: 'نمرّ بأزقة ملوّنة وماعز، ثم ننزل الدرجات ويخمّن الأطفال أين وصل الماء حين كانت جدّتهم صغيرة.',
        en: 'We pass painted houses and goats, then go down the steps so the children can guess how high the river stood when Grandma was young.',
      },
      minutes: 50,
    },
    {
      title: { ar: 'العودة مع التيار', en: 'Home with the current' },
      text: {
        ar: 'نستمع في طريق العودة إلى أغنية نوبية على الدفّ.',
        en: 'Listen to a Nubian song on the frame drum as you drift home.',
      },
      minutes: 30,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'EGP',
  isPrivate: true,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى الفلايك جنوب حديقة فريال', en: 'Felucca landing south of Feryal Garden' },
    address: { ar: 'كورنيش النيل، أسوان', en: 'Corniche el-Nil, Aswan' },
    lat: 24.0818,
    lng: 32.8889,
  },
  cancellation: [{ day: 0, hour: 6, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'river',
      time: 'day',
      seed: 'aswan-felucca-with-children-1',
      alt: { ar: 'شراع أبيض على النيل', en: 'A white sail on the Nile' },
    },
    {
      kind: 'orchard',
      time: 'day',
      seed: 'aswan-felucca-with-children-2',
      alt: { ar: 'ممر بين أشجار جزيرة النباتات', en: 'A path among the trees of the botanical island' },
    },
    {
      kind: 'river',
      time: 'sunset',
      seed: 'aswan-felucca-with-children-3',
      alt: { ar: 'ضفة النيل والشمس تميل', en: 'The river bank as the sun goes down' },
    },
  ],
  options: [
    {
      code: 'half-day',
      title: { ar: 'فلوكة لعائلة واحدة حتى ثمانية', en: 'Felucca for one family, up to eight' },
      description: {
        ar: 'فلوكة لثمانية ركاب مع الأطفال، تزورون بها الجزيرتين والقرية.',
        en: 'A felucca for eight, children included, with stops on both islands and in the village.',
      },
      durationMinutes: 210,
      capacity: 8,
      units: [
        {
          code: 'felucca',
          kind: 'item',
          title: { ar: 'الفلوكة كلها (حتى 8)', en: 'The whole felucca (up to 8)' },
          priceMinor: 210_000,
          originalMinor: 240_000,
          travellers: 8,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 7], startTimes: ['08:30', '13:30'], capacity: 3 },
        { weekdays: [5, 6], startTimes: ['08:30', '13:30'], capacity: 3, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'two-families',
      title: { ar: 'فلوكة كبيرة لعائلتين', en: 'A larger felucca for two families' },
      description: {
        ar: 'المسار نفسه لما يصل إلى 14 راكبًا، مع مشرفة تلعب مع الأطفال.',
        en: 'The same route for up to 14, with a play leader for the children.',
      },
      durationMinutes: 210,
      capacity: 14,
      units: [
        {
          code: 'felucca',
          kind: 'item',
          title: { ar: 'الفلوكة الكبيرة (حتى 14)', en: 'The larger felucca (up to 14)' },
          priceMinor: 330_000,
          travellers: 14,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [{ weekdays: [4, 5, 6, 7], startTimes: ['09:00', '14:00'], capacity: 1 }],
    },
  ],
  extras: [
    {
      code: 'lunch',
      title: { ar: 'غداء في بيت نوبي على إلفنتين', en: 'Lunch in a Nubian house on Elephantine' },
      per: 'person',
      priceMinor: 26_000,
      maxQuantity: 14,
    },
    {
      code: 'drum',
      title: { ar: 'ساعة مع عازف دفّ يعلّم الأطفال', en: 'An hour with a frame-drum player who teaches the children' },
      per: 'booking',
      priceMinor: 45_000,
      maxQuantity: 1,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'نهى ع.',
      country: 'EG',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'ابني بقى ريّس',
      body: 'عنده ست سنين ومن ساعة ما رجعنا القاهرة وهو بيقولي الريح من الشمال يا ماما. الريس طويل البال والسترات نضيفة.',
      daysAgo: 8,
    },
    {
      author: 'Laura K.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Good with three kids',
      body: 'Four, seven and eleven years, and nobody was bored. They love the sausage tree. Take the 8.30, after is too hot in the garden.',
      daysAgo: 36,
    },
    {
      author: 'Omar',
      country: 'JO',
      rating: 2,
      language: 'en',
      travellerType: 'family',
      title: 'No wind for us',
      body: 'No wind at all, so a motor boat pulled us there and back and the sail stayed down the whole time. My kids had been talking about steering for a week. They didn’t charge more, but it was full price for a tow.',
      daysAgo: 71,
    },
  ],
}
