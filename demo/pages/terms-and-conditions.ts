import type { DemoPage } from '#demo/words-shape.ts'

export const termsAndConditions: DemoPage = {
  code: 'terms-and-conditions',
  title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  body: {
    ar: `هذه الشروط بينك وبين {site} حين تحجز تجربة من خلالنا. كتبناها لتُقرأ.

## من يقدّم التجربة

نحن في {site} نعرض التجربة ونحجزها ونقبض ثمنها. ومن ينفّذها هو المورّد المذكور في صفحتها، وهو المسؤول عن سلامتها وترخيصها.

## الحجز والسعر

الأسعار شاملة الضريبة إلا إذا كُتب غير ذلك. يُحفظ مكانك خمس عشرة دقيقة أثناء الدفع. ويتم الحجز حين يصلك رقمه مع كلمة «مؤكد». إذا كانت التجربة تنتظر موافقة مقدّمها فلا تدفع قبلها. والأسعار بعملات غير عملة الموقع للقراءة، والمبلغ المدفوع هو المكتوب في صفحة الدفع.

## الدفع لاحقًا

مكانك محفوظ حتى الموعد المكتوب في حجزك. إذا مضى ولم تدفع سقط الحجز من غير رسوم عليك.

## الإلغاء والتغيير

لكل تجربة سياسة إلغاء مكتوبة في صفحتها وفي حجزك، وتُحسب المهلة بتوقيت مدينة التجربة. يُردّ المال إلى الوسيلة التي دُفع بها، ويصل عادة خلال خمسة أيام عمل إلى عشرة. وإذا ألغى المورّد أو منع الطقس رُدّ المبلغ كاملًا.

## في أثناء التجربة

احضر في الموعد ومعك التذكرة على الهاتف أو مطبوعة. للمرشد أن يمنع من يعرّض غيره للخطر. أخبرنا بما يخص صحتك إذا كانت التجربة شاقة.

## الخلاف

اكتب إلينا أولًا، فأكثر ما يُختلف فيه يُحل في يوم. وما لم يُحل يُنظر فيه وفق أنظمة بلد الموقع المذكور في فاتورتك، ولا يُنقص هذا من حق لك يعطيه قانون بلدك.`,
    en: `These terms are between you and {site} when you book an experience through us. They were written to be read.

## Who gives the experience

We at {site} show the experience, book it and take the payment. Whoever carries it out is the supplier named on its page, who answers for its safety and its licences.

## Booking and price

Prices include tax unless it says otherwise. Your places are kept for fifteen minutes while you pay. A booking is made when you have its number with the word “confirmed”. Where the host has to agree first, you pay nothing before that. Prices in currencies other than the site's are for reading; what you pay is what the payment page says.

## Paying later

Your place is kept until the time written in your booking. If it passes unpaid, the booking lapses and costs you nothing.

## Cancelling and changing

Each experience has a cancellation policy on its page and in your booking; times are counted by the clock of its city. Money goes back the way it came, usually within five to ten working days. If the supplier cancels or the weather forbids it, everything is paid back.

## During the experience

Be there in time, with the ticket on your phone or on paper. A guide may turn away whoever endangers others. Tell us what concerns your health if the experience is strenuous.

## Disagreement

Write to us first: most of what people disagree about is settled in a day. What is not goes by the law of the country named on your invoice, and takes nothing from a right that your own country's law gives you.`,
  },
}
