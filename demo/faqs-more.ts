import type { DemoFaq } from './words-shape.ts'

export const moreFaqs: DemoFaq[] = [
  {
    topic: 'booking',
    question: {
      ar: 'هل أستطيع أن أحجز عدة تجارب في مدن مختلفة مرة واحدة؟',
      en: 'Can I book several experiences in different cities at once?',
    },
    answer: {
      ar: 'نعم. ضعها في سلة واحدة وادفع مرة واحدة، ولكل تجربة تذكرتها وسياسة إلغائها. وحين تبدأ الدفع نحفظ أماكن السلة كلها معًا، فإن نفد أحدها أخبرناك قبل أن تدفع شيئًا.',
      en: 'Yes. Put them in one cart and pay once; each has its own ticket and its own cancellation policy. When you start paying we keep the places of the whole cart together, and if one has gone we tell you before you pay anything.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'كيف أحجز لأطفالي؟', en: 'How do I book for my children?' },
    answer: {
      ar: 'للأطفال والرضّع أسعارهم، والأعمار مكتوبة بجانب كل فئة حين تختار المسافرين. أضفهم جميعًا، ومن لا يدفع منهم أيضًا، فلكل قارب وسيارة عدد من المقاعد. وإذا لم تجد فئة لعمر طفلك فالتجربة لا تناسبه.',
      en: 'Children and infants have their own prices, with the ages beside them where you choose travellers. Add everyone, including those who pay nothing, because a boat or a car has so many seats. If there is no entry for your child’s age, the experience is not meant for it.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'إلى متى أستطيع أن أحجز قبل الموعد؟', en: 'How close to the start can I still book?' },
    answer: {
      ar: 'يختلف ذلك من تجربة إلى أخرى: جولة مشي قد تُحجز قبلها بساعتين، ومخيم يحتاج إلى يوم. لا تعرض الصفحة إلا المواعيد التي ما زال حجزها ممكنًا، وكلها بتوقيت مدينة التجربة.',
      en: 'It depends: a walk may be open until two hours before, a camp needs a day. The page offers only the times that can still be booked, all by the clock of the city where it happens.',
    },
  },
  {
    topic: 'booking',
    question: {
      ar: 'كيف أخبر المضيف بحساسية من طعام أو بكرسي متحرك؟',
      en: 'How do I tell the host about an allergy or a wheelchair?',
    },
    answer: {
      ar: 'اكتب ذلك في خانة «طلبات خاصة» عند الحجز، فيقرؤه من يستقبلك. والطلب ليس وعدًا: إن كان حضورك متوقفًا عليه فاكتب إلينا قبل أن تحجز.',
      en: 'Write it under special requests when you book, and whoever receives you will read it. A request is not a promise: if your coming depends on it, write to us before you book.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'هل تحتفظون برقم بطاقتي؟', en: 'Do you keep the number of my card?' },
    answer: {
      ar: 'لا، ولا يصل إلينا أصلًا. تكتبه في صفحة شركة الدفع ثم تعود إلينا، وكل ما نعرفه أن المبلغ دُفع أو لم يُدفع. فإذا طلب أحد باسمنا رقم بطاقتك في رسالة فليس منّا.',
      en: 'No, and it never reaches us. You enter it on the payment company’s page and come back; all we learn is whether the amount was paid. If a message in our name asks for a card number, it is not from us.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'بأي عملة يُخصم المبلغ من بطاقتي؟', en: 'In which currency is my card charged?' },
    answer: {
      ar: 'بعملة الموقع، وهي مكتوبة مع المجموع في السلة وفي صفحة الدفع. ما تراه بعملات أخرى للقراءة كي تقدّر السعر. وإذا كانت بطاقتك بعملة غيرها حوّل مصرفك المبلغ بسعره هو، وقد يأخذ رسمًا.',
      en: 'In the currency of the site, which stands beside the total in the cart and on the payment page. Prices in other currencies are for reading, to give you an idea. If your card is in another one, your bank converts at its own rate and may take a fee.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'أين أكتب رمز الخصم؟', en: 'Where do I enter a promo code?' },
    answer: {
      ar: 'في صفحة إتمام الحجز، قرب المجموع. يظهر الخصم قبل أن تدفع، ولكل طلب رمز واحد. وإن لم يُقبل قلنا لك السبب: انتهى، أو استُعمل، أو هو لتجارب غير التي في سلتك.',
      en: 'On the checkout page, near the total. You see what it takes off before you pay, and an order takes one code. If it is refused we say why: it has ended, has been used, or is for other experiences than those in your cart.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'لماذا لا أرى خيار «احجز الآن وادفع لاحقًا»؟',
      en: 'Why am I not offered “reserve now, pay later”?',
    },
    answer: {
      ar: 'لأن بعض التجارب لا تقبله، ويكفي أن تكون واحدة منها في السلة حتى يغيب الخيار عنها كلها. احجز تلك وحدها وادفع ثمنها، ثم احجز الباقي في طلب ثانٍ.',
      en: 'Some experiences do not allow it, and one of them in the cart is enough to take the choice from all. Book that one alone and pay for it, then book the rest as a second order.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'إلى متى أستطيع أن ألغي مجانًا؟', en: 'Until when can I cancel free of charge?' },
    answer: {
      ar: 'لكل تجربة سياستها، وهي في صفحتها وفي حجزك. تُحسب المهلة رجوعًا من موعد البدء بتوقيت مدينة التجربة لا بتوقيت مكانك: فإذا كانت يومًا والموعد الثامنة مساء في إسطنبول، انتهت الثامنة مساء أمس بساعة إسطنبول.',
      en: 'Each experience has its own policy, on its page and in your booking. The time is counted back from the start by the city’s clock and not by yours: with one day’s notice and a start at eight in the evening in Istanbul, it ends at eight the evening before, Istanbul time.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'متى يعود إليّ المال بعد الإلغاء؟', en: 'When do I get my money back after cancelling?' },
    answer: {
      ar: 'نرسله إلى البطاقة التي دفعت بها، ويظهر عادة خلال 5 إلى 10 أيام عمل. المدة من مصرفك، ولا نملك تعجيلها. إن مضت ولم يصل فاكتب إلينا برقم الحجز.',
      en: 'It goes back to the card you paid with and usually shows within 5 to 10 working days. That time is your bank’s and we cannot shorten it. If it passes and nothing has come, write to us with your booking number.',
    },
  },
  {
    topic: 'cancellation',
    question: {
      ar: 'حجزت على أن أدفع لاحقًا ثم عدلت، فهل عليّ شيء؟',
      en: 'I reserved to pay later and have changed my mind. Do I owe anything?',
    },
    answer: {
      ar: 'لا شيء ما دمت لم تدفع. إذا مضى موعد الدفع سقط الحجز وحده. لكن إن أخبرتنا قبل ذلك عادت الأماكن إلى غيرك في وقت ينفعه.',
      en: 'Nothing, as long as you have not paid. When the time for paying passes, the booking lapses by itself. Tell us sooner, though, and the places go to somebody while they are still of use.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'ماذا يحدث إن تأخرت أو لم أحضر؟', en: 'What happens if I am late or do not come?' },
    answer: {
      ar: 'اتصل بالرقم الذي على تذكرتك فنخبر المرشد، وقد ينتظرك أو يدلّك على مكان تلحق به فيه. أما من لم يحضر فلا يُردّ له شيء عادة، لأن مهلة الإلغاء تكون قد انتهت والمقعد بقي فارغًا.',
      en: 'Call the number on your ticket and we tell the guide, who may wait or say where to catch up. If you do not come there is usually nothing to refund, because the time for cancelling has passed and the seat stayed empty.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'بأي لغة تكون التذكرة؟', en: 'Which language is the ticket in?' },
    answer: {
      ar: 'تصلك بلغة حجزك، ومن صفحة الحجز تنزّلها بالعربية أو بالإنجليزية كلما شئت. الرمز في النسختين واحد، فأيّهما عرضت صحّت.',
      en: 'It comes in the language you booked in, and from the booking you can download it in Arabic or English as often as you like. The code is the same in both, so either one is good.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'هل يحتاج كل واحد منا إلى تذكرة؟', en: 'Does each of us need a ticket?' },
    answer: {
      ar: 'لا. لكل تجربة تذكرة واحدة لمجموعتك، فيها عدد المسافرين ورمز QR واحد. يكفي أن يعرضها أحدكم عند نقطة اللقاء، فاحضروا معًا.',
      en: 'No. Each experience has one ticket for your party, with the number of travellers and one QR code. One of you shows it at the meeting point, so arrive together.',
    },
  },
  {
    topic: 'tickets',
    question: {
      ar: 'باسم من تصدر التذكرة إذا حجزت لغيري؟',
      en: 'Whose name is on the ticket if I book for somebody else?',
    },
    answer: {
      ar: 'باسم المسافر الرئيس الذي تكتبه عند الحجز. فإن حجزت لوالديك فاكتب اسم أحدهما ورقم هاتفه، لأن المرشد يتصل به، ثم حوّل إليهما ملف التذكرة.',
      en: 'The lead guest’s, as you write it when you book. For your parents, give the name of one of them and that person’s phone number, because that is whom the guide calls, and forward the PDF to them.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'حجزت ولم أجد تذكرة بعد، فما السبب؟', en: 'I have booked and there is no ticket yet. Why?' },
    answer: {
      ar: 'تصدر التذكرة حين يصير الحجز مؤكدًا. إن كان ينتظر موافقة المورّد أو دفعة لم يحن موعدها فهي بعد ذلك. وإن كان مؤكدًا ولم تصلك الرسالة فابحث في البريد غير المرغوب فيه.',
      en: 'A ticket is made when the booking is confirmed. If yours waits for the supplier’s yes, or for a payment not yet due, it comes after that. If it is confirmed and no message came, look in the spam folder.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'ماذا يفيدني الحساب ما دام الحجز ممكنًا من دونه؟',
      en: 'What is an account for, if I can book without one?',
    },
    answer: {
      ar: 'يجمع حجوزاتك وتذاكرك في صفحة واحدة، ويملأ اسمك وبريدك عند الدفع. من يسافر مرة في السنة لا يحتاج إليه، ومن يحجز كثيرًا يوفّر البحث في بريده.',
      en: 'It keeps your bookings and tickets on one page and fills in your name and email at checkout. If you travel once a year you do not need it; if you book often it saves searching your mail.',
    },
  },
  {
    topic: 'account',
    question: { ar: 'من يستطيع أن يفتح رابط حجزي؟', en: 'Who can open the link to my booking?' },
    answer: {
      ar: 'كل من كان الرابط معه، لأنه يغني عن كلمة المرور. يفتح هذا الحجز وحده لا غيره، ويعمل أكثر من سنة. أرسله إلى من يسافر معك، ولا تنشره.',
      en: 'Whoever has it, because it stands in for a password. It opens that one booking and no other, and works for more than a year. Send it to those who travel with you and do not post it in public.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'طلبت رابط كلمة المرور ولم يصل، فلماذا؟',
      en: 'I asked for a password link and nothing came. Why?',
    },
    answer: {
      ar: 'قد يكون في البريد غير المرغوب فيه، أو يكون حسابك ببريد آخر. نجيب في الحالين الجواب نفسه كي لا يعرف أحد من له حساب عندنا. والرابط صالح ساعة، فإن فاتتك فاطلب غيره.',
      en: 'It may be in the spam folder, or your account may have another address. We answer the same in either case, so that nobody can learn who has an account here. The link is good for an hour; if that has passed, ask for another.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'ملأت السلة على الحاسوب، فهل أجدها في هاتفي؟',
      en: 'I filled my cart on a computer. Will I find it on my phone?',
    },
    answer: {
      ar: 'نعم، إذا دخلت بالحساب نفسه على الجهازين. أما بلا حساب فالسلة في المتصفح الذي ملأتها فيه. وفي الحالين لا تحفظ السلة الأماكن، فهي تُحفظ حين تبدأ الدفع.',
      en: 'Yes, if you sign in to the same account on both. Without one the cart belongs to the browser you filled it in. Either way a cart keeps no places; those are kept once you start paying.',
    },
  },
]
