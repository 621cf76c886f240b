import type { DemoProduct } from '#demo/shape.ts'

export const paintedChurches: DemoProduct = {
  code: 'painted-churches-of-goreme',
  slug: { ar: 'كنائس-غوريمه-الملونة', en: 'painted-churches-of-goreme' },
  category: 'museums-art',
  supplier: 'tuff-and-sky',
  title: {
    ar: 'كبادوكيا: جولة كنائس غوريمه مع مؤرخة فن',
    en: 'Cappadocia: painted churches tour with an art historian',
  },
  summary: {
    ar: 'زيارة خمس كنائس منقورة في متحف غوريمه المفتوح مع مؤرخة فن، وآخرها توكالي ذات اللازورد.',
    en: 'Visit five rock-cut churches in the Göreme Open-Air Museum with an art historian, ending with the blue of Tokalı.',
  },
  overview: {
    ar: 'تدخلون مع مؤرخة فن بيزنطي خمس كنائس في متحف غوريمه المفتوح، منها الكنيسة المظلمة وتوكالي. وتستغرق الزيارة ساعتين ونصفًا، بينما تكتفي معظم المجموعات بنصف ساعة. عددكم عشرة ضيوف على الأكثر، والتذكرتان مشمولتان.\n\nحفر الرهبان الكنائس بين القرنين العاشر والثاني عشر. في القديسة بربارة خطوط حمراء رُسمت على الصخر مباشرة، وفي الكنيسة المظلمة ألوان حفظتها قلّة الضوء، وفي توكالي الجديدة خلفية من لازورد حُمل حجره من أفغانستان. وتشرح المؤرخة كيف تميّزون الرسم على الجصّ من الرسم على الصخر، ولماذا خُدشت بعض العيون.\n\nولا حاجة إلى معرفة القصص من قبل. التصوير داخل الكنائس ممنوع.',
    en: 'This tour takes you into five rock-cut churches of the Göreme Open-Air Museum with a historian of Byzantine art, among them the Dark Church and Tokalı. You’ll have two and a half hours, where most groups spend half an hour, with ten guests at most and both tickets included.\n\nMonks dug the churches between the tenth and twelfth centuries. Saint Barbara has red lines drawn straight on the rock. The Dark Church kept its colours because so little light comes in. New Tokalı has a blue ground of lapis lazuli, carried here from Afghanistan. You’ll learn to tell painting on plaster from painting on stone, and why some of the eyes were scratched.\n\nYou don’t need to know the stories beforehand. Photography isn’t allowed inside.',
  },
  highlights: {
    ar: [
      'تأمّل زرقة اللازورد في كنيسة توكالي الجديدة',
      'دخول الكنيسة المظلمة بتذكرة مشمولة في السعر',
      'الجلوس إلى مائدة من الصخر في قاعة طعام الرهبان',
      'مقارنة الأصباغ المسحوقة بألوان الجدران',
    ],
    en: [
      'Admire the lapis blue of New Tokalı',
      'Enter the Dark Church, ticket included',
      'Find the rock-cut table in the monks’ dining hall',
      'Compare ground pigments with the walls',
    ],
  },
  includes: {
    ar: [
      'مرشدة مرخّصة مؤرخة فن بيزنطي',
      'تذكرة المتحف وتذكرة الكنيسة المظلمة',
      'مصباح بارد الضوء لا يضر الألوان',
      'مخطط مرسوم لكل كنيسة',
    ],
    en: [
      'Licensed guide and historian of Byzantine art',
      'Entry to the museum and to the Dark Church',
      'A cool lamp that doesn’t harm the paint',
      'A drawn plan of each church',
    ],
  },
  excludes: {
    ar: ['الوصول إلى المتحف ما لم تختاروا الاستقبال', 'الغداء'],
    en: ['Getting to the museum unless you choose the pick-up', 'Lunch'],
  },
  bring: {
    ar: ['حذاء لا ينزلق على الصخر', 'قبعة وماء في الصيف', 'منظار صغير إن كان لديكم'],
    en: ['Shoes that grip on rock', 'A hat and water in summer', 'Small binoculars if you own a pair'],
  },
  knowBeforeYouGo: {
    ar: [
      'التصوير داخل الكنائس ممنوع، ومسموح به خارجها',
      'حين يزدحم الموقع لا يُسمح إلا بدقائق معدودة في كل كنيسة، والموعد المبكر أهدأ',
      'في الممرات صعود، وبعض الأبواب منخفض والدرجات المنحوتة غير متساوية',
      'تقع كنيسة توكالي خارج البوابة، ونزورها في الختام بالتذكرة نفسها',
    ],
    en: [
      'Photography isn’t allowed inside the churches, only outside',
      'At busy hours you may only get a few minutes in each church. The early start is quieter',
      'The paths climb, some doors are low and the rock-cut steps are uneven',
      'Tokalı stands outside the gate and comes last, on the same ticket',
    ],
  },
  itinerary: [
    {
      title: { ar: 'كنيسة القديسة بربارة', en: 'The chapel of Saint Barbara' },
      text: {
        ar: 'نقرأ مع المؤرخة رموزًا رُسمت بالمُغرة الحمراء على الصخر مباشرة.',
        en: 'The historian explains the signs painted in red ochre on bare rock.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'كنيسة التفاحة وكنيسة الثعبان', en: 'The Apple and the Snake churches' },
      text: {
        ar: 'نرى في الأولى تسع قباب صغيرة، وفي الثانية فارسين وتنّينًا وشيخًا من الصحراء.',
        en: 'The first has nine small domes. The second has two horsemen, a dragon and a desert elder.',
      },
      minutes: 35,
    },
    {
      title: { ar: 'قاعة الطعام', en: 'The dining hall' },
      text: {
        ar: 'نجلس إلى مائدة طويلة نُقرت مع مقاعدها وموضع المعصرة في كتلة صخر واحدة.',
        en: 'A long table, its benches and a place for the wine press are all cut from one mass of rock.',
      },
      minutes: 15,
    },
    {
      title: { ar: 'الكنيسة المظلمة', en: 'The Dark Church' },
      text: {
        ar: 'نتتبّع مجموعة كاملة من المشاهد من القرن الحادي عشر، بقيت ألوانها لأن الضوء لم يدخل إلا من نافذة صغيرة.',
        en: 'Follow a complete eleventh-century cycle of scenes, still bright because light came in by only one small window.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'توكالي القديمة والجديدة', en: 'Old and New Tokalı' },
      text: {
        ar: 'نمرّ من كنيسة تعود إلى أول القرن العاشر إلى أخرى أوسع بُنيت خلفها بعد عقود.',
        en: 'Walk through a church of the early tenth century that became the porch of a larger one some decades later.',
      },
      minutes: 40,
    },
  ],
  guideLanguages: ['ar', 'en', 'tr'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'TRY',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 240,
  pickup: 'optional',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'بوابة متحف غوريمه المفتوح', en: 'Gate of the Göreme Open-Air Museum' },
    address: { ar: 'طريق المتحف، غوريمه، نوشهر', en: 'Müze Caddesi, Göreme, Nevşehir' },
    lat: 38.6401,
    lng: 34.8443,
  },
  cancellation: [
    { day: 1, hour: 0, minute: 0, percentage: 0 },
    { day: 0, hour: 4, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'cave-town',
      time: 'dawn',
      seed: 'painted-churches-of-goreme-1',
      alt: { ar: 'كنائس منقورة في مخاريط الصخر أول النهار', en: 'Churches cut into cones of rock, early in the day' },
    },
    {
      kind: 'museum',
      time: 'day',
      seed: 'painted-churches-of-goreme-2',
      alt: { ar: 'قاعة يسقط فيها الضوء على جدار مرسوم', en: 'A hall where light falls on a painted wall' },
    },
    {
      kind: 'cliff',
      time: 'sunset',
      seed: 'painted-churches-of-goreme-3',
      alt: { ar: 'صخر محمرّ آخر النهار', en: 'Rock reddening at the end of the day' },
    },
  ],
  options: [
    {
      code: 'five-churches',
      title: { ar: 'خمس كنائس في المتحف', en: 'Five churches in the museum' },
      description: {
        ar: 'ساعتان ونصف داخل المتحف مع عشرة ضيوف على الأكثر.',
        en: 'Two and a half hours in the museum with ten guests at most.',
      },
      durationMinutes: 150,
      capacity: 10,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 298_000 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 27,
          priceMinor: 245_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 8, maxAge: 17, priceMinor: 150_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 7,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [
        { weekdays: [1, 2, 3, 4, 5], startTimes: ['08:10', '14:30'], capacity: 10 },
        { weekdays: [6, 7], startTimes: ['08:10'], capacity: 10, adjustBasisPoints: 1000 },
      ],
    },
    {
      code: 'museum-and-red-valley',
      title: { ar: 'المتحف ثم كنائس الوادي الأحمر', en: 'The museum, then the churches of the Red Valley' },
      description: {
        ar: 'خمس ساعات تشمل المتحف ومشيًا سهلًا في كيزل تشوقور إلى كنيستين من غير حراسة.',
        en: 'Five hours, with the museum first and then an easy walk in Kızılçukur to two unguarded churches.',
      },
      durationMinutes: 300,
      capacity: 8,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 14,
          priceMinor: 430_000,
          originalMinor: 475_000,
        },
      ],
      schedules: [{ weekdays: [2, 4, 6], startTimes: ['13:00'], capacity: 8 }],
    },
  ],
  extras: [
    {
      code: 'pigments',
      title: { ar: 'ساعة في سحق الأصباغ ومزجها', en: 'An hour of grinding and mixing pigments' },
      per: 'person',
      priceMinor: 70_000,
      maxQuantity: 10,
    },
  ],
  pickups: [
    {
      code: 'goreme-hotels',
      name: { ar: 'فنادق غوريمه', en: 'Hotels in Göreme' },
      address: { ar: 'محطة الحافلات، غوريمه', en: 'Bus station, Göreme' },
      minutesBefore: 20,
      priceMinor: 25_000,
      lat: 38.6427,
      lng: 34.8291,
    },
  ],
  reviews: [
    {
      author: 'رنا ع.',
      country: 'JO',
      rating: 5,
      language: 'ar',
      travellerType: 'solo',
      title: 'ليش الوجوه مخدوشة',
      body: 'سألتها عن العيون الممحية وما اختصرت، في ناس حكّوها للبركة وناس عشان بكرهوها. أحسن مرشدة طلعت معها. الوقفة كتير بتتعب.',
      daysAgo: 14,
    },
    {
      author: 'Kenji R.',
      country: 'JP',
      rating: 5,
      language: 'en',
      travellerType: 'couple',
      title: 'Blue church is the best',
      body: 'She leaves Tokalı to the end and shows the real pigment next to the wall. My wife was very surprised. Photo is not allowed inside, please know this.',
      daysAgo: 38,
    },
    {
      author: 'Gloria',
      country: 'ES',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'Go early, early',
      body: 'At half past nine there were three buses and the guards put everybody out quickly. We had the first turn and it was ok. Two hours standing, my back hurt.',
      daysAgo: 66,
    },
    {
      author: 'ناصر ق.',
      country: 'QA',
      rating: 4,
      language: 'ar',
      travellerType: 'family',
      title: 'مو للأطفال',
      body: 'الشرح دقيق والمرشدة محترمة، بس ولدي عمره تسع سنين ملّ من الكنيسة الثالثة. ودّوا الصغار المدينة اللي تحت الأرض أحسن.',
      daysAgo: 91,
    },
  ],
}
