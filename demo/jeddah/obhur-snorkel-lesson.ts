import type { DemoProduct } from '#demo/shape.ts'

export const obhurSnorkelLesson: DemoProduct = {
  code: 'jeddah-obhur-snorkel-lesson',
  slug: { ar: 'درس-السنوركل-الأول-في-أبحر', en: 'a-first-snorkel-lesson-at-obhur' },
  category: 'sea-islands',
  supplier: 'roshan-and-sea',
  title: { ar: 'جدة: درس سنوركل للمبتدئين في أبحر', en: 'Jeddah: beginner snorkelling lesson at Obhur' },
  summary: {
    ar: 'تعلّموا السنوركل من شاطئ أبحر مع مدرّب لكل أربعة، من الماء الضحل إلى حافة الشعاب.',
    en: 'Learn to snorkel from the beach at Obhur: one instructor for four learners, from waist-deep water to the edge of the reef.',
  },
  overview: {
    ar: 'تتعلّمون السنوركل في ساعتين على شاطئ أبحر، مع مدرّب لكل أربعة متعلّمين. الدرس لمن لم يضع قناعًا قط، أو جرّبه مرة فدخله الماء. نبدأ على الرمل بضبط القناع وتفريغ الأنبوب، ثم في حوض رملي هادئ لا يتجاوز الخصر، ثم عند حافة الشعاب لمن صار مستعدًا.\n\nفي الحوض تضعون الوجه في الماء عشر دقائق واليد على اللوح حتى يهدأ النَّفَس. بعدها يرافقكم المدرّب في ممرّ بين الصخور ينزل فيه القاع من متر إلى خمسة: مرجان دماغي وقرني وناري، وأزواج من سمك الفراشة. حرارة الماء 24 درجة في فبراير و31 في أغسطس.\n\nمن لا يسبح يبقى في الحوض بسترة الطفو. ولا يلمس أحد الشعاب ولا يقف عليها. وفي الختام بطاقة لكل متعلّم بما أتقنه وما بقي.',
    en: 'This is a two-hour snorkelling lesson from the beach at Obhur, one instructor to four learners. It’s for you if you’ve never worn a mask, or tried once and swallowed water. You’ll fit your gear and practise on the sand, move to a calm pool no deeper than your waist, and swim to the reef edge when you’re ready.\n\nIn the pool you keep your face in and a hand on the board for ten minutes, until your breathing slows. Then you follow the instructor along a channel where the bottom drops from 1 metre to 5 and the coral begins: brain, staghorn and fire coral, with pairs of butterflyfish. The water is 24 degrees in February and 31 in August.\n\nNon-swimmers stay in the pool with a vest. Nobody touches the reef or stands on it. You leave with a card of what you’ve mastered and what to practise next.',
  },
  highlights: {
    ar: [
      'التدرّب مع مدرّب لكل أربعة متعلّمين',
      'البدء في حوض رملي هادئ قبل الشعاب',
      'الانضمام إلى حصص للنساء والبنات مع مدرّبات',
      'التعرّف إلى 20 نوعًا من السمك ببطاقة مقاومة للماء',
    ],
    en: [
      'Practise with one instructor for every four learners',
      'Start in a calm sandy pool before the reef',
      'Join sessions for women and girls, with women instructors',
      'Name 20 fish with a waterproof card',
    ],
  },
  includes: {
    ar: [
      'مدرّب سنوركل ومنقذ معتمد',
      'قناع وأنبوب وزعانف وسترة طفو بمقاسات كثيرة',
      'دخول الشاطئ ومظلّة وغرفة لتبديل الملابس ودُشّ',
      'ماء وفاكهة بعد الدرس',
    ],
    en: [
      'A certified snorkel instructor and lifeguard',
      'Mask, tube, fins and buoyancy vest in many sizes',
      'Beach entry, shade, changing room and shower',
      'Water and fruit afterwards',
    ],
  },
  excludes: {
    ar: ['المنشفة، وتُعار بـ10 ريالات', 'الوصول إلى أبحر', 'الصور تحت الماء ما لم تُطلب'],
    en: ['Towels, on loan for 10 riyals', 'Getting to Obhur', 'Underwater photographs unless ordered'],
  },
  bring: {
    ar: ['ملابس سباحة، وقميص يحمي من الشمس', 'واقي شمس لا يضرّ المرجان', 'حذاء مائي إن كانت أقدامكم حسّاسة'],
    en: ['Swimwear and a sun shirt', 'Reef-safe sunscreen', 'Water shoes for tender feet'],
  },
  knowBeforeYouGo: {
    ar: [
      'يكفي أن تسبحوا 25 مترًا بأي طريقة، ومن لا يسبح يبقى في الحوض بسترة الطفو',
      'لا ينزل الماء من به زكام أو ألم في الأذن، وننقل حجزه إلى يوم آخر',
      'إذا رُفعت الراية الحمراء أُلغي الدرس وأعدنا المبلغ كله، وإذا أبقانا الموج في الحوض أعدنا نصفه',
      'لا تُلبس النظارة الطبية تحت القناع، ولدينا أقنعة بدرجات من -2 إلى -6',
      'ثياب السباحة الساترة مرحّب بها وتُعار مجانًا',
    ],
    en: [
      'You need to swim 25 metres in any style, or you stay in the pool area with a vest',
      'You can’t go in with a cold or earache, but we’ll move your booking to another day',
      'If the red flag is up the lesson is cancelled and fully refunded. If waves keep us in the pool, we refund half',
      'Glasses don’t fit under a mask, but we have masks with lenses from -2 to -6',
      'Full-cover swimwear is welcome and lent free of charge',
    ],
  },
  itinerary: [
    {
      title: { ar: 'على الرمل', en: 'On the sand' },
      text: {
        ar: 'نضبط القناع والأنبوب ونتعلّم الإشارات الخمس، ونعرف لماذا لا يُلمس المرجان.',
        en: 'We fit masks and tubes, learn five hand signals and explain why nobody touches coral.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'الحوض', en: 'The pool' },
      text: {
        ar: 'نتدرّب على التنفّس ثم الطفو ثم تفريغ القناع، ولا ننتقل حتى يطمئن الجميع.',
        en: 'You practise breathing, then floating, then clearing the mask. We don’t move on until everyone is calm.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'الممر والحافة', en: 'The channel and the edge' },
      text: {
        ar: 'نسبح نصف ساعة بمحاذاة المرجان، اثنين اثنين، ومع المدرّب لوح طفو إذا تعبتم.',
        en: 'We swim along the coral in pairs for half an hour, with a float board at hand.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'البطاقة والفاكهة', en: 'The card and fruit' },
      text: {
        ar: 'نسمّي السمك الذي رأيناه، ونكتب لكل متعلّم خطوته التالية.',
        en: 'We name what we saw and write down the next step for each learner.',
      },
      minutes: 15,
    },
  ],
  guideLanguages: ['ar', 'en'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'SAR',
  isPrivate: false,
  payLater: false,
  confirmation: 'instant',
  cutoffMinutes: 360,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بوابة الشاطئ، أبحر الشمالية', en: 'The beach gate, North Obhur' },
    address: {
      ar: 'طريق الأمير عبد الله الفيصل، أبحر الشمالية، جدة',
      en: 'Prince Abdullah Al Faisal Road, North Obhur, Jeddah',
    },
    lat: 21.7462,
    lng: 39.0795,
  },
  cancellation: [
    { day: 1, hour: 12, minute: 0, percentage: 0 },
    { day: 0, hour: 12, minute: 0, percentage: 25 },
    { day: 0, hour: 2, minute: 0, percentage: 75 },
  ],
  pictures: [
    {
      kind: 'beach',
      time: 'day',
      seed: 'jeddah-obhur-snorkel-lesson-1',
      alt: { ar: 'شاطئ أبحر وماؤه الصافي', en: 'The beach at Obhur and its clear water' },
    },
    {
      kind: 'coral-reef',
      time: 'day',
      seed: 'jeddah-obhur-snorkel-lesson-2',
      alt: { ar: 'مرجان وسمك فراشة في ماء ضحل', en: 'Coral and butterflyfish in shallow water' },
    },
  ],
  options: [
    {
      code: 'first-lesson',
      title: { ar: 'الدرس الأول', en: 'The first lesson' },
      description: {
        ar: 'لثمانية متعلّمين ومدرّبَين، للرجال والنساء والعائلات.',
        en: 'For eight learners and two instructors, open to everyone.',
      },
      durationMinutes: 120,
      capacity: 8,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 16, priceMinor: 22_000 },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 15, priceMinor: 16_500 },
      ],
      schedules: [
        { weekdays: [1, 3, 7], startTimes: ['08:00', '15:30'], capacity: 8 },
        { weekdays: [5, 6], startTimes: ['07:30', '10:00', '15:30'], capacity: 8, adjustBasisPoints: 1500 },
      ],
    },
    {
      code: 'women-and-girls',
      title: { ar: 'حصة النساء والبنات', en: 'Women and girls' },
      description: {
        ar: 'الدرس نفسه مع مدرّبتين، في جانب محجوب من الشاطئ.',
        en: 'The same lesson with two women instructors, on a screened part of the beach.',
      },
      durationMinutes: 120,
      capacity: 8,
      units: [
        {
          code: 'woman',
          kind: 'adult',
          title: { ar: 'سيدة', en: 'Woman' },
          minAge: 16,
          priceMinor: 20_000,
          originalMinor: 22_000,
        },
        { code: 'girl', kind: 'child', title: { ar: 'بنت', en: 'Girl' }, minAge: 8, maxAge: 15, priceMinor: 15_000 },
      ],
      schedules: [{ weekdays: [2, 4], startTimes: ['08:00', '15:30'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'photographs',
      title: { ar: 'عشر صور تحت الماء يلتقطها المدرّب', en: 'Ten underwater photographs by the instructor' },
      per: 'booking',
      priceMinor: 8_000,
      maxQuantity: 1,
    },
    {
      code: 'mask',
      title: { ar: 'قناع سنوركل على قياس الوجه يبقى معكم', en: 'A mask of your own, fitted and yours to keep' },
      per: 'person',
      priceMinor: 9_500,
      maxQuantity: 8,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'سارة ش.',
      country: 'SA',
      rating: 5,
      language: 'ar',
      travellerType: 'friends',
      title: 'كنت خايفة مرة',
      body: 'المدربة مسكت يدي وما استعجلتني. بعد عشر دقايق صرت أعد السمك، وحجزت درس ثاني.',
      daysAgo: 6,
    },
    {
      author: 'Priya S.',
      country: 'IN',
      rating: 5,
      language: 'en',
      travellerType: 'family',
      title: 'Two children, no tears',
      body: 'The 8 year old stayed in the pool and the 12 year old went to the edge, somebody was beside them the whole time. I wear specs and they had a mask with power for me!',
      daysAgo: 31,
    },
    {
      author: 'Mark M.',
      country: 'US',
      rating: 4,
      language: 'en',
      travellerType: 'couple',
      title: 'For beginners',
      body: 'If you already snorkel, take the boat instead. My wife had never done it and she loved it. Some of the reef near shore is dead.',
      daysAgo: 55,
    },
    {
      author: 'ياسر',
      country: 'JO',
      rating: 2,
      language: 'ar',
      travellerType: 'solo',
      title: 'موج بعد الظهر',
      body: 'درس العصر كان فيه موج وضلّينا بالحوض أكتر الوقت. عرضوا عليّ الصبح بنص السعر بس سفري تاني يوم.',
      daysAgo: 84,
    },
  ],
}
