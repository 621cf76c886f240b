import type { DemoPage } from '#demo/words-shape.ts'

export const termsAndConditions: DemoPage = {
  code: 'terms-and-conditions',
  title: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  body: {
    ar: `هذه الشروط بينك وبين {site} حين تحجز تجربة من خلالنا. كتبناها بلغة واضحة.

## من يقدّم التجربة

نحن في {site} نعرض التجربة ونحجزها ونستلم سعرها. وينفّذها مقدّم التجربة (المورّد) المذكور في صفحتها، وهو المسؤول عن سلامتها وترخيصها.

## الحجز والسعر

الأسعار شاملة الضريبة إلا إذا كُتب غير ذلك. نحفظ مكانك 15 دقيقة أثناء الدفع. ويكتمل حجزك حين تصبح حالته «مؤكَّد». وإذا كان الحجز يحتاج إلى تأكيد مقدّم التجربة فلا تدفع شيئًا قبل التأكيد. نخصم المبلغ بالعملة التي اخترتها لعرض الأسعار. وإذا تعذّر الدفع بها خصمناه بعملة الموقع. يظهر المبلغ وعملته قبل الدفع.

## الدفع لاحقًا

نحفظ مكانك حتى مهلة الدفع المكتوبة في حجزك، وتدفع متى شئت قبلها من صفحة حجزك. إذا انتهت المهلة ولم تدفع أُلغي الحجز دون أي رسوم.

## الإلغاء والتغيير

لكل تجربة سياسة إلغاء مكتوبة في صفحتها وفي حجزك، وتُحسب المهلة بتوقيت مدينة التجربة. نعيد المبلغ بطريقة الدفع نفسها، ويصل عادةً خلال 5 إلى 10 أيام عمل. وإذا ألغى مقدّم التجربة موعدك، أو تعذّرت التجربة بسبب الطقس، فسنعيد إليك المبلغ كاملًا.

## أثناء التجربة

احضر في الموعد ومعك التذكرة على الهاتف أو مطبوعة. يحق للمرشد أن يستبعد من يعرّض غيره للخطر. وإذا كانت التجربة شاقة فأخبرنا بأي حالة صحية لديك.

## حل الخلافات

راسلنا أولًا، فمعظم الخلافات تُحل بذلك. وما لم يُحل يُنظر فيه وفق أنظمة البلد المذكور في فاتورتك، ولا ينتقص ذلك من حقوقك بموجب قانون بلدك.`,
    en: `These terms are between you and {site} when you book an activity through us. We’ve kept them short and clear.

## Who runs the activity

We at {site} present the activity, book it and take the payment. The supplier named on its page runs it and is responsible for its safety and licences.

## Booking and price

Prices include tax unless stated otherwise. We hold your spots for 15 minutes while you pay. Your booking is complete when its status is “Confirmed”. If the host has to confirm first, you pay nothing before that. You are charged in the currency you chose for prices. If that isn’t possible, we charge you in the site’s currency. The amount and currency are shown before you pay.

## Paying later

We hold your spot until the payment deadline in your booking, and you can pay any time before it from your booking page. If it passes without a payment, the booking is cancelled and costs you nothing.

## Cancelling and changing

Each activity has a cancellation policy on its page and in your booking. Deadlines are in the local time of its city. We refund your original payment method, usually within 5 to 10 business days. If the supplier cancels, or the weather makes the activity impossible, you get a full refund.

## During the activity

Arrive on time, with your ticket on your phone or on paper. A guide may turn away anyone who endangers others. Tell us about any health concerns if the activity is strenuous.

## Disputes

Contact us first, as most disputes are settled that way. Otherwise the law of the country named on your invoice applies, without limiting the rights you have under the law of your own country.`,
  },
}
