import type { DemoProduct } from '#demo/shape.ts'

export const hijaziTable: DemoProduct = {
  code: 'jeddah-hijazi-table',
  slug: { ar: 'مساء-في-مطبخ-حجازي', en: 'evening-in-a-hijazi-kitchen' },
  category: 'food-coffee',
  supplier: 'roshan-and-sea',
  title: {
    ar: 'مساء في مطبخ حجازي: سليق ومنتو ودبيازة',
    en: 'An evening in a Hijazi kitchen: saleeg, manto, debyazah',
  },
  summary: {
    ar: 'نشتري من سوق العلوي ونطبخ في بيت من بيوت البلد، ثم نأكل على السطح ما صنعته أيدينا.',
    en: 'We shop in Souq al-Alawi, cook in a house in Al-Balad, then eat on the roof what our own hands have made.',
  },
  overview: {
    ar: 'المائدة الحجازية كتبها الحجاج. جاء المنتو واليغمش مع أهل بخارى وتركستان، والمطبّق مع تجار من اليمن والهند، والمعمول مع الشاميين، وبقي السليق من الطائف والسمك من البحر. ومن أقام بعد الموسم فتح دكانًا، ولذلك تجد في زقاق واحد أربعة مطابخ.\n\nيبدأ المساء عند عطّار في سوق العلوي، حيث يشرح الشيف أنس ما تفعله المستكة بالأرز والهيل بالحليب، ويختار كلٌّ منكم بهارًا واحدًا. ثم نصعد إلى مطبخ في الطابق الثاني من بيت مرمّم، وفيه ثلاث محطات: عجين المنتو الذي يُفرد رقيقًا ويُطوى، وقدر السليق الذي يُحرّك حتى يلين، ومقلاة المطبّق.\n\nنأكل على السطح حول سفرة واحدة، ونختم بالدبيازة، وهي مشمش مجفف يُطبخ مع المكسرات والتين وتعرفها بيوت مكة وجدة في صباح العيد. الوصفات تُرسل إليكم بالعربية والإنكليزية بمقادير جرّبها أنس في مطابخ غير مطبخه.',
    en: 'The Hijazi table was written by pilgrims. Manto and yaghmush came with people from Bukhara and Turkestan, mutabbaq with traders from Yemen and India, maamoul with Syrians; saleeg is from Taif and the fish from the sea. Those who stayed on after the season opened shops, and so a single lane may hold four cuisines.\n\nThe evening begins at a spice merchant in Souq al-Alawi, where the chef, Anas, explains what mastic does to rice and cardamom to milk, and each of you picks one spice. Then we climb to a kitchen on the second floor of a restored house, with three stations: manto dough, rolled thin and folded; the pot of saleeg, stirred until the rice gives way; and the griddle for mutabbaq.\n\nWe eat on the roof around one cloth and end with debyazah, dried apricots cooked with nuts and figs, which homes in Makkah and Jeddah serve on the morning of Eid. The recipes follow in Arabic and English, in quantities that Anas has tried in kitchens other than his own.',
  },
  highlights: {
    ar: [
      'عطّار سوق العلوي وصناديقه',
      'طيّ المنتو باليد وسرّ رقّة العجين',
      'سليق بالحليب والمستكة من قدر واحد',
      'العشاء على سطح بين الرواشين',
      'دبيازة العيد في غير يوم العيد',
    ],
    en: [
      'The spice merchant of Souq al-Alawi and his drawers',
      'Folding manto by hand, and how the dough gets so thin',
      'Saleeg with milk and mastic from a single pot',
      'Dinner on a roof among carved balconies',
      'Debyazah, the dish of Eid, on an ordinary day',
    ],
  },
  includes: {
    ar: ['طاهٍ ومساعدته', 'كل المواد والمرايل', 'عشاء كامل وسوبيا وشاي', 'كيس بهار تختارونه، والوصفات مكتوبة'],
    en: [
      'A chef and his assistant',
      'All ingredients, and aprons',
      'A full dinner with sobia, a barley drink, and tea',
      'A bag of the spice you chose, and the written recipes',
    ],
  },
  excludes: {
    ar: ['ما تشترونه من السوق لأنفسكم', 'المواصلات ما لم تختاروا الاستقبال'],
    en: ['What you buy in the market for yourselves', 'Transport unless you choose the pick-up'],
  },
  bring: {
    ar: ['شهية، فالعشاء متأخر قليلًا', 'ملابس لا يضرّها الطحين'],
    en: ['An appetite, as dinner is on the late side', 'Clothes that do not mind flour'],
  },
  knowBeforeYouGo: {
    ar: [
      'أخبرونا بالحساسية عند الحجز؛ في الوصفات حليب وقمح ولوز وكاجو',
      'نطبخ سليقًا بالخضار لمن لا يأكل اللحم إن عرفنا قبل يوم',
      'المطبخ في الطابق الثاني والسطح فوق الرابع، والصعود بالدرج وحده',
      'اللحم حلال، ولا يُقدّم كحول',
    ],
    en: [
      'Tell us about allergies when you book: the recipes use milk, wheat, almonds and cashews',
      'With a day’s notice we make a vegetable saleeg for those who eat no meat',
      'The kitchen is on the second floor and the roof above the fourth, by stairs only',
      'The meat is halal and no alcohol is served',
    ],
  },
  itinerary: [
    {
      title: { ar: 'سوق العلوي', en: 'Souq al-Alawi' },
      text: {
        ar: 'مستكة وهيل وقرفة ولومي، والفرق بين ما يُباع للسائح وما تشتريه الجدّات.',
        en: 'Mastic, cardamom, cinnamon, dried lime, and the difference between what visitors are sold and what grandmothers buy.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'المطبخ', en: 'The kitchen' },
      text: {
        ar: 'ثلاث محطات يتبدّل عليها الجميع، وكأس سوبيا في اليد.',
        en: 'Three stations that everyone takes in turn, with a glass of sobia to hand.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'السطح', en: 'The roof' },
      text: {
        ar: 'سفرة واحدة، ومن طوى المنتو قدّمه لغيره أولًا.',
        en: 'One cloth for all, and whoever folded the manto serves someone else first.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'الدبيازة والشاي', en: 'Debyazah and tea' },
      text: {
        ar: 'حلو العيد، وشاي بالنعناع المديني.',
        en: 'The sweet of Eid, and tea with Madinah mint.',
      },
      minutes: 20,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 480,
  pickup: 'optional',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'دكان العطّار عند مدخل سوق العلوي', en: 'The spice shop at the entrance to Souq al-Alawi' },
    address: { ar: 'سوق العلوي، جدة التاريخية', en: 'Souq al-Alawi, Historic Jeddah' },
    lat: 21.4835,
    lng: 39.1881,
  },
  cancellation: [
    { day: 2, hour: 0, minute: 0, percentage: 0 },
    { day: 1, hour: 0, minute: 0, percentage: 50 },
    { day: 0, hour: 8, minute: 0, percentage: 90 },
  ],
  pictures: [
    {
      kind: 'souq',
      time: 'sunset',
      seed: 'jeddah-hijazi-table-1',
      alt: { ar: 'دكاكين البهار في سوق قديم آخر النهار', en: 'Spice shops in an old market late in the day' },
    },
    {
      kind: 'coffee',
      time: 'night',
      seed: 'jeddah-hijazi-table-2',
      alt: { ar: 'دلّة وفناجين على سفرة المساء', en: 'A pot and cups on the evening cloth' },
    },
    {
      kind: 'old-town',
      time: 'night',
      seed: 'jeddah-hijazi-table-3',
      alt: { ar: 'بيوت البلد مضاءة ليلًا', en: 'The houses of Al-Balad lit at night' },
    },
  ],
  options: [
    {
      code: 'cooking-evening',
      title: { ar: 'السوق والمطبخ والسطح', en: 'Market, kitchen and roof' },
      description: {
        ar: 'ثلاث ساعات ونصف، وثمانية ضيوف حول السفرة.',
        en: 'Three and a half hours, eight guests around the cloth.',
      },
      durationMinutes: 210,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 15, priceMinor: 34_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 7, maxAge: 14, priceMinor: 19_000 },
      ],
      schedules: [
        { weekdays: [1, 3, 7], startTimes: ['17:30'], capacity: 8 },
        { weekdays: [4, 6], startTimes: ['18:00'], capacity: 8, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'tasting-walk',
      title: { ar: 'جولة تذوّق في البلد', en: 'A tasting walk through Al-Balad' },
      description: {
        ar: 'ساعتان وست لقمات بلا طبخ: بليلة ومطبّق ويغمش وفول بالجرّة ولدو وسوبيا.',
        en: 'Two hours and six tastes without cooking: balilah, mutabbaq, yaghmush, jar-cooked beans, laddu and sobia.',
      },
      durationMinutes: 120,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 13,
          priceMinor: 17_500,
          originalMinor: 20_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 5, maxAge: 12, priceMinor: 9_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'صغير', en: 'Infant' },
          minAge: 0,
          maxAge: 4,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [2, 4, 5, 6], startTimes: ['19:30', '21:45'], capacity: 10 }],
    },
  ],
  extras: [],
  pickups: [
    {
      code: 'corniche',
      name: { ar: 'فنادق كورنيش الحمراء', en: 'Hotels on the Al-Hamra Corniche' },
      address: { ar: 'مقابل نافورة الملك فهد، كورنيش الحمراء', en: 'Opposite King Fahd’s Fountain, Al-Hamra Corniche' },
      minutesBefore: 35,
      priceMinor: 5_000,
      lat: 21.5169,
      lng: 39.1497,
    },
  ],
  reviews: [
    {
      author: 'Camille',
      country: 'CH',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'My manto opened, his did not',
      body: 'Anas showed me three times without a sigh. The saleeg tasted of almost nothing and then of everything, which he said is the mastic. I have made it twice at home since.',
      daysAgo: 8,
    },
    {
      author: 'هيفاء',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'دبيازة جدتي',
      body: 'لم أذق الدبيازة منذ توفيت جدتي. سألت الشيف عن التين فقال إن أهل مكة يزيدونه، فعرفت من أين كانت وصفتها.',
      daysAgo: 29,
    },
    {
      author: 'Oliver',
      country: 'AU',
      rating: 4,
      language: 'en',
      travellerType: 'family',
      title: 'Late for small children',
      body: 'Ours were seven and nine, loved the dough and were asleep before the apricots. Wonderful house; count on many stairs.',
      daysAgo: 54,
    },
    {
      author: 'غسان',
      country: 'JO',
      rating: 4,
      language: 'ar',
      travellerType: 'business',
      title: 'جولة التذوّق تكفي عشاءً',
      body: 'ظننت اللقمات قليلة فتغدّيت متأخرًا، وهذا خطأ. البليلة والمطبّق وحدهما وجبة. تمنيت وقتًا أطول عند العطّار.',
      daysAgo: 101,
    },
  ],
}
