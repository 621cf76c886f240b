import type { DemoPost } from '#demo/words-shape.ts'

export const whatAGulfWinterIsGoodFor: DemoPost = {
  slug: { ar: 'لأي-شيء-يصلح-شتاء-الخليج', en: 'what-a-gulf-winter-is-good-for' },
  title: { ar: 'ماذا تفعل في شتاء الخليج: أفضل التجارب', en: 'Best things to do in the Gulf in winter' },
  summary: {
    ar: 'خيمة في البر، وقارب بعد الريح، وجزر لا تُزار في الصيف: ما يصلح له الشتاء بين الكويت ومسقط، وما لا يصلح له.',
    en: 'A desert camp, a boat after the wind, islands that close in summer: what the season is good for between Kuwait and Muscat, and what it isn’t.',
  },
  body: {
    ar: `في أواخر أغسطس يطلع نجم سهيل قبيل الفجر، فيقول أهل الخليج إن الحر قد انكسر، ولو كان قميصك يقول غير ذلك. ثم يدخل الوسم في منتصف أكتوبر، وهو أوان المطر الأول، وبعده المربعانية في ديسمبر: أربعون يومًا هي صميم البرد. بهذا كان الناس يعدّون السنة قبل نشرة الأحوال الجوية، وما زال كثير منهم يعدّونها به.

ومن نوفمبر إلى مارس تخرج المنطقة كلها من بيوتها. تبلغ الحرارة ظهر يناير نحو 19 درجة في الكويت و25 في مسقط، ويصير السؤال الذي لا يُسأل في يوليو سؤال كل مساء: أين نجلس؟

## الخيمة: بيت ثانٍ في الشتاء

المخيم في الكويت والبحرين ليس ليلة واحدة تُقضى للتجربة. تفتح البلديات موسمًا للتخييم كل شتاء وتعيّن له المواقع، فتنصب العائلة خيامها وتتركها أسابيع: خيمة للنوم، وأخرى للرجال، وثالثة للمطبخ. يذهب الأب إلى عمله صباحًا ويعود إليها، ويحلّ الأولاد واجباتهم على ضوء المصباح، ويمرّ الجيران بلا موعد لأن الخيمة لا جرس لها.

فإذا حجزت ليلة في مخيم فلا تنتظر برنامجًا، فالليلة كلها جلسة وحديث حول النار. احمل معطفًا ثقيلًا، لأن الحرارة في برّ الشمال قد تنزل ليلًا إلى 5 درجات، واطلب فروة إن عُرضت عليك: عباءة مبطّنة بجلد الخروف، تجلس فيها وتنام فيها وتنسى أنها ليست لك. ولا تُدخل الجمر إلى خيمة مغلقة مهما اشتد البرد، فالغاز الذي يخرج منه لا لون له ولا رائحة.

وإن صدق الوسم ظهر الفقع في آخر الشتاء، وهو كمأة الصحراء. لا يُزرع، بل يعيش على جذور نبتة صغيرة اسمها الرقروق، ويربطه الناس بالرعد. يدلّ عليه شقّ في الأرض كأن شيئًا يرفعها من تحت. ومن لم يصدق معه المطر اشتراه من السوق بالكيلو وسكت.

[الكويت: ليلة في مخيم شتوي بالمطلاع](/things-to-do-in-الكويت/مخيم-الشتاء-عند-المطلاع)

## القارب: انتظر يومًا بعد الريح

الشمال في الشتاء ريح تأتي خلف المطر، تهبّ يومًا أو يومين وقد تطول إلى خمسة، فتعيد المراكب إلى مراسيها. لا تجادل نوخذة أجّل موعدك. اليوم الذي بعدها هو يومك: هواء غسلته الريح، وأفق يُرى طرفه، وماء يهدأ شيئًا فشيئًا.

وكان للمراكب شتاؤها. فموسم الغوص على اللؤلؤ صيفيّ، أما السفر البعيد فيبدأ مع الرياح الموسمية الشمالية الشرقية: تُحمَّل الأبوام تمرًا من شط العرب، وتمضي إلى الهند وشرق أفريقيا، ثم تعود حين تنقلب الريح. ركب الأسترالي آلان فيليرز أحدها من عدن في ديسمبر 1938 مع النوخذة الكويتي علي النجدي، وبلغ معه زنجبار، ورجع إلى الكويت وعلى ظهر المركب أعمدة من القُرم كانت تُسقف بها البيوت. وكتب عن ذلك كتاب «أبناء السندباد». اقرأ منه فصلًا قبل أن تركب سنبوكًا في خليج الدوحة ساعتين، فتعرف شيئًا من تاريخ هذه المراكب.

[مسقط: قارب خاص إلى جزر الديمانيات](/things-to-do-in-مسقط/قارب-خاص-إلى-جزر-الديمانيات)

## الجزر: ما يفتحه الشتاء

- **فيلكا** في الكويت تلال أثرية مكشوفة لا ظل فيها، ولهذا هي نزهة شتاء. تمشي من بيوت دلمون إلى القلعة الهلنستية ثم إلى قرية تركها أهلها سنة 1990.
- **الديمانيات** في عُمان تُترك شواطئها للسلاحف والطيور من مايو إلى أكتوبر، ثم يُسمح بالنزول إليها. البحر هناك أدفأ مما في الشمال، والسباحة في يناير ممكنة لمن لا يتدلّل.
- **صير بني ياس** في أبوظبي جزيرة ملح فيها مها وغزلان، ودير كُشف عنه سنة 1992. يُرى الحيوان نهارًا في الشتاء، لأنه لا يحتاج إلى الهرب من الشمس.
- **القُرم** عند جزيرة الجبيل: ادخل قنواته والماء صاعد. والبلشون حاضر أبدًا، ومعه في هذا الفصل طيور جاءت من الشمال البعيد للسبب الذي جئت له.

ولمن لا يركب البحر: النحام يقف في المياه الضحلة برأس الخور في دبي، وفي خور العديد بقطر.

[الكويت: رحلة قارب خاصة إلى جزيرة فيلكا](/things-to-do-in-الكويت/بالقارب-إلى-فيلكا)

## ما لا يصلح له

**السباحة في الشمال.** ماء الكويت في فبراير نحو 16 درجة، وماء مسقط نحو 23. في الأولى تتفرج، وفي الثانية تسبح.

**الأودية بعد المطر.** السيل قد يأتي من جبل ممطر إلى واد مشمس. إذا قال المرشد نعود فعُد.

**الصباح المبكر المزدحم بالمواعيد.** الضباب يغطي سواحل الإمارات وقطر في صباحات كثيرة من هذا الفصل، فيتأخر الطيران ويبطئ الطريق. اجعل أول يوم لك بعد الظهر.

**الهدوء في نهاية الأسبوع.** ليلتا الخميس والجمعة في البر صاخبتان. اختر الأحد أو الاثنين تجد المكان نفسه هادئًا.

ورمضان في هذه السنوات، وحتى أوائل الثلاثينيات، يقع في الشتاء. ليس هذا عيبًا: النهار قصير هادئ، والليل بعد الإفطار طويل ومفتوح الأبواب. لكن المواعيد تتبدل، فاسأل قبل أن تحجز.

## أسبوع واحد، ثلاث ليالٍ منه في الخارج

1. ابدأ من مدينة واحدة ولا تجمع أربعًا. المسافات بين العواصم تأكل الأيام القصيرة.
2. اجعل المخيم في وسط الأسبوع، والمتاحف في آخره.
3. احجز القارب في أول الرحلة لا في آخرها، فإن أجّلته الريح بقي لك يوم بديل.
4. اترك مساء بلا خطة، واجلس في الخارج كما يفعل الجميع.`,
    en: `Late in August the star Suhail, which others call Canopus, rises just before dawn, and people in the Gulf say the heat is broken, whatever your shirt says. In mid-October comes the wasm, the time of first rain; in December the murabbaniya, 40 days that are the heart of the cold. That’s how people counted the year before weather forecasts, and many still do.

From November to March the whole region moves outdoors. A January noon is about 19 degrees in Kuwait and 25 in Muscat, and every evening has a question that nobody asks in July: where shall we sit?

## The tent: a second home for the winter

In Kuwait and Bahrain camping isn’t one night for the experience. Each winter the authorities open a season and mark out the sites, and families pitch their tents and leave them up for weeks: one to sleep in, one for guests, one for the kitchen. A father goes to work from it, children do homework by lamplight, and neighbours drop in, since a tent has no bell.

So if you book a night in one, don’t expect a programme. You’ll spend the evening around the fire, talking. Bring a heavy coat, because nights in the northern desert can fall to 5 degrees, and accept a farwa if one is offered: a cloak lined with sheepskin that you sit in, sleep in and forget isn’t yours. Never take embers into a closed tent: the gas they give off has no colour and no smell.

If the wasm has been good, faqa appear towards the end of winter: desert truffles. Nobody farms them here. They live on the roots of a small shrub called ragrug, and people will tell you that thunder wakes them. A crack in the ground, lifted from below, gives them away. If the rain lets you down, you buy yours in the market and say nothing about it.

[Kuwait: winter camp night near Mutlaa](/en/things-to-do-in-kuwait-city/winter-camp-below-mutlaa)

## The boat: wait a day after the wind

In winter the shamal follows the rain. It blows for a day or two, sometimes for five, and sends the boats back to their moorings. Don’t argue with a captain who postpones your trip. The day after is the one you want: clean air, a sharp horizon, water that settles hour by hour.

Boats used to have a winter of their own. Pearl diving belonged to summer, and the long voyages began with the north-east monsoon. Booms loaded dates in the Shatt al-Arab, went to India and East Africa, and came home when the wind turned. The Australian Alan Villiers joined one at Aden in December 1938, under the Kuwaiti captain Ali al-Najdi, reached Zanzibar with it, and sailed up to Kuwait with a load of mangrove poles, the kind used to roof houses. His book about it is *Sons of Sindbad*. Read a chapter before your two hours on a sanbuk in Doha Bay.

[Muscat: private boat trip to the Daymaniyat Islands](/en/things-to-do-in-muscat/private-boat-to-the-daymaniyat-islands)

## The islands: what winter opens

- **Failaka**, in Kuwait, is archaeological mounds without any shade, which makes it a winter walk: from houses of Dilmun to a Hellenistic fortress to a village that was left in 1990.
- **The Daymaniyat islands**, in Oman, leave their beaches to turtles and birds from May to October; after that people may land. You can swim there in January if you don’t mind cool water.
- **Sir Bani Yas**, in Abu Dhabi, is an island of salt with oryx and gazelle on it, and a monastery that came to light in 1992. In winter you see the animals by day.
- **The mangroves** off Jubail Island are best on a rising tide. Herons live there all year; other birds have come from the far north for the same reason as you.

And if you’d rather stay ashore, flamingos stand in the shallows of Ras Al Khor in Dubai and Khor Al Adaid in Qatar.

[Kuwait: private boat trip to Failaka Island](/en/things-to-do-in-kuwait-city/by-boat-to-failaka)

## What it isn’t good for

**Swimming in the north.** In February the water off Kuwait is about 16 degrees and off Muscat about 23. Look at the first and swim in the second.

**Wadis after rain.** Rain on a mountain can flood a valley that is still in the sun. When your guide says turn back, turn back.

**Early mornings with a timetable.** Fog covers the coasts of the Emirates and Qatar on many mornings; flights leave late and traffic is slow. Start your first day after noon.

**A quiet weekend.** Thursday and Friday nights in the desert are loud. Come on a Sunday or a Monday and the same place is calm.

Ramadan, too, falls in winter now, and will until the early 2030s. That’s no drawback: days are quiet, and at night every door is open. But opening hours change, so ask before you book.

## One week, three nights of it outside

1. Choose one city as your base, not four. Distances between capitals eat up short days.
2. Put the camp in the middle of the week and the museums at the end.
3. Book the boat early in the trip. If the wind postpones it, you still have a day to spare.
4. Leave an evening unplanned, and sit outside like everyone else.`,
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
