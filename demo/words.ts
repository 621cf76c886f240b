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
      ar: 'لا. يكفي اسمك وبريدك ورقم هاتفك، ويصلك في البريد رابط موقّع تفتح به حجزك متى شئت. ويمكنك أن تنشئ حسابًا من صفحة الحجز بعد إتمامه، فتنتقل إليه حجوزاتك.',
      en: 'No. Your name, email and phone number are enough, and the email carries a signed link that opens your booking whenever you like. You can make an account from the booking afterwards and it moves there with you.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'كم تبقى الأماكن محفوظة لي أثناء الدفع؟', en: 'How long are my places kept while I pay?' },
    answer: {
      ar: 'نحفظها 15 دقيقة منذ أن تبدأ الدفع، ويظهر العدّاد أمامك. إذا لم ينجح الدفع بقيت السلة كما هي وأمكنك أن تحاول ثانية ما دام الوقت قائمًا.',
      en: 'For 15 minutes from the moment you start paying, with the clock in view. If a payment fails, your cart stays as it was and you can try again while time remains.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'ما معنى «بانتظار تأكيد المورّد»؟', en: 'What does “waiting for the supplier” mean?' },
    answer: {
      ar: 'بعض التجارب، مثل ورشة يعمل صاحبها وحده، لا تُؤكَّد إلا بعد أن يوافق من يقدّمها. لا تدفع شيئًا قبل موافقته، ونخبرك بالرد عبر البريد وواتساب.',
      en: 'Some experiences, such as a workshop run by one person, are booked only after the host says yes. You pay nothing before that, and we tell you the answer by email and WhatsApp.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'كيف أحجز الآن وأدفع لاحقًا؟', en: 'How does reserve now, pay later work?' },
    answer: {
      ar: 'في التجارب التي تحمل هذه الشارة تُحجز أماكنك من غير دفع حتى موعد مكتوب في حجزك، ونرسل لك رابط الدفع قبله. إذا مضى الموعد من غير دفع أُتيحت الأماكن لغيرك، ولا يترتب عليك شيء.',
      en: 'Where you see that badge, your places are kept without payment until a time written in your booking, and we send a payment link before it. If the time passes unpaid the places are released and you owe nothing.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'لماذا يختلف المبلغ قليلًا عند تغيير العملة؟',
      en: 'Why does the amount change slightly when I switch currency?',
    },
    answer: {
      ar: 'لكل تجربة سعر بعملة بلدها، ونعرضه بعملتك وفق سعر صرف مؤرّخ. السعر المستعمل يُثبَّت في طلبك لحظة الحجز، فلا يتغير بعدها.',
      en: 'Each experience is priced in the currency of its country, and we show it in yours at a dated rate. The rate used is written into your order when you book and does not change afterwards.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'دُفع المبلغ ولم يتم الحجز، فماذا أفعل؟',
      en: 'I was charged but the booking did not go through. What now?',
    },
    answer: {
      ar: 'لا شيء. إذا وصلنا المبلغ ولم يعد المكان متاحًا أعدناه تلقائيًا خلال 24 ساعة وأرسلنا لك السبب. وقد يحتاج مصرفك أيامًا كي يُظهره في حسابك.',
      en: 'Nothing. If money reaches us and the place is gone, we send it back automatically within 24 hours and write to say why. Your bank may take some days more to show it.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'كيف ألغي حجزًا؟', en: 'How do I cancel a booking?' },
    answer: {
      ar: 'افتح «فواتيري» أو الرابط الذي في بريدك واختر الإلغاء. نعرض لك المبلغ الذي سيعود إليك قبل أن تؤكد، ثم نعيده إلى وسيلة الدفع نفسها.',
      en: 'Open your invoices, or the link in your email, and choose to cancel. You see the amount you will get back before you confirm, and it returns to the same payment method.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'ماذا لو ألغى المورّد بسبب الطقس؟', en: 'What if the supplier cancels because of weather?' },
    answer: {
      ar: 'نعرض عليك موعدًا آخر أو نعيد المبلغ كله، أيهما تختار، ولا تنطبق عندئذ رسوم الإلغاء مهما كان الوقت الباقي.',
      en: 'You choose another date or the whole amount back. No cancellation charge applies then, however late it is.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'أين أجد تذكرتي؟', en: 'Where is my ticket?' },
    answer: {
      ar: 'في رسالة التأكيد وفي «فواتيري» ملف PDF بالعربية والإنجليزية فيه رمز QR ونقطة اللقاء. احفظه في هاتفك، فلا حاجة إلى طباعته ولا إلى شبكة عند الوصول.',
      en: 'In the confirmation email and under your invoices: a PDF in Arabic and English with a QR code and the meeting point. Keep it on your phone; there is no need to print it or to be online when you arrive.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'هل أستطيع إضافة الرحلة إلى تقويمي؟', en: 'Can I put the trip in my calendar?' },
    answer: {
      ar: 'نعم، من زر «أضف إلى التقويم» في صفحة الحجز. يُكتب الموعد بتوقيت المدينة التي تقام فيها التجربة، فيظهر صحيحًا حيثما كنت.',
      en: 'Yes, with “Add to calendar” on the booking. The time is written in the zone of the city where it happens, so that it shows correctly wherever you are.',
    },
  },
  {
    topic: 'account',
    question: { ar: 'نسيت كلمة المرور، فما العمل؟', en: 'I have forgotten my password. What now?' },
    answer: {
      ar: 'اطلب رابط الاستعادة من صفحة الدخول. يصلح الرابط مرة واحدة ولمدة ساعة، ومتى غيّرت كلمة المرور خرجت سائر أجهزتك من الحساب.',
      en: 'Ask for a reset link on the sign-in page. It works once and for one hour, and when you change the password your other devices are signed out.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'كيف أحذف حسابي أو آخذ نسخة من بياناتي؟',
      en: 'How do I delete my account or get a copy of my data?',
    },
    answer: {
      ar: 'من صفحة ملفك الشخصي: زر لتنزيل بياناتك وزر لحذف الحساب. نُبقي من الفواتير ما يوجبه القانون فقط، ونحذف ما عداه.',
      en: 'On your profile page there is a button to download your data and one to delete the account. We keep only the invoices that the law requires and delete the rest.',
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
      ar: 'حجزت لأمي جولة في فاس وأنا في الرياض. وصلتها التذكرة بالعربية، واتصل بها المرشد قبل ساعة. عادت تحكي عن النحّاسين لا عن المطار.',
      en: 'I booked a walk in Fes for my mother from Riyadh. Her ticket came in Arabic and the guide rang an hour before. She came home talking about coppersmiths and not about airports.',
    },
    rating: 5,
  },
  {
    name: { ar: 'دانيال برغر', en: 'Daniel Berger' },
    city: { ar: 'برلين', en: 'Berlin' },
    text: {
      ar: 'أنا معماري، وقلّما تحتملني الجولات. هنا أجابني المرشد بمقطع مرسوم على ورق. حجزت الثانية في المساء نفسه.',
      en: 'I am an architect and tours seldom put up with me. Here the guide answered with a section drawn on paper. I booked the second one the same evening.',
    },
    rating: 5,
  },
  {
    name: { ar: 'سلمى بن عمار', en: 'Salma Ben Ammar' },
    city: { ar: 'تونس', en: 'Tunis' },
    text: {
      ar: 'ألغينا قبل يومين لمرض ابني، فظهر المبلغ المسترد قبل أن أضغط، وعاد كما ظهر. هكذا تُبنى الثقة.',
      en: 'We cancelled two days before because my son was ill. The refund was shown before I pressed, and came back as shown. That is how trust is made.',
    },
    rating: 5,
  },
  {
    name: { ar: 'غريس أوكافور', en: 'Grace Okafor' },
    city: { ar: 'لندن', en: 'London' },
    text: {
      ar: 'سافرت وحدي وحجزت يومًا بيوم. نقاط اللقاء على الخريطة دقيقة إلى الباب. تمنيت مواعيد مسائية أكثر.',
      en: 'I travelled alone and booked from one day to the next. The meeting points are exact to the door. I could have done with more evening times.',
    },
    rating: 4,
  },
  {
    name: { ar: 'يوسف الحارثي', en: 'Yousuf Al-Harthi' },
    city: { ar: 'مسقط', en: 'Muscat' },
    text: {
      ar: 'حجزنا القارب لثمانية ودفعنا لاحقًا بعد أن اكتمل الجمع. لم يسألنا أحد مرتين، ولم يتغير السعر.',
      en: 'We reserved the boat for eight and paid later, once everyone had said yes. Nobody asked us twice and the price did not move.',
    },
    rating: 5,
  },
  {
    name: { ar: 'إيزابيل مورو', en: 'Isabelle Moreau' },
    city: { ar: 'ليون', en: 'Lyon' },
    text: {
      ar: 'أعجبني أن الوصف يقول ما ليس في الرحلة أيضًا: لا مسبح، درج كثير، رائحة في الصيف. فجئت أعرف ما ينتظرني.',
      en: 'I liked that descriptions also say what a trip is not: no pool, many steps, smells in summer. I arrived knowing what was waiting for me.',
    },
    rating: 4,
  },
]
