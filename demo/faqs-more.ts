import type { DemoFaq } from './words-shape.ts'

export const moreFaqs: DemoFaq[] = [
  {
    topic: 'booking',
    question: {
      ar: 'هل أستطيع أن أحجز عدة تجارب في مدن مختلفة مرة واحدة؟',
      en: 'Can I book several activities in different cities at once?',
    },
    answer: {
      ar: 'نعم. ضعها في سلة واحدة وادفع مرة واحدة، ولكل تجربة تذكرتها وسياسة إلغائها. وحين تبدأ الدفع نحفظ أماكن السلة كلها معًا، فإن نفد أحدها أخبرناك قبل أن تدفع شيئًا.',
      en: 'Yes. Add them to one cart and pay once; each has its own ticket and its own cancellation policy. When you start paying we hold the spots for the whole cart together, and if one has sold out we’ll tell you before you pay anything.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'كيف أحجز لأطفالي؟', en: 'How do I book for my children?' },
    answer: {
      ar: 'للأطفال والرضّع أسعارهم، والأعمار مكتوبة بجانب كل فئة حين تختار المسافرين. أضفهم جميعًا، ومن لا يدفع منهم أيضًا. وإذا لم تجد فئة لعمر طفلك فالتجربة لا تناسبه. أما الخيمة والسيارة والقارب فلكل منها سعر واحد، فاكتب عدد كل من يأتي معك، والصغار منهم، لأن أماكنها محدودة.',
      en: 'Children and infants have their own prices, with the ages shown where you select travellers. Add everyone, including children who travel free. If your child’s age isn’t listed, the activity isn’t suitable for them. A tent, car or boat has one price: say how many of you are coming, small children included, because it has room for only so many.',
    },
  },
  {
    topic: 'booking',
    question: { ar: 'إلى متى أستطيع أن أحجز قبل الموعد؟', en: 'How close to the start can I still book?' },
    answer: {
      ar: 'يختلف ذلك من تجربة إلى أخرى: جولة مشي قد تُحجز قبلها بساعتين، ومخيم يحتاج إلى يوم. لا تعرض الصفحة إلا المواعيد التي ما زال حجزها ممكنًا، وكلها بتوقيت مدينة التجربة.',
      en: 'It depends: a walk may be open until two hours before, a camp needs a day. The page shows only the times you can still book, in the local time of the city.',
    },
  },
  {
    topic: 'booking',
    question: {
      ar: 'كيف أخبر مقدّم التجربة بحساسية من طعام أو بكرسي متحرك؟',
      en: 'How do I tell the host about an allergy or a wheelchair?',
    },
    answer: {
      ar: 'اختر «أضف طلبًا» في صفحة إتمام الحجز واكتبه هناك، فيقرؤه من يستقبلك. والطلب ليس وعدًا: إن كان حضورك متوقفًا عليه فراسلنا قبل أن تحجز.',
      en: 'Select “Add a request” at checkout and write it there, and your host will read it. A request isn’t guaranteed: if you can’t come without it, contact us before you book.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'هل تحتفظون برقم بطاقتي؟', en: 'Do you store my card number?' },
    answer: {
      ar: 'لا، ولا يصل إلينا أصلًا. تكتبه في صفحة شركة الدفع ثم تعود إلينا، وكل ما نعرفه أن المبلغ دُفع أو لم يُدفع. فإذا طلب أحد باسمنا رقم بطاقتك في رسالة فليس منّا.',
      en: 'No, and it never reaches us. You enter it on the payment company’s page and return here; we only learn whether the amount was paid. If a message in our name asks for a card number, it isn’t from us.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'بأي عملة يُخصم المبلغ من بطاقتي؟', en: 'In which currency is my card charged?' },
    answer: {
      ar: 'بالعملة التي اخترتها لعرض الأسعار: المبلغ الذي تراه هو ما تدفعه. وفي حالات نادرة لا يمكن الخصم بها، فيُخصم المبلغ بعملة الموقع ويظهر بجانب الإجمالي قبل الدفع. وإذا كانت بطاقتك بعملة غيرها فيحوّل البنك المبلغ بسعر صرفه، وقد يضيف رسومًا.',
      en: 'In the currency you chose for prices: you pay the amount you see. In the rare case that it can’t be charged, we charge the site’s currency and show that amount beside the total before you pay. If your card is in another currency, your bank converts the amount at its own rate and may add a fee.',
    },
  },
  {
    topic: 'payment',
    question: { ar: 'أين أكتب رمز الخصم؟', en: 'Where do I enter a promo code?' },
    answer: {
      ar: 'في السلة أو في صفحة إتمام الحجز، قرب الإجمالي. يظهر الخصم قبل أن تدفع، ولكل حجز رمز خصم واحد. وإن لم يُقبل فستعرف السبب: انتهت صلاحيته، أو استُنفد، أو هو لتجارب غير التي في سلتك.',
      en: 'In your cart or at checkout, near the total. You’ll see the discount before you pay, and each booking takes one code. If a code doesn’t work we’ll tell you why: it has expired, has been used up, or is for other activities.',
    },
  },
  {
    topic: 'payment',
    question: {
      ar: 'لماذا لا أرى خيار «احجز الآن وادفع لاحقًا»؟',
      en: 'Why am I not offered “reserve now, pay later”?',
    },
    answer: {
      ar: 'لأن بعض التجارب لا تتيحه، وتكفي واحدة منها في السلة ليختفي الخيار عن السلة كلها. احجز تلك التجربة وحدها وادفع سعرها، ثم احجز الباقي في حجز ثانٍ. ويختفي الخيار أيضًا إذا اقترب الموعد، لأن مهلة الدفع تنتهي قبل التجربة بيوم.',
      en: 'Some activities don’t allow it, and one of them in your cart is enough to remove the choice for all. Book and pay for that one separately, then book the rest. The choice also goes when the activity is near, because the payment deadline is a day before it.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'إلى متى أستطيع أن ألغي مجانًا؟', en: 'Until when can I cancel for free?' },
    answer: {
      ar: 'لكل تجربة سياستها، وهي في صفحتها وفي حجزك. تُحسب المهلة رجوعًا من موعد البدء بتوقيت مدينة التجربة لا بتوقيت مكانك: فإذا كانت يومًا والموعد 8:00 مساءً في إسطنبول، تنتهي المهلة في 8:00 مساءً من اليوم السابق بتوقيت إسطنبول.',
      en: 'Each activity has its own policy, shown on its page and in your booking. The deadline is counted back from the start in the city’s local time: with one day’s notice and a start at 8 pm in Istanbul, it ends at 8 pm the day before, Istanbul time.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'متى أسترد المبلغ بعد الإلغاء؟', en: 'When do I get my refund after cancelling?' },
    answer: {
      ar: 'نعيده إليك بطريقة الدفع نفسها، ويظهر عادةً خلال 5 إلى 10 أيام عمل. تعتمد المدة على البنك. إن انتهت ولم يصل فراسلنا برقم الحجز.',
      en: 'We’ll refund your original payment method, and it usually shows within 5 to 10 business days, depending on your bank. If it hasn’t arrived by then, contact us with your booking reference.',
    },
  },
  {
    topic: 'cancellation',
    question: {
      ar: 'حجزت على أن أدفع لاحقًا ثم غيّرت رأيي، فهل يلزمني شيء؟',
      en: 'I reserved to pay later and changed my mind. Do I owe anything?',
    },
    answer: {
      ar: 'لا يلزمك شيء ما دمت لم تدفع. ألغِ الحجز من صفحته كي تُتاح الأماكن لغيرك، وإلا أُلغي تلقائيًا حين تنتهي مهلة الدفع.',
      en: 'Nothing, as long as you haven’t paid. Cancel on your booking page so that someone else can have the spots; otherwise your booking expires when the payment deadline passes.',
    },
  },
  {
    topic: 'cancellation',
    question: { ar: 'ماذا يحدث إن تأخرت أو لم أحضر؟', en: 'What happens if I’m late or don’t come?' },
    answer: {
      ar: 'اتصل بالرقم الذي على تذكرتك في أي ساعة من الليل أو النهار فنخبر المرشد، وقد ينتظرك أو يدلّك على مكان تلحق به فيه. وإن لم تحضر فلا يوجد استرداد عادةً، لأن مهلة الإلغاء تكون قد انتهت.',
      en: 'Call the number on your ticket, day or night, and we’ll tell your guide, who may wait or tell you where to join. If you don’t come, there is usually no refund, because the cancellation deadline has passed.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'بأي لغة تكون التذكرة؟', en: 'Which language is the ticket in?' },
    answer: {
      ar: 'تصلك بلغة حجزك. وإن أردتها باللغة الأخرى فافتح صفحة حجزك وبدّل لغة الموقع ثم نزّلها من جديد. الرمز واحد في النسختين، فكلتاهما صالحة.',
      en: 'It’s in the language you booked in. For the other one, open your booking page, switch the language of the site and download the ticket again. The code is the same, so both are valid.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'هل يحتاج كل واحد منا إلى تذكرة؟', en: 'Does each of us need a ticket?' },
    answer: {
      ar: 'لا. لكل تجربة تذكرة واحدة لمجموعتك، فيها عدد المسافرين ورمز QR واحد. يكفي أن يعرضها أحد المسافرين عند نقطة اللقاء، فاحضر مع مجموعتك.',
      en: 'No. Each activity has one ticket for your group, with the number of travellers and one QR code. One of you shows it at the meeting point, so arrive together.',
    },
  },
  {
    topic: 'tickets',
    question: {
      ar: 'باسم من تصدر التذكرة إذا حجزت لغيري؟',
      en: 'Whose name is on the ticket if I book for someone else?',
    },
    answer: {
      ar: 'باسم المسافر الرئيسي الذي تكتبه عند الحجز. فإن حجزت لوالديك فاكتب اسم أحدهما ورقم هاتفه، لأن المرشد يتصل به، ثم حوّل إليهما ملف التذكرة.',
      en: 'The lead guest’s, as you enter it when you book. If you book for your parents, enter the name and phone number of one of them, because the guide calls that number, and forward the PDF to them.',
    },
  },
  {
    topic: 'tickets',
    question: { ar: 'حجزت ولم أجد تذكرة بعد، فما السبب؟', en: 'Why haven’t I received my ticket?' },
    answer: {
      ar: 'تصدر التذكرة عند تأكيد الحجز. إن كان حجزك بانتظار مقدّم التجربة أو بانتظار الدفع فستصلك بعد ذلك. وإن كان مؤكَّدًا ولم تصلك الرسالة فابحث في البريد غير المرغوب فيه.',
      en: 'We issue the ticket when your booking is confirmed. If your booking is waiting for the host or for payment, the ticket comes after that. If it’s confirmed and you haven’t received an email, check your spam folder.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'ماذا يفيدني الحساب ما دام الحجز ممكنًا من دونه؟',
      en: 'Why create an account if I can book without one?',
    },
    answer: {
      ar: 'يجمع حجوزاتك وتذاكرك في صفحة واحدة، ويملأ اسمك وبريدك عند الدفع. من يسافر مرة في السنة لا يحتاج إليه، ومن يحجز كثيرًا يوفّر البحث في بريده.',
      en: 'It keeps your bookings and tickets on one page and fills in your name and email at checkout. If you travel once a year you don’t need it; if you book often, it saves searching your inbox.',
    },
  },
  {
    topic: 'account',
    question: { ar: 'من يستطيع أن يفتح رابط حجزي؟', en: 'Who can open the link to my booking?' },
    answer: {
      ar: 'كل من لديه الرابط، لأنه يغني عن كلمة المرور. يفتح هذا الحجز وحده، وهو صالح لأكثر من سنة. أرسله إلى من يسافر معك، ولا تنشره.',
      en: 'Anyone who has it, because it works like a password. It opens that booking only and is valid for more than a year. Share it with your travel companions and don’t post it in public.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'طلبت رابط كلمة المرور ولم يصل، فلماذا؟',
      en: 'Why haven’t I received my password link?',
    },
    answer: {
      ar: 'قد يكون في البريد غير المرغوب فيه، أو يكون حسابك ببريد آخر. نعرض الرسالة نفسها في الحالتين كي لا يعرف أحد من لديه حساب عندنا. والرابط صالح لمدة ساعة، وبعدها اطلب رابطًا جديدًا. ويمكنك دائمًا تسجيل الدخول برمز من بريدك.',
      en: 'It may be in your spam folder, or your account may use another email. We show the same message either way, so that no one can find out who has an account. The link is valid for one hour; after that, request a new one. You can always sign in with a code from your email.',
    },
  },
  {
    topic: 'account',
    question: {
      ar: 'ملأت السلة على الحاسوب، فهل أجدها في هاتفي؟',
      en: 'I filled my cart on a computer. Will I find it on my phone?',
    },
    answer: {
      ar: 'نعم، إذا سجّلت الدخول بالحساب نفسه على الجهازين. أما بلا حساب فالسلة في المتصفح الذي ملأتها فيه. وفي الحالين لا تحفظ السلة الأماكن، فهي تُحفظ حين تبدأ الدفع.',
      en: 'Yes, if you sign in to the same account on both. Without an account, the cart stays in the browser you used. Either way, adding to the cart doesn’t hold spots; we hold them when you start paying.',
    },
  },
]
