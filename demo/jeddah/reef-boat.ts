import type { DemoProduct } from '#demo/shape.ts'

export const reefBoat: DemoProduct = {
  code: 'jeddah-reef-boat',
  slug: { ar: 'قارب-خاص-إلى-شعاب-أبحر', en: 'private-boat-to-the-obhur-reefs' },
  category: 'sea-islands',
  supplier: 'roshan-and-sea',
  title: { ar: 'جدة: قارب خاص وسنوركل في البحر الأحمر', en: 'Jeddah: private Red Sea snorkelling boat trip' },
  summary: {
    ar: 'أبحروا بقارب خاص لعشرة ركاب من أبحر إلى بياضة وشعاب البحر الأحمر، مع قبطان وغوّاص ومعدات السنوركل.',
    en: 'From Obhur to the Bayada sandbank and the Red Sea reefs by private boat, for up to ten, with captain, diver and snorkel gear.',
  },
  overview: {
    ar: 'تبحرون خمس ساعات في قارب لمجموعتكم وحدها، حتى عشرة ركاب، من مرسى أبحر إلى بياضة ثم إلى حافة الشعاب، مع قبطان وغوّاص ومعدات السنوركل. عند بياضة تمشون على رمل أبيض في عرض البحر والماء إلى الركبة، وعند الحافة تسبحون والقاع ينزل من مترين إلى الأزرق.\n\nينزل الغوّاص معكم ويسمّي السمك بأسمائه الحجازية: الحريد يقضم المرجان ويُخرجه رملًا، والطرباني يدور حول القارب، وسمك المهرّج لا يترك شقائقه. ومن لا يسبح يرى القاع من صندوق زجاجي.\n\nالقبطان سعيد صياد في الأصل، يربط القارب إلى عوّامة أو يرسو على الرمل، ولا يرمي المرساة على المرجان.',
    en: 'The boat is yours for five hours, up to ten of you, with a captain, a diver and all snorkel gear. It leaves from Obhur, and the first stop is Bayada, white sand under knee-deep water, far from shore. The second is the reef edge, where the bottom drops from 2 metres into the blue.\n\nThe diver goes in with you and names the fish as Jeddah does: hareed, the parrotfish that bites coral and leaves it behind as sand; tirbani, the big wrasse that circles the boat; the clownfish in its anemone. Non-swimmers watch through a glass-bottomed box.\n\nCaptain Said was a fisherman first. He ties up to a buoy or anchors on sand, and never drops anchor on coral.',
  },
  highlights: {
    ar: [
      'الإبحار في قارب لمجموعتكم وحدها حتى عشرة ركاب',
      'المشي على رمل بياضة في عرض البحر',
      'السباحة عند حافة الشعاب مع غوّاص',
      'مشاهدة القاع من صندوق زجاجي دون النزول إلى الماء',
    ],
    en: [
      'Sail in a boat for your group alone, up to ten',
      'Walk on the Bayada sand, far from shore',
      'Snorkel the reef edge beside a diver',
      'Look below through a glass-bottomed viewing box',
    ],
  },
  includes: {
    ar: [
      'القبطان وغوّاص مرافق',
      'الوقود وتصريح الإبحار من حرس الحدود',
      'أقنعة وزعانف وسترات نجاة بكل المقاسات',
      'ماء وفاكهة وقهوة',
      'مظلة ودُشّ ماء عذب',
    ],
    en: [
      'Captain and accompanying diver',
      'Fuel, and the sailing permit from the Border Guard',
      'Masks, fins and life jackets in all sizes',
      'Water, fruit and coffee',
      'A sun canopy and a fresh-water shower',
    ],
  },
  excludes: {
    ar: ['الوصول إلى المرسى', 'الغوص بالأسطوانات'],
    en: ['Getting to the marina', 'Scuba diving'],
  },
  bring: {
    ar: ['أصل الهوية أو الإقامة أو الجواز لكل راكب', 'ملابس سباحة ومنشفة وقميص بكمّين', 'واقي شمس لا يضر المرجان'],
    en: [
      'The original identity card, residence card or passport of every passenger',
      'Swimwear, a towel and a shirt with sleeves',
      'Reef-safe sunscreen',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'نحتاج إلى أسماء الركاب وأرقام هوياتهم قبل الإبحار بيوم، ولا يصعد من ليست معه هويته',
      'إذا أغلق حرس الحدود البحر بسبب الريح أعدنا المبلغ كاملًا',
      'رخصة القارب لعشرة ركاب، ويُحسب منهم الأطفال والرضّع، وثمانية أريح',
      'لا تلمسوا المرجان ولا تقفوا عليه ولا تأخذوا منه شيئًا',
      'البحر أهدأ صباحًا، فاختاروا موعد 7:00 صباحًا إن كان دوار البحر يصيبكم',
    ],
    en: [
      'We need names and identity numbers a day before sailing, and you can’t board without the document itself',
      'If the Border Guard closes the sea for wind, you are refunded in full',
      'The boat is licensed for ten, children and babies included, but eight is more comfortable',
      'Please don’t touch coral, stand on it or take any home',
      'The sea is calmer in the morning. If you get seasick, choose the 7 am trip',
    ],
  },
  itinerary: [
    {
      title: { ar: 'مرسى أبحر', en: 'The marina at Obhur' },
      text: {
        ar: 'نطابق الهويات ونجرّب الأقنعة ونشرح تعليمات السلامة.',
        en: 'We check your documents, fit masks and go through safety.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'بياضة', en: 'Bayada' },
      text: {
        ar: 'تسبحون وتمشون على الرمل، والمكان مناسب ليعتاد الصغار القناع.',
        en: 'Swim and walk on the sand. It’s a good place for children to get used to a mask.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'حافة الشعاب', en: 'The reef edge' },
      text: {
        ar: 'ننزل إلى الماء في مجموعتين مع الغوّاص، ويشاهد الباقون القاع من الصندوق الزجاجي.',
        en: 'You go in with the diver in two groups, while the others watch through the glass-bottomed box.',
      },
      minutes: 75,
    },
    {
      title: { ar: 'العودة', en: 'The way back' },
      text: {
        ar: 'نقدّم القهوة والفاكهة، ويمكنكم الصيد بالخيط قبل مدخل الشرم.',
        en: 'We serve coffee and fruit, and there are hand lines if you’d like to fish.',
      },
      minutes: 60,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'item',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 1440,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'مرسى أبحر الجنوبية، البوابة الثانية', en: 'South Obhur marina, second gate' },
    address: { ar: 'أبحر الجنوبية، جدة', en: 'South Obhur, Jeddah' },
    lat: 21.7098,
    lng: 39.0989,
  },
  cancellation: [
    { day: 4, hour: 0, minute: 0, percentage: 0 },
    { day: 2, hour: 0, minute: 0, percentage: 25 },
    { day: 1, hour: 0, minute: 0, percentage: 60 },
  ],
  pictures: [
    {
      kind: 'beach',
      time: 'dawn',
      seed: 'jeddah-reef-boat-2',
      alt: { ar: 'ساحل جدة مع أول الضوء', en: 'The Jeddah shore at first light' },
    },
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'jeddah-reef-boat-1',
      alt: { ar: 'مرجان وأسماك في ماء صافٍ', en: 'Coral and fish in clear water' },
    },
  ],
  options: [
    {
      code: 'five-hours',
      title: { ar: 'خمس ساعات إلى بياضة والحافة', en: 'Five hours to Bayada and the edge' },
      description: {
        ar: 'نتوقف مرتين، والقارب لعشرة ركاب على الأكثر.',
        en: 'Two stops, for ten passengers at most.',
      },
      durationMinutes: 300,
      capacity: 10,
      units: [
        {
          code: 'boat',
          kind: 'item',
          title: { ar: 'القارب كله (حتى 10)', en: 'The whole boat (up to 10)' },
          priceMinor: 220_000,
          originalMinor: 250_000,
          travellers: 10,
          minQuantity: 1,
          maxQuantity: 1,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 7], startTimes: ['07:00', '12:30'], capacity: 2 },
        { weekdays: [4, 5, 6], startTimes: ['07:00', '12:30'], capacity: 2, adjustBasisPoints: 2000 },
      ],
    },
  ],
  extras: [
    {
      code: 'sayadiyah',
      title: { ar: 'غداء صيادية على القارب', en: 'Sayadiyah, fish with browned-onion rice, on board' },
      per: 'person',
      priceMinor: 7_500,
      maxQuantity: 10,
    },
    {
      code: 'camera',
      title: { ar: 'كاميرا تحت الماء ليوم الرحلة', en: 'An underwater camera for the day' },
      per: 'booking',
      priceMinor: 12_000,
      maxQuantity: 2,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'تركي ع.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'أمي شافت المرجان وهي جالسة',
      body: 'أمي ما تسبح، حطوا لها الصندوق الزجاجي وصارت تنادينا على كل سمكة. القبطان سعيد هادي.',
      daysAgo: 16,
    },
    {
      author: 'Beatriz R.',
      country: 'PT',
      rating: 5,
      language: 'en',
      travellerType: 'friends',
      title: 'Well organised',
      body: 'Jackets fit, they explain everything before, and the diver counted us every time we came out of the water. At seven in the morning the sea was flat.',
      daysAgo: 43,
    },
    {
      author: 'Ahsan',
      country: 'PK',
      rating: 3,
      language: 'en',
      travellerType: 'family',
      title: 'Bring the real card',
      body: 'My cousin had photo of his iqama, not the card, so he stayed on shore. One phone call the day before and this does not happen. Boat and crew are good.',
      daysAgo: 88,
    },
  ],
}
