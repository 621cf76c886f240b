import type { DemoProduct } from '#demo/shape.ts'

export const citadelToDowntown: DemoProduct = {
  code: 'citadel-to-downtown',
  slug: { ar: 'من-جبل-القلعة-إلى-وسط-البلد', en: 'from-the-citadel-to-downtown-amman' },
  category: 'architecture-heritage',
  supplier: 'seven-hills',
  title: {
    ar: 'عمّان: جولة جبل القلعة والمدرج الروماني',
    en: 'Amman: Citadel, Roman Theatre and downtown walking tour',
  },
  summary: {
    ar: 'ثلاث ساعات مشيًا كلها نزول: معبد هرقل والقصر الأموي، ثم المدرج الروماني وأسواق وسط البلد.',
    en: 'Three hours, all downhill: the Temple of Hercules and Umayyad palace, then the stairs to the Roman Theatre and markets.',
  },
  overview: {
    ar: 'تنزلون مشيًا من جبل القلعة إلى وسط البلد في ثلاث ساعات مع عالمة آثار أو معمارية: معبد هرقل والقصر الأموي، ثم الأدراج القديمة والمدرج الروماني، وفي النهاية صحن كنافة عند سوق السكر. عددكم 12 ضيفًا على الأكثر، والتذكرتان مشمولتان.\n\nسكن جبل القلعة العمونيون والرومان والبيزنطيون والأمويون، وبنى كلٌّ منهم فوق حجارة من سبقه. وقد بقيت من تمثال هرقل كفّ رخامية تدل على حجمه، ومن القصر الأموي بهو أعيدت إليه قبته الخشبية سنة 1998. وفي أسفل الأدراج مدرج من القرن الثاني فيه 6,000 مقعد.\n\nننزل نحو 260 درجة ولا نصعدها، فالجولة لا تناسب الكراسي المتحركة.',
    en: 'Walk down from Amman’s Citadel to its downtown in three hours with an archaeologist or an architect. You’ll see the Temple of Hercules and the Umayyad palace, take the old public stairs to the Roman Theatre and finish with kunafa by Souq al-Sukkar. Both tickets are included, and there are 12 guests at most.\n\nAmmonites, Romans, Byzantines and Umayyads each built on the stones of those before them, until the earthquake of 749 brought much of it down. A marble hand shows how large the statue of Hercules was, and the Umayyad hall got its wooden dome back in 1998. The theatre at the bottom has 6,000 seats cut into the hillside in the second century.\n\nThe route goes down about 260 steps and up none, so it isn’t suitable for wheelchairs.',
  },
  highlights: {
    ar: [
      'تقدير حجم تمثال هرقل من كفّه الرخامية',
      'دخول بهو القصر الأموي وقبته الخشبية',
      'نزول درج من أدراج عمّان القديمة',
      'الوقوف على نقطة في المدرج تردّد أصواتكم',
      'تناول الكنافة في زقاق عند سوق السكر',
    ],
    en: [
      'Guess the size of Hercules from his marble hand',
      'Enter the Umayyad hall under its wooden dome',
      'Walk down one of Amman’s old stairways',
      'Find the spot in the theatre that echoes your voice',
      'Eat kunafa in an alley by Souq al-Sukkar',
    ],
  },
  includes: {
    ar: ['مرشدة مرخّصة، عالمة آثار أو معمارية', 'تذكرتا القلعة والمدرج', 'كنافة وشاي', 'خريطة للأدراج مرسومة باليد'],
    en: [
      'A licensed guide, an archaeologist or an architect',
      'Tickets to the Citadel and the theatre',
      'Kunafa and tea',
      'A hand-drawn map of the stairways',
    ],
  },
  excludes: {
    ar: ['الوصول إلى جبل القلعة', 'المشتريات من السوق'],
    en: ['Getting to the Citadel', 'Anything you buy in the market'],
  },
  bring: {
    ar: ['حذاء لا ينزلق، فحجارة الأدراج ملساء', 'قبعة في الصيف', 'نقود صغيرة للسوق'],
    en: ['Shoes that grip, as the stairs are worn smooth', 'A hat in summer', 'Small change for the market'],
  },
  knowBeforeYouGo: {
    ar: [
      'ننزل نحو 260 درجة ولا نصعدها، ولا تناسب الجولة الكراسي المتحركة',
      'معظم دكاكين السوق مغلق صباح الجمعة، ولذلك تُقام جولة ذلك اليوم قبل الغروب فقط',
      'في رمضان نقدّم الكنافة بعد الإفطار أو تأخذونها معكم في علبة',
      'ننصح بملابس تغطي الكتفين والركبتين قرب المسجد',
    ],
    en: [
      'You go down about 260 steps and climb none, so it isn’t suitable for wheelchairs',
      'Most market shops are shut on Friday morning, so that day we only go before sunset',
      'In Ramadan you have the kunafa after sunset or take it with you in a box',
      'Cover your shoulders and knees near the mosque',
    ],
  },
  itinerary: [
    {
      title: { ar: 'معبد هرقل', en: 'The temple of Hercules' },
      text: {
        ar: 'نبدأ من معبد بُني في عهد ماركوس أوريليوس ولم يكتمل على الأرجح، ونطل منه على المدينة كلها.',
        en: 'We start at a temple built under Marcus Aurelius and probably never finished. From here you see the whole city.',
      },
      minutes: 30,
    },
    {
      title: { ar: 'القصر الأموي', en: 'The Umayyad palace' },
      text: {
        ar: 'ندخل بهوًا بهيئة الصليب زُيّنت جدرانه بأقواس صغيرة صمّاء، على طراز جاء من الشرق.',
        en: 'Enter a cross-shaped hall with rows of small blind arches on its walls, a style that came from the east.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'النزول على الأدراج', en: 'Down the stairways' },
      text: {
        ar: 'نمرّ ببيوت من الحجر الأبيض وشرفات ياسمين، على أدراج بُنيت في العشرينيات وما زال أهل الحي يستعملونها كل يوم.',
        en: 'We pass white stone houses and jasmine balconies, on stairs from the 1920s that people still use every day.',
      },
      minutes: 25,
    },
    {
      title: { ar: 'المدرج والأوديون', en: 'The theatre and the odeon' },
      text: {
        ar: 'نقف على الحجر الذي يردّ الصوت، ثم نصعد الصفوف الأولى إن رغبتم.',
        en: 'You stand on the stone that echoes your voice, then climb the first rows if you like.',
      },
      minutes: 40,
    },
    {
      title: { ar: 'سبيل الحوريات وسوق السكر', en: 'The nymphaeum and Souq al-Sukkar' },
      text: {
        ar: 'نقف عند نافورة رومانية من أواخر القرن الثاني، ثم نتجوّل بين الخضار والبهارات ونتحدث مع باعة ورثوا الدكان أبًا عن جد.',
        en: 'We stop at a Roman fountain of the late second century, then shop for spices and talk to sellers whose grandfathers had the same stalls.',
      },
      minutes: 45,
    },
  ],
  guideLanguages: ['ar', 'en', 'es'],
  pricingPer: 'person',
  rate: 'once',
  minDuration: 1,
  currency: 'JOD',
  isPrivate: false,
  payLater: true,
  confirmation: 'instant',
  cutoffMinutes: 120,
  pickup: 'none',
  dropOff: false,
  meetingPoint: {
    name: { ar: 'بوابة جبل القلعة عند شباك التذاكر', en: 'The gate of the Citadel, by the ticket window' },
    address: {
      ar: 'شارع الملك علي بن الحسين، جبل القلعة، عمّان',
      en: 'King Ali bin Al-Hussein Street, Jabal al-Qalaa, Amman',
    },
    lat: 31.9539,
    lng: 35.9357,
  },
  cancellation: [{ day: 0, hour: 12, minute: 0, percentage: 0 }],
  pictures: [
    {
      kind: 'souq',
      time: 'day',
      seed: 'citadel-to-downtown-3',
      alt: { ar: 'سوق مسقوف وسلال خضار', en: 'A covered market with baskets of vegetables' },
    },
    {
      kind: 'ruins',
      time: 'sunset',
      seed: 'citadel-to-downtown-1',
      alt: { ar: 'أعمدة جبل القلعة والشمس تميل', en: 'Columns on the hill of the Citadel in low sun' },
    },
  ],
  options: [
    {
      code: 'morning',
      title: { ar: 'صباحًا من القلعة إلى السوق', en: 'Morning, Citadel to market' },
      description: {
        ar: 'ثلاث ساعات من المشي نزولًا، مع 12 ضيفًا على الأكثر.',
        en: 'Three hours downhill, 12 guests at most.',
      },
      durationMinutes: 180,
      capacity: 12,
      units: [
        { code: 'adult', kind: 'adult', title: { ar: 'بالغ', en: 'Adult' }, minAge: 18, priceMinor: 24_000 },
        {
          code: 'student',
          kind: 'student',
          title: { ar: 'طالب ببطاقة', en: 'Student with a card' },
          minAge: 18,
          maxAge: 30,
          priceMinor: 17_500,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 12_000 },
        {
          code: 'infant',
          kind: 'infant',
          title: { ar: 'طفل صغير', en: 'Young child' },
          minAge: 0,
          maxAge: 5,
          priceMinor: 0,
          maxQuantity: 2,
        },
      ],
      schedules: [{ weekdays: [1, 3, 4, 6, 7], startTimes: ['09:00'], capacity: 12 }],
    },
    {
      code: 'late-afternoon',
      title: { ar: 'قبل الغروب', en: 'Before sunset' },
      description: {
        ar: 'الجولة نفسها في ضوء آخر النهار، وتنتهي والسوق مضاء.',
        en: 'The same walk in late-afternoon light, ending when the market lights are on.',
      },
      durationMinutes: 180,
      capacity: 10,
      units: [
        {
          code: 'adult',
          kind: 'adult',
          title: { ar: 'بالغ', en: 'Adult' },
          minAge: 18,
          priceMinor: 26_000,
          originalMinor: 30_000,
        },
        { code: 'child', kind: 'child', title: { ar: 'طفل', en: 'Child' }, minAge: 6, maxAge: 17, priceMinor: 13_000 },
      ],
      schedules: [{ weekdays: [2, 4, 5, 6], startTimes: [{ sunset: -120 }], capacity: 10 }],
    },
  ],
  extras: [
    {
      code: 'jordan-museum',
      title: {
        ar: 'ساعة في متحف الأردن عند تماثيل عين غزال',
        en: 'An hour in the Jordan Museum with the Ain Ghazal statues',
      },
      per: 'person',
      priceMinor: 11_000,
      maxQuantity: 12,
    },
  ],
  pickups: [],
  reviews: [
    {
      author: 'Beatriz K.',
      country: 'ES',
      rating: 5,
      language: 'en',
      travellerType: 'solo',
      title: 'All downhill!',
      body: 'Finally a tour that goes down the stairs and not up. Lina knows who lived in every house. The kunafa is very sweet, share one.',
      daysAgo: 6,
    },
    {
      author: 'هيثم',
      country: 'IQ',
      rating: 5,
      language: 'ar',
      travellerType: 'family',
      title: 'الهمس بالمدرج',
      body: 'ابني همس من الحجر وأمه سمعته من الصف العاشر، ما صدقنا! والكنافة طيبة. بس الحر كان قوي هواية، جيبوا مي وياكم.',
      daysAgo: 29,
    },
    {
      author: 'Greg K.',
      country: 'CA',
      rating: 4,
      language: 'en',
      travellerType: 'business',
      title: 'Solid three hours',
      body: 'Knows what’s original and what was rebuilt. Traffic at the bottom of the hill is so loud I missed half of the theatre story. Would use headsets if I were them.',
      daysAgo: 54,
    },
  ],
}
