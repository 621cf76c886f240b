import { moreFaqs } from './faqs-more.ts'
import { about } from './pages/about.ts'
import { privacyPolicy } from './pages/privacy-policy.ts'
import { support } from './pages/support.ts'
import { termsAndConditions } from './pages/terms-and-conditions.ts'
import { balloonsAtDawn } from './posts/balloons-at-dawn.ts'
import { followTheWater } from './posts/follow-the-water.ts'
import { howToReadACourtyardHouse } from './posts/how-to-read-a-courtyard-house.ts'
import { howToReadASouq } from './posts/how-to-read-a-souq.ts'
import { oneTrainOneDayInTunis } from './posts/one-train-one-day-in-tunis.ts'
import { threeWaysToSeeAMosque } from './posts/three-ways-to-see-a-mosque.ts'
import { whatAGulfWinterIsGoodFor } from './posts/what-a-gulf-winter-is-good-for.ts'
import { withChildrenInOldCities } from './posts/with-children-in-old-cities.ts'
import type { DemoFaq, DemoPage, DemoPost, DemoTestimonial } from './words-shape.ts'

export const pages: DemoPage[] = [about, support, privacyPolicy, termsAndConditions]

export const faqs: DemoFaq[] = [
  {
    topic: 'booking',
    question: { ar: 'هل أحتاج إلى حساب كي أحجز؟', en: 'Do I need an account to book?' },
    answer: {
      ar: 'لا. يكفي اسمك وبريدك ورقم هاتفك، ويصلك في البريد رابط موقّع تفتح به حجزك متى شئت. ويمكنك أن تنشئ حسابًا من صفحة الحجز بعد إتمامه، وتُضاف إليه حجوزاتك.',
      en: 'No. Your name, email and phone number are enough. Your confirmation email has a signed link that opens your booking at any time. You can create an account from the booking page later, and your bookings are added to it.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'كم تبقى الأماكن محفوظة لي أثناء الدفع؟', en: 'How long are my spots held while I pay?' },
    answer: {
      ar: 'نحفظها 15 دقيقة منذ بدء الدفع، ويظهر العدّاد أمامك. إذا لم ينجح الدفع فستبقى سلتك كما هي، ويمكنك إعادة المحاولة إلى أن تنتهي المدة.',
      en: 'We hold your spots for 15 minutes while you pay, and you’ll see a countdown. If a payment fails, your cart stays as it is and you can try again until the countdown ends.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'ما معنى «بانتظار التأكيد»؟', en: 'What does “Awaiting confirmation” mean?' },
    answer: {
      ar: 'بعض التجارب، مثل ورشة يعمل صاحبها وحده، لا تُؤكَّد إلا بعد أن يوافق مقدّم التجربة. لا تدفع شيئًا قبل موافقته، وسنبلغك بالرد عبر البريد وواتساب.',
      en: 'Some activities, such as a workshop run by one person, are booked only after the host confirms. You pay nothing before that, and we’ll let you know by email and WhatsApp.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'كيف أحجز الآن وأدفع لاحقًا؟', en: 'How does reserve now, pay later work?' },
    answer: {
      ar: 'في التجارب التي تحمل هذه الشارة نحفظ أماكنك دون دفع حتى مهلة الدفع المكتوبة في حجزك: قبل التجربة بيوم، أو بعد 30 يومًا من حجزك إن كان موعدها أبعد. ادفع متى شئت قبلها من صفحة حجزك، وسنرسل إليك تذكيرًا برابط الدفع. إذا انتهت المهلة دون دفع أُلغي الحجز وأُتيحت الأماكن لغيرك، ولا يترتب عليك شيء.',
      en: 'Where you see that badge, we hold your spots without payment until the payment deadline in your booking: a day before the activity, or 30 days after you reserved if that comes first. Pay any time before then from your booking page; we’ll send you a reminder with a payment link. If the deadline passes, the booking is cancelled, your spots are released and you owe nothing.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'لماذا يختلف المبلغ قليلًا عند تغيير العملة؟',
      en: 'Why does the amount change slightly when I switch currency?',
    },
    answer: {
      ar: 'لكل تجربة سعر بعملة بلدها، وبهذه العملة ترى السعر كما هو. أما إذا اخترت عملة أخرى فنحوّله بسعر صرف اليوم ونقرّبه صعودًا إلى أقرب مبلغ يمكن دفعه، ونقرّب الأسعار المحوّلة التي تسبقها «من» أكثر من ذلك، إلى عدد صحيح في معظم العملات، لتسهل المقارنة. يُثبَّت المبلغ لحظة الحجز فلا يتغير بعدها.',
      en: 'Each activity is priced in the currency of its country, and in that currency you see the exact price. In any other, we convert it at the rate of the day and round it up to an amount that can be paid. Converted “from” prices are rounded up further, to whole numbers in most currencies, so they’re easier to compare. The amount is fixed when you book and doesn’t change afterwards.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'دُفع المبلغ ولم يتم الحجز، فماذا أفعل؟',
      en: 'I was charged but my booking didn’t go through. What now?',
    },
    answer: {
      ar: 'لا يلزمك أي إجراء. إذا وصلنا المبلغ ولم يعد المكان متاحًا فسنعيده إليك تلقائيًا خلال 24 ساعة ونرسل إليك السبب. وقد يحتاج البنك أيامًا كي يُظهره في حسابك.',
      en: 'You don’t need to do anything. If we receive your payment and your spot is no longer available, we’ll refund it automatically within 24 hours and email you why. Your bank may take a few more days to show it.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'كيف ألغي حجزًا؟', en: 'How do I cancel a booking?' },
    answer: {
      ar: 'افتح «حجوزاتي» أو الرابط الذي في بريدك واختر الإلغاء. نعرض لك المبلغ المسترد قبل أن تؤكد، ثم نعيده إليك بطريقة الدفع نفسها.',
      en: 'Open My bookings, or the link in your email, and select Cancel booking. You’ll see your refund before you confirm, and we’ll send it to your original payment method.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'ماذا لو ألغى مقدّم التجربة بسبب الطقس؟', en: 'What if the host cancels because of the weather?' },
    answer: {
      ar: 'نعرض عليك موعدًا آخر أو نعيد المبلغ كله، أيهما تختار، ولا تنطبق عندئذ رسوم الإلغاء مهما كان الوقت الباقي.',
      en: 'You can choose another date or a full refund. No cancellation fee applies, however late it is.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'أين أجد تذكرتي؟', en: 'Where is my ticket?' },
    answer: {
      ar: 'في رسالة التأكيد وفي «حجوزاتي» ملف PDF فيه رمز QR ونقطة اللقاء. احفظه في هاتفك، فلا حاجة إلى طباعته ولا إلى شبكة عند الوصول.',
      en: 'In your confirmation email and under My bookings: a PDF with a QR code and the meeting point. Save it on your phone; you don’t need to print it or be online when you arrive.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'هل أستطيع إضافة التجربة إلى تقويمي؟', en: 'Can I add my booking to my calendar?' },
    answer: {
      ar: 'نعم، من زر «أضف إلى التقويم» في صفحة الحجز. يُكتب الموعد بتوقيت المدينة التي تقام فيها التجربة، فيظهر صحيحًا حيثما كنت.',
      en: 'Yes, with “Add to calendar” on your booking page. The time is saved in the time zone of the city, so it shows correctly wherever you are.',
    },
  },
  {
    topic: 'account',
    question: { ar: 'نسيت كلمة المرور، فما العمل؟', en: 'I’ve forgotten my password. What now?' },
    answer: {
      ar: 'سجّل الدخول برمز يصل إلى بريدك، فلا حاجة إلى كلمة مرور. وإن أردت كلمة جديدة فاطلب رابط إعادة التعيين من صفحة تسجيل الدخول: الرابط صالح لمدة ساعة ويُستخدم مرة واحدة، وعند تغيير كلمة المرور يُسجَّل خروجك من أجهزتك الأخرى.',
      en: 'Sign in with a code from your email instead: you don’t need a password. To choose a new one, request a reset link on the sign-in page. It’s valid for one hour and can be used once. When you change your password, your other devices are signed out.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'كيف أحذف حسابي أو آخذ نسخة من بياناتي؟',
      en: 'How do I delete my account or get a copy of my data?',
    },
    answer: {
      ar: 'في صفحة «حسابي» زر لتنزيل بياناتك وزر لحذف الحساب. نحتفظ بما يوجب القانون حفظه من الحجوزات والفواتير فقط، وتبقى تقييماتك دون اسمك.',
      en: 'Your account page has a button to download your data and one to delete your account. We keep only the bookings and invoices that the law requires, and your reviews stay without your name.',
    },
  },
  ...moreFaqs,
]

export const posts: DemoPost[] = [
  howToReadACourtyardHouse,
  followTheWater,
  oneTrainOneDayInTunis,
  howToReadASouq,
  balloonsAtDawn,
  withChildrenInOldCities,
  whatAGulfWinterIsGoodFor,
  threeWaysToSeeAMosque,
]

export const testimonials: DemoTestimonial[] = [
  {
    name: { ar: 'نوف العتيبي', en: 'Nouf Al-Otaibi' },
    city: { ar: 'الرياض', en: 'Riyadh' },
    text: {
      ar: 'حجزت لأمي جولة في فاس وأنا في الرياض. وصلتها التذكرة بالعربية، واتصل بها المرشد قبل الموعد بساعة. عادت تحكي عن النحّاسين لا عن المطار.',
      en: 'I booked a walk in Fes for my mother while I was in Riyadh. Her ticket came in Arabic and the guide rang an hour before. She came home talking about coppersmiths, not airports.',
    },
    rating: 5,
    product: 'fes-medina-and-chouara',
  },
  {
    name: { ar: 'دانيال برغر', en: 'Daniel Berger' },
    city: { ar: 'برلين', en: 'Berlin' },
    text: {
      ar: 'أنا معماري، وأسئلتي كثيرًا ما تُتعب المرشدين. هنا رسم لي المرشد مقطعًا للمبنى على ورقة. وفي المساء نفسه حجزت جولة ثانية.',
      en: 'I’m an architect, so I ask a lot of questions. Here the guide answered with a sketch. I booked a second tour the same evening.',
    },
    rating: 5,
    product: 'sheikh-zayed-mosque-with-an-architect',
  },
  {
    name: { ar: 'سلمى بن عمار', en: 'Salma Ben Ammar' },
    city: { ar: 'تونس', en: 'Tunis' },
    text: {
      ar: 'ألغينا قبل يومين لمرض ابني، فرأيت المبلغ المسترد قبل أن أؤكّد الإلغاء، وهو ما وصلني فعلًا. هكذا تُبنى الثقة.',
      en: 'We cancelled two days before because my son was ill. I could see the refund before I confirmed, and that’s what I got. That’s how you earn trust.',
    },
    rating: 5,
  },
  {
    name: { ar: 'غريس أوكافور', en: 'Grace Okafor' },
    city: { ar: 'لندن', en: 'London' },
    text: {
      ar: 'سافرت وحدي وحجزت يومًا بيوم. نقاط اللقاء على الخريطة دقيقة إلى الباب. تمنيت مواعيد مسائية أكثر.',
      en: 'I travelled alone and booked a day ahead. The map pins are accurate to the door. I’d have liked more evening slots.',
    },
    rating: 4,
  },
  {
    name: { ar: 'يوسف الحارثي', en: 'Yousuf Al-Harthi' },
    city: { ar: 'مسقط', en: 'Muscat' },
    text: {
      ar: 'حجزنا القارب لثمانية أشخاص ودفعنا لاحقًا بعد أن أكّد الجميع. لم يلحّ علينا أحد، ولم يتغير السعر.',
      en: 'We reserved the boat for eight and paid later, once everyone had confirmed. No chasing, and the price stayed the same.',
    },
    rating: 5,
  },
  {
    name: { ar: 'إيزابيل مورو', en: 'Isabelle Moreau' },
    city: { ar: 'ليون', en: 'Lyon' },
    text: {
      ar: 'أعجبني أن الوصف يذكر ما ليس في الرحلة أيضًا: لا مسبح، درج كثير، رائحة في الصيف. فجئت أعرف ما ينتظرني.',
      en: 'I liked that the descriptions are honest about the downsides: no pool, lots of steps, smells in summer. I knew what to expect.',
    },
    rating: 4,
  },
]
