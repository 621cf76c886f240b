import type { DemoPage } from '#demo/words-shape.ts'

export const privacyPolicy: DemoPage = {
  code: 'privacy-policy',
  title: { ar: 'سياسة الخصوصية', en: 'Privacy policy' },
  body: {
    ar: `نجمع ما يلزم لحجزك، ونحتفظ به ما دام لازمًا، ولا نبيعه لأحد. وهذه هي التفاصيل.

## ما نجمعه عنك

حين تحجز: اسمك وبريدك ورقم هاتفك وما كتبته في الطلبات الخاصة. وحين تنشئ حسابًا: بريدك، وكلمة مرور أو مفتاح مرور إن أضفتهما، ولا نحفظ من كلمة المرور إلا بصمتها. وحين تكتب تقييمًا: نصه وصوره، بعد حذف بيانات الموقع الجغرافي منها. وحين تراسلنا: رسالتك. وحين تضغط «قريب مني» وتسمح بذلك: موقعك مقرّبًا إلى نحو عشرة كيلومترات لنجد أقرب مدينة، ولا نحفظه. أما رقم بطاقتك فلا يصل إلينا أبدًا: تكتبه في صفحة شركة الدفع.

## من يراه

يرى مقدّم التجربة اسم المسافر الرئيسي وهاتفه وعدد المسافرين والطلبات الخاصة. وترى شركة الدفع بريدك وما حجزته والمبلغ ورقم الحجز. وتنقل شركة البريد رسائلنا إليك، وينقلها واتساب أيضًا إن اخترته، وكذلك رد مقدّم التجربة على طلب يحتاج إلى تأكيده. وإذا فتحت الخريطة التفاعلية رأى مزوّدها عنوان شبكتك، وإذا أضفت تذكرتك إلى محفظة Google وصل إلى Google ما فيها. ولا يراه أحد غيرهم إلا بأمر من محكمة.

## ملفات تعريف الارتباط (الكوكيز)

نستخدم الضروري منها فقط. وبعضها تسبق اسمه بادئة \`__Host-\`، وهي تربطه بهذا الموقع وحده.

| الملف | الغرض منه | مدته |
| --- | --- | --- |
| \`rihla_locale\` | لغتك | سنة |
| \`rihla_currency\` | عملة الأسعار | سنة |
| \`rihla_theme\` | الوضع الفاتح أو الداكن | سنة |
| \`rihla_cart\` | يربط متصفحك بسلتك | 90 يومًا |
| \`rihla_wishlist\` | يربط متصفحك بمفضلتك | سنة |
| \`rihla_saved\` | يدل على أن لديك مفضلة | سنة |
| \`rihla_order\` | يفتح أحدث حجوزاتك دون حساب | سنة |
| \`rihla_quote\` | يفتح أحدث طلبات عرض السعر دون حساب | سنة |
| \`rihla_session\` | يبقيك مسجّل الدخول | 30 يومًا بعد آخر زيارة |
| \`rihla_fresh\` | يعرض لك ما غيّرته قبل لحظات | 10 ثوانٍ |
| \`rihla_device\` | يدل على أن حسابك سبق أن فُتح من هذا الجهاز، كي لا تمنعك محاولات غيرك من الدخول | سنة |

ويحفظ متصفحك نفسه ما شاهدته مؤخرًا وعمليات بحثك الأخيرة ونوع التقويم الذي اخترته، والنماذج التي بدأت بملئها إلى أن تغلق الصفحة. وبعد الحجز دون حساب يحفظ أيضًا اسمك وبريدك ورقم هاتفك لحجزك التالي، إلى أن تختار «حذف بياناتي من هذا الجهاز» في صفحة إتمام الحجز. ويحفظ صفحة حجزك برمز التذكرة كي تفتحها من دون اتصال، إلى أن تنتهي التجربة أو تسجّل الخروج أو تختار ذلك. وإذا كنت مسجّل الدخول فالتجارب التي شاهدتها مؤخرًا تُحفظ في حسابك.

لا إعلانات ولا تتبّع من مواقع أخرى، ولهذا لا نطلب منك موافقة عليها.

## مدة الاحتفاظ به

- **حجز دفعته دون حساب:** بريدك ورقم هاتفك وطلباتك الخاصة خمس سنوات بعد انتهائه.
- **حجز لم يُدفع:** 90 يومًا بعد انتهاء مهلة الدفع.
- **حجوزات حسابك:** حتى تحذفه.
- **الفاتورة الضريبية** واسم من صدرت له: ما دام القانون يطلبها.
- **السلة دون حساب:** 100 يوم بعد آخر تغيير. **والمفضلة دون حساب:** 13 شهرًا بعد آخر إضافة.
- **تسجيل الدخول:** 30 يومًا بعد آخر استخدام.
- **رسائلك إلينا،** وطلبات عروض الأسعار التي لم تصبح حجزًا: سنتان.
- **عنوان من أرسلنا إليه رسالة،** وما ترسله شركة الدفع عن دفعتك: 90 يومًا.
- **كلمات البحث الذي لم نجد له نتائج:** 90 يومًا، دون أي معلومة عنك.
- **عناوين الشبكة** التي نعدّ بها المحاولات: يومان.

## حقوقك

يمكنك من [صفحة حسابك](/profile) أن تنزّل بياناتك كلها في ملف وأن تحذف حسابك. وإن لم يكن لديك حساب فراسلنا لنرسل إليك بياناتك، أو نصححها، أو نحذفها إلا ما يوجب القانون حفظه. نرد خلال 30 يومًا ودون مقابل.`,
    en: `We collect what your booking needs, keep it only as long as it’s needed, and never sell it. Here are the details.

## What we collect

When you book: your name, email, phone number and special requests. When you create an account: your email, and a password or passkey if you add one. A password is stored only as a hash. When you write a review: its text and photos, with location data removed. When you contact us: your message. When you tap “Near me” and allow it: your position rounded to about ten kilometres, to find the nearest city. We don’t store it. Your card number never reaches us: you enter it on the payment company’s own page.

## Who sees it

The host sees the lead guest’s name and phone number, the number of travellers and your special requests. The payment company sees your email, what you booked, the amount and the booking reference. Our email provider delivers our messages, and WhatsApp does too if you chose it, and also the host’s answer to a request that it has to confirm. If you open the interactive map, its provider sees your network address. If you add a ticket to Google Wallet, Google receives what’s on it. No one else sees it unless a court orders it.

## Cookies

We only use the ones we need. Some have the prefix \`__Host-\`, which ties them to this site.

| Cookie | What it’s for | How long |
| --- | --- | --- |
| \`rihla_locale\` | Your language | 1 year |
| \`rihla_currency\` | The currency of prices | 1 year |
| \`rihla_theme\` | Light or dark theme | 1 year |
| \`rihla_cart\` | Connects your browser with your cart | 90 days |
| \`rihla_wishlist\` | Connects your browser with your wishlist | 1 year |
| \`rihla_saved\` | Tells the page that you have a wishlist | 1 year |
| \`rihla_order\` | Opens your latest bookings without an account | 1 year |
| \`rihla_quote\` | Opens your latest quote requests without an account | 1 year |
| \`rihla_session\` | Keeps you signed in | 30 days after your last visit |
| \`rihla_fresh\` | Shows you what you’ve just changed | 10 seconds |
| \`rihla_device\` | Recognises a device you have signed in on, so that other people’s attempts can’t lock you out | 1 year |

Your browser itself saves recently viewed activities, your latest searches, your choice of calendar, and forms you’ve started until you close the tab. After a booking without an account, it also saves your name, email and phone number for your next booking, until you choose “Remove my details from this device” at checkout. It saves the page of your booking with its ticket code, so that it opens without a connection, until the activity is over, you sign out, or you choose the same. If you’re signed in, recently viewed activities are saved to your account.

There are no advertisements and there is no third-party tracking, so we don’t ask you to consent to any.

## How long we keep it

- **A booking you paid for without an account:** your email, phone number and special requests for five years after it’s over.
- **A booking that was never paid:** 90 days after its payment deadline.
- **The bookings of your account:** until you delete it.
- **A tax invoice** and the name it was issued to: as long as the law requires.
- **A cart without an account:** 100 days after its last change. **A wishlist without an account:** 13 months after you last saved something.
- **A sign-in:** 30 days after its last use.
- **Your messages to us,** and quote requests that didn’t become a booking: two years.
- **The address we sent a message to,** and what the payment company sends us about your payment: 90 days.
- **The words of a search without results:** 90 days, without anything about you.
- **The network addresses** by which we count attempts: two days.

## Your rights

On [your account page](/en/profile) you can download all your data in one file and delete your account. Without an account, contact us and we’ll send you your data, correct it, or delete it, except what the law requires us to keep. We reply within 30 days, free of charge.`,
  },
}
