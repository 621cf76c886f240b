import type { DemoPost } from '#demo/words-shape.ts'

export const withChildrenInOldCities: DemoPost = {
  slug: { ar: 'مع-الأطفال-في-المدن-القديمة', en: 'with-children-in-old-cities' },
  title: {
    ar: 'مع الأطفال في المدن القديمة: ست أفكار من إسطنبول إلى الكويت',
    en: 'With children in old cities: six ideas from Istanbul to Kuwait',
  },
  summary: {
    ar: 'غواصة وباب من حجر وملعقة تحت عمود: ستة أماكن يجد فيها الطفل ما يفعله بيديه، ونصائح ليوم بلا تعب.',
    en: 'A submarine, a door of stone, a spoon under a column: six places where children have something to do, and how to save the day.',
  },
  body: {
    ar: `ضع طفلًا أمام لوحة شرح خمس دقائق فيملّ، وضعه أمام باب من حجر كالرحى واسأله كيف يُفتح، تجده بعد 15 دقيقة ما زال يفكر. السرّ أن يكون في كل مكان شيء واحد يُفعل: يُعدّ أو يُفتَّش عنه أو يُجرَّب باليد. هذه ستة أماكن فيها ذلك الشيء، مرتّبة كما تُرتّب رحلة.

## إسطنبول: المدينة من الماء

لا تبدأ بآيا صوفيا والصف الطويل أمامها. ابدأ بعبّارة القرن الذهبي التي يركبها أهل المدينة من كاراكوي، فهي مقعد ونافذة ومآذن تمرّ من تلقاء نفسها. في هاسكوي متحف رحمي كوتش، في مصنع قديم لمراسي السفن، وفيه قاطرات وطائرات وغواصة تنزل إليها بسلّم. وبعدها مينياتورك: مبانٍ بمقياس 1 إلى 25، يصير فيها طفلك أطول من القبة.

**المهمة:** أن يجد في المدينة المصغّرة ثلاثة مبانٍ رآها من العبّارة. **السنّ:** من 4، والغواصة من 8. والمتحف مغلق يوم الاثنين.

[إسطنبول: يوم عائلي في القرن الذهبي ومينياتورك](/things-to-do-in-إسطنبول/القرن-الذهبي-مع-الأطفال)

## كايماكلي: مدينة بلا شمس

في كبادوكيا بلدات حُفرت تحت البلدات، نزل إليها الناس حين اقتربت الجيوش. في كايماكلي تُزار أربع طبقات: إصطبل ومخازن ومعصرة وكنيسة صغيرة، بينها دهاليز ينحني فيها الكبار ولا ينحني الصغار، فيسبق الصغار الكبار. ثم الباب: قرص من الصخر يُدحرج من الداخل فيسدّ الممر، وفي وسطه ثقب.

**المهمة:** أن يشرح لك لماذا الثقب. **السنّ:** من 5، ولمن لا تزعجه الأماكن المغلقة. الحرارة نحو 14 درجة صيفًا وشتاءً، فخذ سترة ومصباحًا.

[كبادوكيا: مدينة كايماكلي تحت الأرض للعائلات](/things-to-do-in-كبادوكيا/كايماكلي-تحت-الأرض-مع-الأطفال)

## جرش: الملعقة والهمس

على بعد ساعة من عمّان مدينة رومانية يُركض فيها. في المسرح الجنوبي نقطة أمام المقاعد إذا تكلم فيها الواقف بصوته العادي سمعه من في الصف الأخير، فاترك طفلك فيها واصعد أنت. وفي معبد أرتميس أعمدة يزيد علوّها على 11 مترًا، وهي تتمايل مع الريح تمايلًا لا تراه العين: يضع الحارس ملعقة في شقّ عند القاعدة، فترى طرفها يعلو ويهبط.

**المهمة:** أن يجد في شارع الأعمدة أثر عجلات العربات. **السنّ:** من 5. الظل قليل، فكن عند البوابة حين تُفتح.

## القاهرة: برج ورسائل وطين

في مصر القديمة ثلاث حكايات في مساحة صغيرة. برج روماني مستدير كان النيل يبلغ قدمه، ثم ابتعد النهر. وكنيسة معلّقة فوق البوابة، في أرضها زجاج يُرى ما تحته. وكنيس بن عزرا، وقد حُفظت في غرفة منه أوراق لم يُرد أحد أن يرميها، فوُجد فيها نحو 400,000 قطعة، منها دفتر طفل يتعلم الحروف قبل ألف سنة تقريبًا. وعلى مسيرة دقائق بالسيارة الفسطاط، حيث يجلس الصغير إلى دولاب الفخار.

**المهمة:** أن يكتب رسالة من سطرين لمن يجدها بعد ألف سنة. **السنّ:** من 5. صباح الأحد للصلاة، فاختر غيره.

[القاهرة: مصر القديمة وورشة فخار للعائلة](/things-to-do-in-القاهرة/مصر-القديمة-والفخار-مع-الصغار)

## الرياض: باب في باب

حصن المصمك طين وتبن وجذوع أثل، أي ما يصنع منه الأطفال بيوتهم على الشاطئ. في بابه باب أصغر اسمه الخوخة، لا يمرّ منه إلا واحد منحنٍ، وفي الخشب قريبًا منه سنان رمح مغروس منذ فجر من يناير 1902. أعطهم وقتًا ليجدوه وحدهم، ثم ادخلوا إلى البئر والأبراج الأربعة.

**المهمة:** أن يقول لماذا صُنع الباب الصغير، وكيف يدافع عنه رجل واحد. **السنّ:** من 4. ساعة تكفي، وبعدها سوق الزل وفنجان صغير لمن يجرؤ.

## الكويت: سفينة وعقدة

خلف المركز العلمي في السالمية مرفأ صغير فيه فتح الخير، وهو بوم سفّار بُني سنة 1938 وحمل التمر إلى الهند وزنجبار قبل زمن النفط. ثلاثون رجلًا على ظهر بلا غرف: أين ناموا؟ وأين طبخوا؟ ثم ادخلوا إلى أحواض القرش واللخمة، وهي ظليلة باردة، وفي صيف الكويت هذا سبب كافٍ.

**المهمة:** أن يتعلم عقدة واحدة، ويعلّمها لأخيه في الفندق. **السنّ:** من 3. ويوم الجمعة يفتح المركز بعد الصلاة.

[الكويت: المركز العلمي ومرفأ السفن للعائلات](/things-to-do-in-الكويت/مرفأ-السفن-والمركز-العلمي-مع-الأطفال)

## ما يُنقذ اليوم

- **مكان واحد في الصباح، ولا شيء كبيرًا بعد الغداء.** ما بقي من النهار للماء أو النوم.
- **90 دقيقة** هي مدة الجولة التي يحتملها ابن الست، ومنها عشر للجلوس بلا غرض.
- **الحمّالة خير من العربة.** المدن القديمة درج وحصى، وعتباتها أعلى مما تظن.
- **اسأل عن الحمّام أول ما تصل،** لا حين يسألك هو.
- **أعطه الخريطة.** من يقود لا يتذمر، وإن قادك إلى زقاق مسدود فقد رأيت زقاقًا لم تكن لتراه.
- **اقبل ما يُعرض عليه.** سيخرج من دكاكين كثيرة بحبّة تمر أو حلوى، وهذه عادة أهل هذه المدن مع الصغار. وإن كانت عنده حساسية فتعلّم كيف تقولها قبل أن تخرج.

وفي المساء اسأله سؤالًا واحدًا: ما الذي سترويه لصاحبك؟ لن يكون ما خطّطت له. سيكون القطة عند الخوخة، أو الثقب في الباب، أو أن أباه انحنى ولم ينحنِ هو. اكتبه قبل أن تخطّط للمدينة التالية.`,
    en: `Stand a child in front of an information panel for five minutes and you’ve lost her. Stand her in front of a door shaped like a millstone, ask how it opens, and 15 minutes later she’s still thinking. The secret is that each place needs one thing to do: something to count, look for or try by hand. Here are six that have it, in the order of a trip.

## Istanbul: the city from the water

Don’t begin with Hagia Sophia and its queue. Begin with the Golden Horn ferry that locals use, from Karaköy: a seat, a window, and minarets that glide past on their own. At Hasköy an old foundry for ships’ anchors is now the Rahmi Koç Museum, with locomotives, aeroplanes and a submarine that you enter by ladder. Then Miniatürk, where buildings stand at 1 to 25 and your child is taller than the dome.

**The task:** find three buildings in the model city that you saw from the ferry. **Age:** from 4; the submarine from 8. The museum closes on Mondays.

[Istanbul: Golden Horn family day with Miniatürk](/en/things-to-do-in-istanbul/golden-horn-with-children)

## Kaymaklı: a town without sun

Cappadocia has towns dug beneath its towns, where people hid when armies came near. At Kaymaklı you can visit four floors: a stable, stores, a wine press, a small church. In the passages adults have to stoop and children don’t, so for an hour they have the advantage. Then there is the door: a disc of rock, rolled from within to block the way, with a hole in the middle.

**The task:** explain the hole. **Age:** from 5, if enclosed spaces don’t bother you. It is about 14 °C in summer and winter; take a jacket and a torch.

[Cappadocia: Kaymaklı underground city for families](/en/things-to-do-in-cappadocia/kaymakli-underground-with-children)

## Jerash: the spoon and the whisper

An hour from Amman lies a Roman city with room to run. In the South Theatre there is a spot before the seats where an ordinary voice reaches the last row; leave your child on it and climb up. At the temple of Artemis stand columns more than 11 metres high, which sway in the wind too little for the eye to see. A guardian puts a spoon into a crack at the base, and its handle rises and falls.

**The task:** find the ruts of cartwheels in the street of columns. **Age:** from 5. There is little shade, so be at the gate when it opens.

## Cairo: a tower, letters and clay

Old Cairo has three stories in a small space. A round Roman tower that once had the Nile at its foot, until the river moved. A church hung above the gate, with glass in the floor to show what lies beneath. And the Ben Ezra synagogue, where a room kept papers that nobody wanted to throw away: some 400,000 pieces, among them the alphabet book of a child of about a thousand years ago. A few minutes away by car is Fustat, and a potter’s wheel.

**The task:** write two lines to the person who finds them in a thousand years. **Age:** from 5. Sunday mornings are for prayer; choose another day.

[Cairo: Old Cairo family tour and pottery class](/en/things-to-do-in-cairo/old-cairo-and-clay-with-children)

## Riyadh: a door in a door

Masmak Fort is mud, straw and tamarisk trunks, what children build with on the beach. In its gate is a smaller door, the khokha, which lets one person through at a time, bent double. A spearhead has been stuck in the wood nearby since a dawn in January 1902. Give them time to find it themselves, then go in to see the well and the four towers.

**The task:** say why the small door was made, and how one man could defend it. **Age:** from 4. An hour is enough; then Souq Al-Zal, and a small cup of coffee for anyone who dares.

## Kuwait: a ship and a knot

Behind the Scientific Center in Salmiya a small harbour holds Fateh Al-Khair, an ocean-going boum built in 1938 that carried dates to India and Zanzibar before the time of oil. Thirty men on a deck without cabins: where did they sleep? Then come the shark and ray tanks, dim and cool, which is reason enough in a Kuwaiti summer.

**The task:** learn one knot, and teach it to someone at the hotel. **Age:** from 3. On Fridays the Center opens after prayer.

[Kuwait: aquarium and dhow harbour family tour](/en/things-to-do-in-kuwait-city/dhow-harbour-and-scientific-center-with-children)

## How to save the day

- **One place in the morning, and nothing big after lunch.** The rest of the day is for water or sleep.
- **90 minutes** is what a six-year-old can take, ten of them just sitting down.
- **A carrier is better than a pushchair.** Old cities are all steps and gravel.
- **Ask for the toilet when you arrive,** not when you are asked.
- **Hand over the map.** A child who leads doesn’t complain, and a dead end is a lane you would have missed.
- **Accept what is offered.** Many shops will offer your child a date or a sweet. If yours has an allergy, learn how to say so first.

In the evening, ask one question: what will you tell your friends? It won’t be what you planned. It’ll be the cat by the little door, or the hole in the stone, or that Dad had to bend down and she didn’t. Write it down before you plan the next city.`,
  },
  picture: {
    kind: 'fort',
    time: 'day',
    seed: 'post-children',
    alt: { ar: 'حصن من الطين بأبراج في ضوء النهار', en: 'An earthen fort with towers in daylight' },
  },
  daysAgo: 113,
  city: null,
}
