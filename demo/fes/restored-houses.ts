import type { DemoProduct } from '#demo/shape.ts'

export const restoredHouses: DemoProduct = {
  code: 'fes-restored-houses',
  slug: { ar: 'بيوت-فاس-المرممة', en: 'the-restored-houses-of-fes' },
  category: 'architecture-heritage',
  supplier: 'atlas-doors',
  title: { ar: 'فاس: جولة خاصة في بيوتها ورياضها المرمّمة', en: 'Fes: private tour of restored houses and riads' },
  summary: {
    ar: 'برنامج خاص ليوم أو أكثر في بيوت فاس ودور رياضها وفنادقها القديمة، مع من رمّموها.',
    en: 'A private programme of a day or more in the restored houses, riads and inns of Fes with the people who restored them.',
  },
  overview: {
    ar: 'نصمّم لكم برنامجًا خاصًا ليوم أو أكثر، يناسب المهندسين ومكاتب الدراسات وطلبة العمارة والعائلات التي تحلم ببيت في فاس. تدخلون بيوتًا مرمّمة وورشًا في أثناء العمل، وتلتقون معلّمين وملّاكًا ومهندسة عملت في إعادة تأهيل المدينة.\n\nفي فاس آلاف البيوت ذات الأفنية: بعضها تسكنه عشر عائلات، وبعضها خاوٍ يسنده الخشب، وقليل منها رُمّم. أخبرونا بما يهمّكم: الجبس، أو خشب الأرز المنقوش، أو تدعيم الجدران بعد زلزال، أو الماء والصرف في أزقة لا تدخلها آلة.\n\nلا تتشابه جولتان، فأرسلوا طلبكم لنقترح عليكم مسارًا وعرض سعر.',
    en: 'We plan a private programme of a day or more for architects, studios, students and families who dream of a house in Fes. You visit restored houses and sites where work is going on, and meet masters, owners and an engineer who has worked on the medina’s rehabilitation.\n\nFes has thousands of courtyard houses: some hold ten families, some stand empty on timber props, and a few have been brought back. Tell us what interests you: plaster, carved cedar, tying walls against earthquakes, or water and drains in lanes no machine can enter.\n\nNo two tours are alike, so send us a request and we’ll suggest a route with a quote.',
  },
  highlights: {
    ar: [
      'دخول بيوت لا تُفتح للزوار في العادة',
      'زيارة ورش ترميم في أثناء العمل',
      'لقاء معلّمي الجبس وخشب الأرز والزليج',
      'زيارة فندق الشماعين وفنادق التجار القديمة',
      'اتّباع مسار نصمّمه بحسب أسئلتكم',
    ],
    en: [
      'Enter houses that aren’t normally open',
      'Visit restoration sites while work goes on',
      'Meet masters of plaster, cedar and zellige',
      'Visit Fondouk Chemmaine and other merchants’ inns',
      'Follow a route designed around your questions',
    ],
  },
  includes: {
    ar: [
      'تصميم المسار واجتماع تحضيري بالفيديو',
      'مهندس أو مهندسة مرافقة',
      'أذون دخول البيوت والورش',
      'ملف مخططات ومراجع',
    ],
    en: [
      'Planning and a video call beforehand',
      'An accompanying architect',
      'Permission to enter houses and sites',
      'A file of plans and references',
    ],
  },
  excludes: {
    ar: ['الإقامة، ونقترح بيوتًا مرمّمة', 'السفر إلى فاس', 'التأمين'],
    en: ['Accommodation, though we can suggest restored houses', 'Travel to Fes', 'Insurance'],
  },
  bring: {
    ar: ['حذاء متين لمواقع العمل', 'دفتر ومقياس', 'أسئلتكم للملّاك والمعلّمين'],
    en: [
      'Sturdy shoes for building sites',
      'A notebook and a tape measure',
      'Your questions for the owners and masters',
    ],
  },
  knowBeforeYouGo: {
    ar: [
      'يناسب البرنامج المجموعات من شخصين إلى 24 شخصًا',
      'تتوقف ورش الترميم بعد ظهر الجمعة ويوم الأحد',
      'ندخل البيوت المسكونة بإذن أهلها، وقد يعتذرون في اليوم نفسه',
      'نوفّر الخوذات',
    ],
    en: [
      'We take groups of 2 to 24 people',
      'Work on the sites stops on Friday afternoons and Sundays',
      'Lived-in houses open only if the family agrees, which can change on the day',
      'We provide helmets',
    ],
  },
  itinerary: [
    {
      title: { ar: 'بيت قبل الترميم', en: 'A house before restoration' },
      text: {
        ar: 'تتعلّمون كيف يُقرأ الشق في الجدار، ومتى يكون خطرًا.',
        en: 'You learn how to read a crack in a wall and when it is dangerous.',
      },
      minutes: 90,
    },
    {
      title: { ar: 'ورشة في أثناء العمل', en: 'A site at work' },
      text: {
        ar: 'نرى كيف يُطفأ الجير، وكيف يُستبدل خشب الأرز القديم.',
        en: 'Watch craftsmen slake lime and replace old cedar with new.',
      },
      minutes: 120,
    },
    {
      title: { ar: 'فندق الشماعين', en: 'Fondouk Chemmaine' },
      text: {
        ar: 'نزور خانًا قديمًا للتجار عاد إليه الحرفيون بعد ترميمه.',
        en: 'Visit a restored merchants’ inn where craftspeople are at work again.',
      },
      minutes: 60,
    },
    {
      title: { ar: 'بيت بعد الترميم', en: 'A house after restoration' },
      text: {
        ar: 'نتغدى مع المالكة، وتطلعنا على تكاليف الترميم كما كانت.',
        en: 'Have lunch with the owner, who shows you what the work really cost.',
      },
      minutes: 120,
    },
  ],
  guideLanguages: ['ar', 'en', 'fr'],
  pricingPer: 'quote',
  leastTravellers: 2,
  mostTravellers: 24,
  rate: 'once',
  minDuration: 1,
  currency: 'MAD',
  isPrivate: true,
  payLater: false,
  confirmation: 'supplier',
  cutoffMinutes: 10_080,
  pickup: 'included',
  dropOff: true,
  meetingPoint: {
    name: { ar: 'سقاية النجّارين', en: 'Nejjarine fountain' },
    address: { ar: 'ساحة النجّارين، فاس البالي', en: 'Place Nejjarine, Fes el-Bali' },
    lat: 34.0645,
    lng: -4.9757,
  },
  cancellation: [
    { day: 14, hour: 0, minute: 0, percentage: 0 },
    { day: 7, hour: 0, minute: 0, percentage: 30 },
  ],
  pictures: [
    {
      kind: 'courtyard',
      time: 'day',
      seed: 'fes-houses-1',
      alt: { ar: 'صحن بيت قديم تحيط به الأروقة', en: 'The arcaded court of an old house' },
    },
    {
      kind: 'medina-lane',
      time: 'night',
      seed: 'fes-houses-2',
      alt: { ar: 'زقاق في المدينة القديمة ليلًا', en: 'A lane of the old town by night' },
    },
  ],
  options: [],
  extras: [],
  pickups: [],
  reviews: [
    {
      author: 'Prof. Lindqvist',
      country: 'SE',
      rating: 5,
      language: 'en',
      travellerType: 'business',
      title: 'Fourteen students, four days',
      body: 'Very good contact before the trip, very good access to the houses, and the final price was as in the quote. Two of my students now write their diploma about lime plaster.',
      daysAgo: 40,
    },
    {
      author: 'جواهر ع.',
      country: 'QA',
      rating: 5,
      language: 'ar',
      travellerType: 'couple',
      title: 'كنا ناوين نشتري بيت',
      body: 'ورّتنا المهندسة بيت حلو وقالت لا تشترونه، وشرحت لنا ليش. وفّرت علينا وايد.',
      daysAgo: 76,
    },
    {
      author: 'Michael K.',
      country: 'CA',
      rating: 4,
      language: 'en',
      travellerType: 'friends',
      title: 'One door stayed closed',
      body: 'One family changed its mind that morning. Fair enough, it’s their house. We got a half-collapsed fondouk instead, honestly more interesting.',
      daysAgo: 101,
    },
    {
      author: 'ياسين م.',
      country: 'TN',
      rating: 5,
      language: 'ar',
      travellerType: 'business',
      title: 'زيارة مهنية موفقة',
      body: 'نعمل في ترميم مدينة تونس وجئنا للمقارنة. تنظيم جيد، والمعلمون أجابوا عن كل أسئلتنا. عدنا بأرقام ثلاثة منهم وبوصفة جير لم نكن نعرفها.',
      daysAgo: 150,
    },
  ],
}
