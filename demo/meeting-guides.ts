import type { DemoProduct, Words } from './shape.ts'

interface Meeting {
  guide?: Words
  minutesBefore?: number
}

/** What the guides of a supplier wear or carry. */
const signs: Record<string, Words> = {
  'atlas-doors': {
    ar: 'يحمل مرشدكم مظلة صفراء عليها باب أزرق',
    en: 'Your guide carries a yellow umbrella with a blue door on it',
  },
  'bdul-paths': {
    ar: 'يرتدي مرشدكم شماغًا أحمر ويحمل لوحة «دروب البدول»',
    en: 'Your guide wears a red keffiyeh and holds a “Bdul Paths” sign',
  },
  'boum-and-diwaniya': {
    ar: 'يحمل مرشدكم راية بيضاء عليها بوم أزرق',
    en: 'Your guide holds a white flag with a blue dhow',
  },
  'creek-and-ghaf': {
    ar: 'يرتدي مرشدكم قبعة خضراء ويحمل لوحة عليها شجرة غاف',
    en: 'Your guide wears a green cap and holds a sign with a ghaf tree',
  },
  'dome-and-tide': {
    ar: 'يحمل مرشدكم لوحة بيضاء عليها قبّة زرقاء',
    en: 'Your guide holds a white sign with a blue dome',
  },
  'fatimid-street': { ar: 'يحمل مرشدكم مظلة برتقالية', en: 'Your guide holds an orange umbrella' },
  'golden-horn-walks': { ar: 'يحمل مرشدكم مظلة حمراء', en: 'Your guide holds a red umbrella' },
  'jasmine-coast': {
    ar: 'يضع مرشدكم مشموم ياسمين ويحمل لوحة عليها اسمكم',
    en: 'Your guide wears a sprig of jasmine and holds a sign with your name',
  },
  'luban-trails': {
    ar: 'يرتدي مرشدكم كمّة عُمانية خضراء ويحمل لوحة «مسالك اللبان»',
    en: 'Your guide wears a green Omani cap and holds a “Luban Trails” sign',
  },
  'manqaf-companions': { ar: 'يحمل مرافقكم لوحة عليها اسمكم', en: 'Your companion holds a sign with your name' },
  'najd-trails': {
    ar: 'يرتدي مرشدكم سترة رملية اللون ويحمل راية خضراء صغيرة',
    en: 'Your guide wears a sand-coloured vest and carries a small green flag',
  },
  'nubian-doorways': {
    ar: 'يحمل مرشدكم لوحة صفراء عليها باب نوبي',
    en: 'Your guide holds a yellow sign with a Nubian doorway',
  },
  'pearl-shores': {
    ar: 'يحمل مرشدكم مظلة بيضاء عليها صَدَفة',
    en: 'Your guide holds a white umbrella with a shell on it',
  },
  'qara-and-sand': {
    ar: 'يحمل مرشدكم سلة خوص صغيرة ولوحة عليها اسمكم',
    en: 'Your guide carries a small palm basket and a sign with your name',
  },
  'rawis-of-the-valley': {
    ar: 'يرتدي الراوي بشتًا بنيًّا ويحمل عصًا من خشب',
    en: 'Your rawi wears a brown cloak and carries a wooden staff',
  },
  'roshan-and-sea': {
    ar: 'يحمل مرشدكم مظلة زرقاء عليها روشان',
    en: 'Your guide holds a blue umbrella with a latticed window on it',
  },
  'seven-hills': {
    ar: 'يحمل مرشدكم لوحة عليها سبع تلال',
    en: 'Your guide holds a sign with seven hills',
  },
  'springs-of-hajar': {
    ar: 'يرتدي مرشدكم قميصًا أزرق عليه اسم «عيون هجر»',
    en: 'Your guide wears a blue shirt that says “Springs of Hajar”',
  },
  'tuff-and-sky': {
    ar: 'يرتدي مرشدكم سترة حمراء عليها اسم «حجر وسماء»',
    en: 'Your guide wears a red jacket that says “Tuff & Sky”',
  },
  'west-bank-house': {
    ar: 'يحمل مرشدكم لوحة عليها بيت من طين',
    en: 'Your guide holds a sign with a mud-brick house',
  },
}

/** Where nobody walks in with a sign. */
const ofCategory: Record<string, Meeting> = {
  'private-cars': {
    guide: {
      ar: 'يقف السائق إلى جانب السيارة حاملًا لوحة عليها اسمكم',
      en: 'Your driver stands by the car with your name on a board',
    },
    minutesBefore: 5,
  },
  'sea-islands': {
    guide: {
      ar: 'ينتظركم القبطان على الرصيف ومعه قائمة الأسماء',
      en: 'The skipper waits on the jetty with the list of names',
    },
    minutesBefore: 20,
  },
  'air-balloon': {
    guide: {
      ar: 'يرتدي أفراد الطاقم سترات عاكسة ومعهم قائمة الأسماء',
      en: 'The crew wear reflective vests and have the list of names',
    },
    minutesBefore: 15,
  },
  // Guests arrive over the afternoon and are expected.
  'stays-camps': {},
}

/** Where the sign of the supplier or category would be wrong for some of the options. */
const ofProduct: Record<string, Meeting> = {
  'al-zubarah-by-the-day': {
    guide: {
      ar: 'تقف المرشدة إلى جانب السيارة حاملةً لوحة عليها اسمكم',
      en: 'Your guide stands by the car with your name on a board',
    },
    minutesBefore: 5,
  },
  'al-ain-oasis-by-the-day': {
    guide: {
      ar: 'يقف المرشد إلى جانب السيارة حاملًا لوحة عليها اسمكم',
      en: 'Your guide stands by the car with your name on a board',
    },
    minutesBefore: 5,
  },
  'northern-tunisia-car-by-the-day': {
    guide: {
      ar: 'يسلّمكم موظف المكتب السيارة، وإن حجزتم سائقًا فهو يقف إلى جانبها حاملًا لوحة عليها اسمكم',
      en: 'Our office hands over the car. If you booked a driver, he stands by it with your name on a board',
    },
    minutesBefore: 5,
  },
}

/** Whether the texts of an activity speak of its guide as a woman. */
const isLedByWoman = ({ summary, overview, includes }: DemoProduct): boolean =>
  /(?<!\p{L})(?:و|ال|وال)?(?:مرشدة|مؤرخة)(?!\p{L})/u.test([summary.ar, overview.ar, ...includes.ar].join(' '))

const feminine = (words: Words): Words => ({
  ...words,
  ar: words.ar.replaceAll(/(^|و)ي(?=حمل|رتدي|ضع)/g, '$1ت').replace('مرشدكم', 'مرشدتكم'),
})

const MINUTES_BEFORE = 10

/** How the guide of an activity is recognised at the meeting point, and how early people should be there. */
export function meetingOf(product: DemoProduct): Meeting {
  const own = ofProduct[product.code] ?? ofCategory[product.category]
  if (own) return own
  const sign = signs[product.supplier]
  const guide = sign && isLedByWoman(product) ? feminine(sign) : sign
  // What is arranged by quote has no start yet.
  return { ...(guide ? { guide } : {}), ...(product.pricingPer === 'quote' ? {} : { minutesBefore: MINUTES_BEFORE }) }
}
