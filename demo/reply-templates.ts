import type { Tx } from '#server/kernel/database.ts'
import { insertRows } from './insert-rows.ts'

interface Template {
  name: string
  ar: string
  en: string
}

/** What support answers most often. The names are in both languages, as the people who choose them are. */
export const replyTemplates: Template[] = [
  {
    name: 'استرداد المبلغ · Refund',
    ar: `أهلًا {الاسم}،

أعدنا المبلغ المستحق عن الحجز {رقم الحجز} بطريقة الدفع نفسها. ويظهر عادةً في كشف البطاقة خلال 5 إلى 10 أيام عمل، بحسب البنك.

إن لم يصلك بعدها فراسلنا، وسنرسل إليك رقم عملية الاسترداد لتسأل البنك عنها.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We’ve refunded what was due for booking {reference} to the payment method you used. It usually shows on your statement within 5 to 10 business days, depending on your bank.

If it hasn’t arrived by then, reply to this email and we’ll send you a refund number to give to your bank.

Best wishes,
The Rihla team`,
  },
  {
    name: 'تغيير الموعد · Change of date',
    ar: `أهلًا {الاسم}،

يمكنك تغيير موعد «{التجربة}» بنفسك من صفحة الحجز {رقم الحجز}: اختر «تغيير الموعد»، فتظهر لك المواعيد المتاحة وفرق السعر إن وُجد قبل التأكيد.

وإن كان الموعد الذي تريده غير ظاهر فأخبرنا به، لنسأل مقدّم التجربة عنه.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

You can change the date of {activity} yourself: open booking {reference} and choose “Change date”. You’ll see the available dates, and any price difference, before you confirm.

If the date you have in mind isn’t listed, let us know and we’ll ask the host.

Best wishes,
The Rihla team`,
  },
  {
    name: 'التأخر عن الموعد · Running late',
    ar: `أهلًا {الاسم}،

شكرًا لإخبارنا. أبلغنا مقدّم تجربة «{التجربة}» بتأخرك عن موعد {الموعد}، وسيتصل بك على الرقم المسجّل في الحجز {رقم الحجز}.

وإن تغيّر شيء في الطريق فاتصل بنا على الرقم المكتوب في تذكرتك، في أي ساعة.

رافقتك السلامة،
فريق رحلة`,
    en: `Hello {name},

Thank you for letting us know. We’ve let the host of {activity} know that you’re running late for {date}. They’ll call you on the number in booking {reference}.

If anything changes on the way, call us on the number on your ticket, day or night.

Safe travels,
The Rihla team`,
  },
  {
    name: 'طلب خاص · Special request',
    ar: `أهلًا {الاسم}،

أضفنا طلبك إلى الحجز {رقم الحجز} ليراه مقدّم «{التجربة}» قبل {الموعد}. إن تعذّر عليه تلبيته فسنراسلك قبل ذلك بوقت كافٍ.

نتمنى لك وقتًا ممتعًا،
فريق رحلة`,
    en: `Hello {name},

We’ve added your request to booking {reference}, and the host of {activity} will see it before {date}. If they can’t arrange it, we’ll let you know in good time.

Have a wonderful day,
The Rihla team`,
  },
  {
    name: 'مفقودات · Lost property',
    ar: `أهلًا {الاسم}،

سألنا مقدّم «{التجربة}» عمّا فقدته، وسنراسلك فور وصول ردّه. وليسهل العثور عليه، صف لنا لونه وعلامته التجارية، واذكر أين رأيته آخر مرة.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We’ve asked the host of {activity} about your lost item and will email you as soon as they reply. To help us find it, tell us its colour and brand, and where you last saw it.

Best wishes,
The Rihla team`,
  },
  {
    name: 'الانضمام إلينا · Becoming a host',
    ar: `أهلًا {الاسم}،

يسعدنا اهتمامك بتقديم تجاربك معنا. أرسل إلينا وصفًا قصيرًا لما تقدّمه، واسم مدينتك، والسعر التقريبي، مع صورتين أو ثلاث، ورقم السجل التجاري أو الترخيص السياحي.

وسيتصل بك زميل من فريق الشراكات خلال ثلاثة أيام عمل.

مع التحية،
فريق رحلة`,
    en: `Hello {name},

We’re glad you’d like to become a host with us. Please send a short description of what you do, your city and a rough price, two or three photos, and your commercial registration or tourism licence number.

A colleague from our partnerships team will call you within three business days.

Best wishes,
The Rihla team`,
  },
]

/** Seeds the templates of replies to messages. */
export async function seedReplyTemplates(tx: Tx): Promise<void> {
  await insertRows(
    tx,
    'reply_template',
    replyTemplates.map(({ name, ar, en }) => ({ name, body: { ar, en } })),
  )
}
