import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

interface Template {
  name: string
  ar: string
  en: string
}

/** What support answers most often. The names are in both languages, as the people who choose them are. */
const templates: Template[] = [
  {
    name: 'استرداد المبلغ · Refund',
    ar: `أهلًا {الاسم}،

أعدنا المبلغ المستحق عن الحجز {رقم الحجز} إلى وسيلة الدفع نفسها. يظهر عادةً في كشف البطاقة خلال خمسة إلى عشرة أيام عمل، بحسب المصرف.

إن لم يصلك بعدها فراسلنا، وسنرسل إليك رقم عملية الاسترداد لتسأل عنها مصرفك.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We have refunded what was due for booking {reference} to the payment method you used. It usually shows on your statement within five to ten working days, depending on your bank.

If it hasn’t arrived by then, reply to this email and we’ll send you the refund’s number to give to your bank.

Best wishes,
The Rihla team`,
  },
  {
    name: 'تغيير الموعد · Change of date',
    ar: `أهلًا {الاسم}،

يمكنك تغيير موعد «{التجربة}» بنفسك من صفحة الحجز {رقم الحجز}: اختر «تغيير الموعد»، فتظهر لك المواعيد المتاحة وفرق السعر إن وُجد قبل التأكيد.

وإن كان الموعد الذي تريده غير ظاهر فأخبرنا به، ونسأل مقدّم التجربة عنه.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

You can change the date of {activity} yourself: open booking {reference} and choose “Change date”. You’ll see the dates with free seats, and any difference in price before you confirm.

If the date you have in mind isn’t there, tell us which one it is and we’ll ask the host.

Best wishes,
The Rihla team`,
  },
  {
    name: 'التأخر عن الموعد · Running late',
    ar: `أهلًا {الاسم}،

شكرًا لإخبارنا. أبلغنا مقدّم تجربة «{التجربة}» بتأخركم عن موعد {الموعد}، وسيتصل بكم على الرقم المسجّل في الحجز {رقم الحجز}.

تجدون رقمه في التذكرة أيضًا، فاتصلوا به إن تغيّر شيء في الطريق.

رافقتكم السلامة،
فريق رحلة`,
    en: `Hello {name},

Thank you for letting us know. We have told the host of {activity} that you’re running late for {date}. They’ll call you on the number in booking {reference}.

Their number is also on your ticket: call them if anything changes on the way.

Safe travels,
The Rihla team`,
  },
  {
    name: 'طلب خاص · Special request',
    ar: `أهلًا {الاسم}،

أضفنا طلبك إلى الحجز {رقم الحجز} ليراه مقدّم «{التجربة}» قبل {الموعد}. إن تعذّر عليه تلبيته فسنكتب إليك قبل ذلك بوقت كافٍ.

نتمنى لك وقتًا ممتعًا،
فريق رحلة`,
    en: `Hello {name},

We have added your request to booking {reference}, so that the host of {activity} sees it before {date}. If they can’t arrange it, we’ll write to you in good time.

Have a wonderful day,
The Rihla team`,
  },
  {
    name: 'مفقودات · Lost property',
    ar: `أهلًا {الاسم}،

سألنا مقدّم «{التجربة}» عمّا فقدته، ونكتب إليك حالما يصلنا ردّه. ليسهل العثور عليه، صفه لنا بلونه وعلامته، واذكر أين رأيته آخر مرة.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We have asked the host of {activity} about what you lost and will write as soon as they reply. It helps if you describe it, with its colour and brand, and tell us where you last saw it.

Best wishes,
The Rihla team`,
  },
  {
    name: 'الانضمام إلينا · Becoming a host',
    ar: `أهلًا {الاسم}،

يسعدنا اهتمامك بتقديم تجاربك معنا. أرسل إلينا وصفًا قصيرًا لما تقدّمه ومدينتك وسعره التقريبي، مع صورتين أو ثلاث، ورقم السجل التجاري أو الترخيص السياحي.

يتصل بك زميل من فريق الشراكات خلال ثلاثة أيام عمل.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We’re glad you’d like to offer your experiences with us. Please send a short description of what you do, your city and a rough price, two or three photos, and the number of your commercial register or tourism licence.

A colleague from partnerships will call you within three working days.

Best wishes,
The Rihla team`,
  },
]

/** Seeds the templates of replies to messages. */
export async function seedReplyTemplates(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'reply_template',
    templates.map(({ name, ar, en }) => ({ name, body: { ar, en } })),
  )
}
