import type { DemoPage } from '#demo/words-shape.ts'

export const about: DemoPage = {
  code: 'about',
  title: { ar: 'من نحن', en: 'About us' },
  body: {
    ar: `رحلة سوق لتجارب يقدّمها أهل المدن: بنّاء يشرح القوس الذي رمّمه، وصيّاد يعرف متى يهدأ البحر، وطاهية لا تُفصح عن مقدار الهيل. نجمعهم في مكان واحد، ونجعل الحجز عندهم أسهل من مكالمة.

## كيف نختار

نزور قبل أن ننشر. نسأل من يقدّم التجربة ثلاثة أسئلة: ماذا يعرف ضيفك حين ينتهي ولم يكن يعرفه؟ ومن يربح في الحيّ من مجيئه؟ وماذا تفعل إذا ساء الطقس؟ من أجاب عنها بوضوح عملنا معه، ومن كان جوابه لافتة عريضة اعتذرنا إليه.

## ما نعد به

السعر الذي تراه هو السعر الذي تدفعه، والمكان الذي حُجز لك لا يُباع لغيرك. إذا أُلغيت التجربة من جهتنا رددنا المبلغ كاملًا من غير أن تطلب. وكل سياسة إلغاء مكتوبة بلغتك قبل الدفع لا بعده.

## بالعربية أولًا

كُتبت نصوص رحلة بالعربية وبالإنجليزية، ولم يُترجم أحدهما عن الآخر. تذكرتك ورسائلك وتعليمات اللقاء بلغتك، والبحث يفهم «القلعة» و«قلعه» و«قلاع» على السواء.

## لمن يقدّم تجربة

إن كنت تعرف مدينتك كما يعرفها القليلون فاكتب إلينا من [صفحة التواصل](/contact-us). لا رسوم على النشر، ونأخذ نسبة مما يُباع فقط.`,
    en: `Rihla is a market for experiences given by the people of a city: a mason who explains the arch he repaired, a fisherman who knows when the sea lies down, a cook who will not say how much cardamom. We bring them together and make booking with them easier than a telephone call.

## How we choose

We visit before we publish. We ask whoever gives the experience three questions: what does your guest know at the end that they did not know before? Who in the neighbourhood gains from their coming? And what do you do when the weather turns? With those who answer plainly we work; where the answer is a slogan we decline.

## What we promise

The price you see is the price you pay, and the place that was kept for you is sold to nobody else. If an experience is cancelled on our side, everything is paid back without your asking. Every cancellation policy is written in your language before you pay, not after.

## Arabic first

The words of Rihla were written in Arabic and in English; neither was translated from the other. Your ticket, your messages and the way to the meeting point are in your language, and the search understands a word in any of its spellings.

## If you give experiences

If you know your city as few people do, write to us from the [contact page](/en/contact-us). Publishing costs nothing; we take a share of what is sold and of nothing else.`,
  },
}
