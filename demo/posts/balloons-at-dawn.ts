import type { DemoPost } from '#demo/words-shape.ts'

export const balloonsAtDawn: DemoPost = {
  slug: { ar: 'مناطيد-عند-الفجر', en: 'balloons-at-dawn' },
  title: {
    ar: 'أين تركب المنطاد؟ الأقصر والعلا وكبادوكيا',
    en: 'Where to take a hot-air balloon: Luxor, AlUla or Cappadocia?',
  },
  summary: {
    ar: 'ثلاثة أماكن يطير فيها المنطاد مع الشروق. ما الذي تراه في كل منها، ومن يقرر أن تطير، ولماذا قد يقول لا.',
    en: 'Three places where balloons fly at sunrise: what you see from each, who decides whether you fly, and why the answer may be no.',
  },
  body: {
    ar: `طار الإنسان بالمنطاد قبل أن يطير بغيره. لا محرّك فيه ولا دفّة، وليس في يد الطيار إلا النار: يزيدها فيعلو، ويتركها فيهبط، وبين العلو والهبوط يبحث عن هواء يسير إلى حيث يريد. ولهذا يوقظونك في الرابعة فجرًا، وقد يعتذرون إليك في الخامسة.

## لماذا الفجر

في الليل تبرد الأرض ويبرد الهواء الملاصق لها فيثقل ويسكن. وحين ترتفع الشمس ساعتين أو ثلاثًا تسخن الأرض، ويصعد منها هواء في دفعات لا يُعرف موضعها. المنطاد يحتاج إلى السكون في لحظتين: حين تُنفخ قبته وحين تلمس سلته الأرض. وبرودة الفجر نفسها تعين على الارتفاع، لأن الذي يرفع المنطاد هو الفرق بين حرارة ما في داخله وحرارة ما حوله. لهذا يحمل في يناير ما لا يحمله في يوليو.

## الأقصر: خطّ بين لونين

تقلع المناطيد كلها من البر الغربي، وتبقى فيه. ترى من السلة ما لا يراه الماشي: شريطًا أخضر من القصب ينتهي دفعة واحدة، ثم رملًا، ثم صفًّا من معابد الملوك على حافة الزرع، وخلفها جبل القرن. الطيران نحو 40 دقيقة، والارتفاع محدود بنحو 450 مترًا، وقد يمرّ بك الطيار على علو السطوح فترى من يخبز ومن يعلف دابته.

الأقصر لا يكاد ينزل بها مطر، فالطيران فيها على مدار السنة. ولا يوقفه إلا ثلاثة: ريح تزيد، وغبار الخماسين في الربيع، وريح خفيفة لكنها من الغرب إلى الشرق. هذه الأخيرة تُحيّر المسافر، لأن الصباح يبدو له ساكنًا صافيًا. غير أن المطار والمدينة على البر الشرقي، ولا يُسمح بالإقلاع لمنطاد تدفعه الريح نحوهما.

[الأقصر: منطاد فوق البر الغربي عند الشروق](/things-to-do-in-الأقصر/منطاد-فوق-البر-الغربي)

## العلا: جدران وحرّة

هنا يضيق الوادي بين جدران من الحجر الرملي، وفي غربه حرّة سوداء من حمم قديمة. يبدأ الطيار منخفضًا ليريك الصخر عن قرب، ثم يعلو فتظهر الواحة خيطًا بين لونين. الطيران من 45 دقيقة إلى 60. وقد تحملك الريح نحو الحِجر، وقد تحملك إلى جهة النخل، ولا أحد يعدك بواحدة منهما.

المناطيد هنا أقلّ عددًا بكثير، فقد تكون سلتك وحدها في السماء إلا في أيام المهرجان. والموسم من أكتوبر إلى أبريل، وفجره بارد حقًّا، وقد تنزل الحرارة عن 5 درجات في يناير. أما في الصيف فاسأل قبل أن تبني رحلتك عليه.

[العلا: منطاد الهواء الساخن عند الشروق](/things-to-do-in-العلا/منطاد-فوق-العلا-مع-الفجر)

## كبادوكيا: نهر من الهواء

في غوريمه تنحدر ريح الفجر من الهضبة إلى الأودية وتنعطف فيها، ولكل ارتفاع اتجاه. فيدخل الطيار واديًا من طرفه، ويمرّ بأبراج الحمام المنقورة في جدرانه، ثم يعلو مئات من الأمتار حتى يظهر جبل أرجيس. الطيران نحو ساعة. ولست وحدك: في الصباح الصافي يرتفع أكثر من مئة منطاد، وهذا عند بعض الناس هو المشهد، وعند بعضهم زحام.

أيام الطيران نحو 250 في السنة في المتوسط، تزيد سنة وتنقص أخرى. الشتاء أصعبها: في ديسمبر 2017 مُنع الطيران 19 يومًا، وقد تتوالى أيام المنع أسبوعًا كاملًا. ومن أبريل إلى أكتوبر يقلّ المنع ولا ينعدم.

[كبادوكيا: منطاد فوق غوريمه عند الشروق](/things-to-do-in-كبادوكيا/منطاد-فوق-أودية-غوريمه)

## من يقرر، وعلى أيّ أساس

في الأقصر برج المراقبة، وفي كبادوكيا مركز تابع للطيران المدني يأذن للجميع أو يمنع الجميع، وفي العلا ضوابط الطيران المدني ثم الطيار. وفوق كل إذن حقّ لا يُنازع فيه: للطيار أن يقول لا ولو أُذن له. أما الأسئلة فهي نفسها في كل مكان:

1. **ريح الأرض:** الحدّ المعتاد بين 8 و10 عقد، أي من 15 إلى 18 كيلومترًا في الساعة. وأنت تسمّيها نسيمًا.
2. **ريح الأعلى واتجاهها:** إلى أين تحملنا؟ وهل هناك أرض نهبط فيها؟
3. **الرؤية:** ضباب أو غبار يكفي أحدهما للمنع.
4. **المطر والرعد:** ولو كانا على بعد عشرات الكيلومترات.
5. **الحرّ:** كلما سخن الهواء قلّ الحِمل، فيُنقص الركاب أو يُلغى الطيران.

وليس في القائمة أن السماء صافية، ولا أنك جئت من بعيد، ولا أن طائرتك بعد الظهر.

## ما يمكنك فعله

- **احجز أول صباح من إقامتك، لا آخره.** إذا أُلغي بقي لك ثانٍ وثالث.
- **لا تجعل سفرك في صباح الطيران.** قد يتأخر الإقلاع ساعة في انتظار الإذن.
- **اقرأ سياسة الإلغاء.** إذا ألغى الطقس رحلتك فإما استرداد المبلغ كاملًا أو نقلها إلى صباح آخر.
- **اسأل عن رخصة الطيار والتأمين وعدد من في السلة،** ولا تخجل من السؤال.
- **البس طبقات وحذاء مغلقًا وقبعة،** فالبرد تحت القدمين والنار فوق الرأس.
- **كن صريحًا في الصحة والوزن.** الوقوف ساعة وثني الركبتين عند الهبوط لا يناسبان الحامل ولا من أجرى جراحة قريبة. وأقلّ عمر للأطفال 6 أو 7 سنوات بحسب المكان.

## أيّها تختار

اختر الأقصر لترى كيف تتجاور المعابد والحقول والصحراء، والعلا إن كنت تحب الهدوء والصخر، وكبادوكيا إن أردت سماء مليئة بالمناطيد. وإن مُنعت من الطيران في أيّ منها فلا تعد إلى النوم: اصعد إلى أقرب مرتفع وانظر إلى الشروق. ثم اسأل عن صباح الغد، فلهذا نصحناك بحجز أول صباح.`,
    en: `People flew in balloons before they flew in anything else. A balloon has no engine and no rudder. All the pilot has is a flame. More of it makes the balloon rise and less makes it sink, and in between the pilot looks for air that is going the right way. That is why they wake you at four, and sometimes apologise at five.

## Why dawn

At night the ground cools, and the air that touches it grows heavy and still. When the sun has been up for two or three hours the ground is warm, and warm air rises in bursts that nobody can predict. A balloon needs still air at two moments: while it is being filled, and when the basket meets the earth. The cold helps as well, because a balloon is lifted by the difference between the hot air inside and the cold air outside. It carries more in January than in July.

## Luxor: a line between two colours

All the balloons leave from the West Bank and stay over it. From the basket you see a green strip of cane that ends all at once, then sand, then a row of royal temples along the edge of the fields, and behind them the peak of al-Qurn. You fly for some 40 minutes, no higher than about 450 metres, and the pilot may take you level with the rooftops.

It hardly rains in Luxor, so flights go on all year. Three things stop them: too much wind, the dust of the khamasin in spring, and a light wind that happens to blow from west to east. The last one puzzles travellers, because the morning looks calm. But the airport and the city are on the East Bank, and a balloon that would drift that way isn’t cleared to take off.

[Luxor: hot-air balloon over the West Bank at sunrise](/en/things-to-do-in-luxor/balloon-over-the-west-bank)

## AlUla: walls and lava

Here the valley narrows between walls of sandstone, with a black plateau of old lava to the west. The pilot begins low, close to the rock, and then climbs until the oasis is a thread between two colours. You are in the air for 45 to 60 minutes. The wind may take you towards Hegra or towards the palms, and nobody can promise you either.

There are far fewer balloons, and outside festival days yours may be alone in the sky. The season is October to April. Dawns are properly cold then, and can fall below 5 °C in January. In summer, check before you plan a trip around it.

[AlUla: hot-air balloon flight at sunrise](/en/things-to-do-in-alula/balloon-over-alula-at-dawn)

## Cappadocia: a river of air

At Göreme the dawn air slides from the plateau into the valleys and turns there, a different way at each height. A pilot can enter a valley at one end, pass the dovecotes cut into its sides, and then rise some hundreds of metres until Mount Erciyes shows. The flight is about an hour. You aren’t alone: on a clear morning more than 100 balloons go up, which some people come to see and others call a crowd.

There are some 250 flying days in an average year. Winter is hardest: in December 2017 flights were stopped on 19 days, and a whole week can go by without a flight. From April to October cancellations are rarer.

[Cappadocia: Göreme hot-air balloon flight at sunrise](/en/things-to-do-in-cappadocia/balloon-over-the-goreme-valleys)

## Who decides, and how

In Luxor it is the control tower. In Cappadocia an office of the civil aviation authority clears every balloon or none. In AlUla it is the aviation rules, then the pilot. And everywhere the pilot has the last word and may say no even after clearance. The questions are the same.

1. **Wind at the ground.** The usual limit is between 8 and 10 knots, 15 to 18 kilometres an hour. To you it’s a breeze.
2. **Wind higher up, and its direction.** Where will it carry us, and is there land to come down on?
3. **Visibility.** Fog is enough to stop a flight, and so is dust.
4. **Rain and thunder,** even tens of kilometres away.
5. **Heat.** The warmer the air, the smaller the load: fewer passengers, or none.

A clear sky, the distance you’ve come and your afternoon flight home aren’t on the list.

## What you can do

- **Book the first morning of your stay, not the last.** If it’s called off, you have a second and a third.
- **Don’t travel on the morning of the flight.** Waiting for clearance can take an hour.
- **Read the cancellation policy.** A flight cancelled for weather should be refunded in full or moved to another day.
- **Ask about the pilot’s licence, the insurance and how many share the basket.**
- **Wear layers, closed shoes and a cap.** The cold is under your feet and the fire over your head.
- **Be honest about your health and weight.** You stand for an hour and land with bent knees, so it’s not suitable during pregnancy or soon after surgery. Children must be at least 6 or 7, depending on the place.

## Which to choose

Choose Luxor to see how temples, fields and desert fit together, AlUla for silence and rock, and Cappadocia if you want a sky full of other balloons. If your flight is called off, don’t go back to bed. Walk up the nearest hill to watch the sun rise, then ask about tomorrow, which is why you booked the first morning.`,
  },
  picture: {
    kind: 'balloons',
    time: 'dawn',
    seed: 'post-balloons',
    alt: { ar: 'مناطيد ترتفع مع أول الضوء', en: 'Balloons rising at first light' },
  },
  daysAgo: 78,
  city: null,
}
