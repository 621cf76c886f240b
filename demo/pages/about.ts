import type { DemoPage } from '#demo/words-shape.ts'

export const about: DemoPage = {
  code: 'about',
  title: { ar: 'من نحن', en: 'About us' },
  body: {
    ar: `رحلة منصّة لحجز تجارب يقدّمها أهل المدن: بنّاء يشرح القوس الذي رمّمه، وصيّاد يعرف متى يهدأ البحر، وطاهية لا تُفصح عن مقدار الهيل. جمعناهم في مكان واحد، وجعلنا الحجز معهم أسرع من مكالمة هاتفية.

## كيف نختار

نزور قبل أن ننشر. نسأل من يقدّم التجربة ثلاثة أسئلة: ماذا سيعرف ضيفك في نهاية التجربة مما لم يكن يعرفه؟ ومن يستفيد في الحيّ من زيارته؟ وماذا تفعل إذا ساء الطقس؟ نعمل مع من يجيب عنها بوضوح، ونعتذر عن العمل مع من يجيب بشعارات عامة.

## ما نعد به

السعر الذي تراه هو السعر الذي تدفعه، والمكان المؤكَّد لك لا يُباع لغيرك. إذا أُلغيت التجربة من جهتنا فسنعيد إليك المبلغ كاملًا تلقائيًا. وكل سياسة إلغاء مكتوبة بلغتك قبل الدفع لا بعده.

## بالعربية أولًا

كُتبت نصوص رحلة بالعربية وبالإنجليزية كلٌّ على حدة، ولم تُترجم من لغة إلى أخرى. تذكرتك ورسائلك وتعليمات اللقاء بلغتك، والبحث يفهم «القلعة» و«قلعه» و«قلاع» على السواء.

## انضم إلى مقدّمي التجارب

إن كنت تعرف مدينتك كما لا يعرفها إلا القليلون فراسلنا من [صفحة التواصل](/contact-us). النشر مجاني، ونأخذ نسبة من المبيعات فقط.`,
    en: `Rihla is a marketplace for tours and activities led by locals: a mason who explains the arch he restored, a fisherman who knows when the sea is calm, a cook who keeps her cardamom a secret. Booking with them takes less time than a phone call.

## How we choose

We visit before we publish. We ask every host three questions: what will your guests know at the end that they didn’t know before? Who in the neighbourhood benefits from the visit? And what do you do when the weather turns? If the answers are clear, we work together. If we get slogans, we pass.

## What we promise

The price you see is the price you pay, and a confirmed spot is never sold twice. If we cancel an activity, you get a full refund automatically. You can read every cancellation policy in your language before you pay.

## Arabic first

Rihla is written in Arabic and in English, not translated from one to the other. Your ticket, your messages and the directions to the meeting point are in your language, and search understands a word in any of its spellings.

## Become a host

If you know your city as few others do, get in touch through the [contact page](/en/contact-us). Listing is free, and we only take a commission on sales.`,
  },
}
