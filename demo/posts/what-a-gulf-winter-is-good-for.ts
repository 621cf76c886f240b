import type { DemoPost } from '#demo/words-shape.ts'

export const whatAGulfWinterIsGoodFor: DemoPost = {
  slug: { ar: 'لأي-شيء-يصلح-شتاء-الخليج', en: 'what-a-gulf-winter-is-good-for' },
  title: { ar: 'لأي شيء يصلح شتاء الخليج؟', en: 'What a Gulf winter is good for' },
  summary: {
    ar: 'خيمة في البر، وقارب بعد الريح، وجزر لا تُزار في الصيف: ما يُحسن الشتاء فعله بين الكويت ومسقط، وما لا يُحسنه.',
    en: 'A tent inland, a boat after the wind, islands that summer closes: what the season does well between Kuwait and Muscat, and what it does not.',
  },
  body: {
    ar: `في أواخر أغسطس يطلع نجم سهيل قبيل الفجر، فيقول أهل الخليج إن الحر قد انكسر، ولو كان قميصك يقول غير ذلك. ثم يدخل الوسم في منتصف أكتوبر، وهو أوان المطر الأول، وبعده المربعانية في ديسمبر: أربعون يومًا هي صميم البرد. بهذا كان الناس يعدّون السنة قبل نشرة الأحوال الجوية، وما زال كثير منهم يعدّونها به.

ومن نوفمبر إلى مارس تخرج المنطقة كلها من بيوتها. تبلغ الحرارة ظهر يناير نحو 19 درجة في الكويت و25 في مسقط، ويصير السؤال الذي لا يُسأل في يوليو سؤال كل مساء: أين نجلس؟

## الخيمة: بيت ثانٍ لا نزهة

المخيم في الكويت والبحرين ليس ليلة واحدة تُقضى للتجربة. تفتح البلديات موسمًا للتخييم كل شتاء وتعيّن له المواقع، فتنصب العائلة خيامها وتتركها أسابيع: خيمة للنوم، وأخرى للرجال، وثالثة للمطبخ. يذهب الأب إلى عمله صباحًا ويعود إليها، ويحلّ الأولاد واجباتهم على ضوء المصباح، ويمرّ الجيران بلا موعد لأن الخيمة لا جرس لها.

فإذا حجزت ليلة في مخيم فلا تبحث عن برنامج. البرنامج هو النار ومن حولها. احمل معطفًا ثقيلًا، لأن برّ الشمال قد ينزل ليلًا إلى خمس درجات، واطلب فروة إن عُرضت عليك: عباءة مبطّنة بجلد الخروف، تجلس فيها وتنام فيها وتنسى أنها ليست لك. ولا تُدخل الجمر إلى خيمة مغلقة مهما اشتد البرد، فالغاز الذي يخرج منه لا لون له ولا رائحة.

وإن صدق الوسم ظهر الفقع في آخر الشتاء، وهو كمأة الصحراء. لا يُزرع، بل يعيش على جذور نبتة صغيرة اسمها الرقروق، ويربطه الناس بالرعد. يدلّ عليه شقّ في الأرض كأن شيئًا يرفعها من تحت. ومن لم يصدق معه المطر اشتراه من السوق بالكيلو وسكت.

## القارب: انتظر يومًا بعد الريح

الشمال في الشتاء ريح تأتي خلف المطر، تهبّ يومًا أو يومين وقد تطول إلى خمسة، فتعيد المراكب إلى مراسيها. لا تجادل نوخذة أجّل موعدك. اليوم الذي بعدها هو يومك: هواء غسلته الريح، وأفق يُرى طرفه، وماء يهدأ شيئًا فشيئًا.

وكان للمراكب شتاؤها. فموسم الغوص على اللؤلؤ صيفيّ، أما السفر البعيد فيبدأ مع الرياح الموسمية الشمالية الشرقية: تُحمَّل الأبوام تمرًا من شط العرب، وتمضي إلى الهند وشرق أفريقيا، ثم تعود حين تنقلب الريح. ركب الأسترالي آلان فيليرز أحدها من عدن في ديسمبر 1938 مع النوخذة الكويتي علي النجدي، وبلغ معه زنجبار، ورجع إلى الكويت وعلى ظهر المركب أعمدة من القُرم كانت تُسقف بها البيوت. وكتب عن ذلك كتاب «أبناء السندباد». اقرأ منه فصلًا قبل أن تركب سنبوكًا في خليج الدوحة ساعتين، فتعرف أن الساعتين ذيل قصة طويلة.

## الجزر: ما يفتحه الشتاء

- **فيلكا** في الكويت تلال أثرية مكشوفة لا ظل فيها، ولهذا هي نزهة شتاء. تمشي من بيوت دلمون إلى القلعة الهلنستية ثم إلى قرية تركها أهلها سنة 1990.
- **الديمانيات** في عُمان تُترك شواطئها للسلاحف والطيور من مايو إلى أكتوبر، ثم يُسمح بالنزول إليها. البحر هناك أدفأ مما في الشمال، والسباحة في يناير ممكنة لمن لا يتدلّل.
- **صير بني ياس** في أبوظبي جزيرة ملح فيها مها وغزلان، ودير كُشف عنه سنة 1992. يُرى الحيوان نهارًا في الشتاء، لأنه لا يحتاج إلى الهرب من الشمس.
- **القُرم** عند جزيرة الجبيل: ادخل قنواته والماء صاعد. والبلشون حاضر أبدًا، ومعه في هذا الفصل طيور جاءت من الشمال البعيد للسبب الذي جئت له.

ولمن لا يركب البحر: النحام يقف في ضحضاح رأس الخور بدبي، وفي خور العديد بقطر، على ساق واحدة وبلا عجلة.

## ما لا يصلح له

**السباحة في الشمال.** ماء الكويت في فبراير نحو 16 درجة، وماء مسقط نحو 23. بينهما فرق بين من يقفز ومن يتفرج.

**الأودية بعد المطر.** السيل قد يأتي من جبل ممطر إلى واد مشمس. إذا قال الدليل نعود فعُد.

**الصباح المبكر المزدحم بالمواعيد.** الضباب يغطي سواحل الإمارات وقطر في صباحات كثيرة من هذا الفصل، فيتأخر الطيران ويبطئ الطريق. اجعل أول يوم لك بعد الظهر.

**من لا يحب الجيران.** ليلتا الخميس والجمعة في البر صاخبتان. اختر الأحد أو الاثنين تجد المكان نفسه بصوت آخر.

ورمضان في هذه السنوات، وحتى أوائل الثلاثينيات، يقع في الشتاء. ليس هذا عيبًا: النهار قصير هادئ، والليل بعد الإفطار طويل ومفتوح الأبواب. لكن المواعيد تتبدل، فاسأل قبل أن تحجز.

## أسبوع واحد، ثلاث ليالٍ منه في الخارج

1. ابدأ من مدينة واحدة ولا تجمع أربعًا. المسافات بين العواصم تأكل الأيام القصيرة.
2. اجعل المخيم في وسط الأسبوع، والمتاحف في آخره.
3. احجز القارب في أول الرحلة لا في آخرها، فإن أجّلته الريح بقي لك يوم بديل.
4. اترك مساء بلا خطة. سيسألك أحد: أين نجلس؟ والجواب في الخليج، من نوفمبر إلى مارس، أن كل مكان يصلح.`,
    en: `Late in August the star Suhail, which others call Canopus, rises just before dawn, and people of the Gulf say that the heat is broken, whatever your shirt may say. In mid-October comes the wasm, the time of first rain; in December the murabbaniya, forty days that are the heart of the cold. So the year was counted before weather reports, and many still count it so.

From November to March the whole region moves outdoors. A January noon is about 19 degrees in Kuwait and 25 in Muscat, and each evening has a question that July does not know: where shall we sit?

## The tent: a second home and not an outing

In Kuwait and Bahrain a camp is not one night taken for the experience. Each winter the authorities open a season and mark out the sites, and families pitch their tents and leave them up for weeks: one to sleep in, one for guests, one for the kitchen. A father goes to work from it, children do homework by lamplight, and neighbours drop in, since a tent has no bell.

So if you book a night in one, do not look for the programme. The programme is the fire and those around it. Bring a heavy coat, because the northern desert can fall to five degrees at night, and accept a farwa if one is offered: a cloak lined with sheepskin that you sit in, sleep in and forget is not yours. Never take embers into a closed tent: what they give off has neither colour nor smell.

If the wasm has kept its word, faqa appear towards the end of winter: desert truffles. Nobody farms them here. They live on the roots of a small shrub called ragrug, and people will tell you that thunder wakes them. A crack in the ground, lifted from below, gives them away. Those whom the rain has let down buy theirs in the market and keep quiet about it.

## The boat: wait a day after the wind

In winter the shamal follows the rain. It blows for a day or two, sometimes for five, and sends the boats back to their moorings. Do not argue with a captain who puts you off. The day after is the one you want: rinsed air, a horizon with an edge, water that settles hour by hour.

Boats used to have a winter of their own. Pearl diving belonged to summer; the long voyages began with the north-east monsoon. Booms loaded dates in the Shatt al-Arab, went to India and East Africa, and came home when the wind turned round. The Australian Alan Villiers joined one at Aden in December 1938, under the Kuwaiti captain Ali al-Najdi, reached Zanzibar with it, and sailed up to Kuwait with a load of mangrove poles, such as roofed the houses. His book about it is *Sons of Sindbad*. Read a chapter before two hours on a sanbuk in Doha bay: they are the tail of that story.

## The islands: what winter opens

- **Failaka**, in Kuwait, is bare archaeological mounds without shade, which makes it a winter walk: from houses of Dilmun to a Hellenistic fortress to a village that was left in 1990.
- **The Daymaniyat islands**, in Oman, leave their beaches to turtles and birds from May to October; after that people may land. A January swim is possible there for those who do not fuss.
- **Sir Bani Yas**, in Abu Dhabi, is an island of salt with oryx and gazelle on it, and a monastery that came to light in 1992. In winter they are about by day.
- **The mangroves** off Jubail Island are for entering on a rising tide. The herons live there; other birds have come from the far north for the same reason as you.

And for those who stay ashore, flamingos stand in the shallows of Ras Al Khor in Dubai and Khor Al Adaid in Qatar, on one leg and in no hurry.

## What it is not good for

**Swimming in the north.** In February the water off Kuwait is about 16 degrees and off Muscat about 23. One is for watching, the other for jumping in.

**Wadis after rain.** A flood can come from a mountain with rain on it into a valley with sun in it. When the guide says back, go back.

**Early mornings with a timetable.** Fog covers the coasts of the Emirates and Qatar on many mornings; flights leave late and roads slow down. Let your first day begin after noon.

**People who dislike neighbours.** Thursday and Friday nights in the desert are loud. Come on a Sunday or a Monday and the same place has another voice.

Ramadan, too, falls in winter now, and will until the early 2030s. That is no drawback: days are quiet and nights full of open doors. But hours change, so ask before you book.

## One week, three nights of it outside

1. Take one city as your base and not four. Distances between capitals eat short days.
2. Put the camp in the middle of the week and the museums at its end.
3. Book the boat early in the trip. If the wind postpones it, you still have a day to give.
4. Leave an evening unplanned. Somebody will ask you where to sit. In the Gulf, from November to March, the answer is that anywhere will do.`,
  },
  picture: {
    kind: 'desert-camp',
    time: 'sunset',
    seed: 'post-gulf-winter',
    alt: { ar: 'خيام في البر عند الغروب', en: 'Tents in the desert at sunset' },
  },
  daysAgo: 74,
  city: null,
}
