import type { DemoPost } from '#demo/words-shape.ts'

export const threeWaysToSeeAMosque: DemoPost = {
  slug: { ar: 'ثلاث-طرق-لرؤية-جامع', en: 'three-ways-to-see-a-mosque' },
  title: { ar: 'ثلاث طرق لرؤية جامع', en: 'Three ways to see a mosque' },
  summary: {
    ar: 'من تحت القبة، ومن مسافة ذراع، ومشيًا مع الظل: سنان في إسطنبول، والشيخ زايد في أبوظبي، وابن طولون في القاهرة.',
    en: 'From under the dome, from an arm’s length, and walking with the shade: Sinan in Istanbul, Sheikh Zayed in Abu Dhabi, Ibn Tulun in Cairo.',
  },
  body: {
    ar: `يدخل الزائر الجامع فيرفع رأسه، ثم يرفع هاتفه، ثم يخرج. عشر دقائق، وصورة تشبه صور غيره. ليس العيب فيه، فالبناء كبير والعين لا تعرف من أين تبدأ. ولهذا نقترح عليك بداية: سؤالًا واحدًا لكل جامع. جرّبنا ثلاثة أسئلة في ثلاث مدن، وكل سؤال منها يصلح بعد ذلك في غير مدينته.

## تحت القبة: أين ذهب الثقل؟

السليمانية في إسطنبول، بناها سنان بين 1550 و1557. قف في الوسط ولا تنظر إلى الزخرف، فهو قليل على كل حال. انظر إلى القبة، وقطرها نحو 26 مترًا ونصف، واسأل: هذه الحجارة كلها تريد أن تسقط وأن تدفع الجدران إلى الخارج، فمن يمنعها؟

اتبع الجواب بإصبعك نازلًا. من القبة إلى أربعة عقود كبيرة، ومن العقود إلى أربع دعامات. في جهة القبلة والجهة التي تقابلها نصف قبة يسند القبة كما تسند كتفٌ كتفًا. أما الجانبان فلا أنصاف قباب فيهما، بل جدار رقيق تملؤه النوافذ. كيف؟ خبّأ سنان الدعائم الضخمة في سمك الجدار، نصفها في الداخل ونصفها في الخارج، ثم أقام بينها أروقة حتى تظنها شرفات. اخرج وابحث عنها من الصحن الجانبي، فإذا وجدتها عرفت ما الذي يحمل القبة.

ثم عُد إلى السؤال من أوله في جامع شهزاده، على عشر دقائق مشيًا. أتمّه سنان سنة 1548، وفيه أربعة أنصاف قباب في تماثل تام. لماذا لم يكرر التماثل حين بنى لسليمان؟ لا يُعرف لذلك جواب أكيد.

[إسطنبول: جولة السليمانية وجوامع سنان](/things-to-do-in-إسطنبول/سنان-والسليمانية)

## من مسافة ذراع: من صنع هذا؟

جامع الشيخ زايد في أبوظبي كبير أيضًا، وقد افتُتح في ديسمبر 2007. لكن الحجم فيه يشغل عمّا هو أصغر منه، فابدأ من الطرف الآخر: اختر عمودًا واحدًا في الرواق وقف أمامه على مسافة ذراع، عشر دقائق.

العمود مكسوّ برخام أبيض، وفي الرخام ساق نبات تتسلق. اقترب: ليست مرسومة. حُفر لكل ورقة مكانها ووُضعت فيه قطعة من حجر أو صدف، لازورد وعقيق أحمر وجمشت وأذن بحر. حرفة التطعيم هذه عرفها بنّاؤو المغول في أغرا، وهي هنا في أكثر من ألف عمود. ابحث عن الوصلة بين الصدفة والحجر، ثم عن ورقة تختلف عن أختها، وهي علامة العمل اليدوي.

وامشِ بالسؤال نفسه إلى الداخل. السجادة رسمها الإيراني علي خليقي وعقدتها نحو 1,200 ناسجة وناسج، ونُسجت قطعًا ثم وُصلت في مكانها، وفيها خطوط بارزة قليلًا تستوي عليها الصفوف. وجدار القبلة كتب عليه الإماراتي محمد مندي أسماء الله الحسنى بالكوفي. وأزهار الصحن رسمها البريطاني كيفن دين. فما بدا لك كتلة واحدة من الطريق السريع عمل صنّاع من بلاد كثيرة.

[أبوظبي: جولة جامع الشيخ زايد مع معمارية](/things-to-do-in-أبوظبي/جامع-الشيخ-زايد-مع-معمارية)

## مشيًا: كيف يمرّ الوقت؟

جامع ابن طولون في القاهرة بُني بين 876 و879، من الآجرّ المكسوّ بالجص، على ذوق سامراء التي نشأ فيها صاحبه. لا قبة كبيرة هنا تقف تحتها، ولا رخام تقترب منه إلا القليل. ما فيه فراغ مربّع ضلعه نحو 92 مترًا، وعقود مدبّبة، وظل.

فلا تقف. ابدأ من الزيادة، وهي الفناء الضيق بين سورين يحيط بالجامع من ثلاث جهات ويعزله عن السوق. امش فيها حتى يخفت صوت الشارع، وستعرف لماذا بُنيت. ثم ادخل الرواق ودُر حول الصحن كله، والشمس مرة عن يمينك ومرة عن يسارك. في باطن العقود زخارف من الجص، وفوقها إزار من خشب نُقشت عليه آيات من القرآن يدور مع الأروقة. وفي أعلى الجدران 128 شباكًا جصيًّا بأشكال هندسية، ليست كلها من زمن واحد. لا تعدّها، بل انظر إلى أثرها في الأرض، ثم عد إليه بعد نصف ساعة: قد انتقل.

ويروي المؤرخون أن الذي رسم الجامع بنّاء نصراني كان في السجن، سمع أن ابن طولون لا يريد أن تُنزع أعمدة الكنائس لأجله، فكتب إليه أنه يبنيه بلا أعمدة إلا عمودَي القبلة. صحّت الحكاية أم لم تصحّ، فالدعامات من آجرّ، وفي أركانها أنصاف أعمدة منه تحاكي الرخام.

أما الميضأة التي في وسط الصحن، مثمّنها فوق مربّعها، فجاءت بعد أربعة قرون في ترميم السلطان لاجين سنة 1296. وإليها نظر آي إم بَي وهو يرسم متحف الفن الإسلامي في الدوحة.

[القاهرة: جولة شارع المعز مع معمارية](/things-to-do-in-القاهرة/شارع-المعز-مشيا)

## بدّل الأسئلة

- اسأل سؤال **الثقل** في ابن طولون: أين يذهب حين لا تكون قبة؟ والجواب أبسط.
- اسأل سؤال **اليد** في جامع رستم باشا تحت السليمانية، وابحث في بلاط إزنيق عن أحمر تحسّه بارزًا قليلًا.
- اسأل سؤال **الوقت** في جامع الشيخ زايد مساءً: تُضاء جدرانه بضوء غيوم عابرة يتبدّل لونه بين الأبيض والأزرق مع عمر القمر.

## آداب تجعلك ترى أكثر

الجامع للصلاة قبل أن يكون لك. اسأل عن مواعيدها وتعال بعدها بقليل، وتجنّب ظهر الجمعة. والبس ما يستر الكتف والركبة على الأقل، وغطاء رأس للنساء، ولأبوظبي ثوب إلى الرسغ والكاحل وموعد دخول يُحجز مجانًا. اخلع حذاءك حيث يبدأ السجاد، ولا تمرّ أمام مصلٍّ، ولا تصوّره.

ثم اجلس. على الأرض، والظهر إلى جدار، عشر دقائق بلا سؤال. فمن هذا الارتفاع صُممت هذه القاعات لتُرى.`,
    en: `You walk into a mosque, look up, lift your phone and leave. Ten minutes, and a picture like everyone else’s. The building is large and the eye doesn’t know where to begin. So here are three ways to begin, one question for each of three mosques, and each question works in the other two.

## Under the dome: where did the weight go?

The Süleymaniye in Istanbul was built by Sinan between 1550 and 1557. Stand in the middle and look at the dome, some 26.5 metres across. All of it wants to fall and to push the walls outwards. What’s stopping it?

Follow the answer down with a finger. From the dome to four great arches, from the arches to four piers. Towards Makkah, and on the side opposite, a half-dome leans in to help, as one shoulder props another. On the two flanks there are none, only a thin wall full of windows. Sinan hid the great buttresses in the thickness of the wall, half inside and half out, and ran galleries between them so that you take them for balconies. Find them from outside, along the side, and you’ll see what holds up the dome.

Then ask again at the Şehzade Mosque, ten minutes away on foot. Sinan finished it in 1548, with four half-domes in perfect symmetry. Why didn’t he repeat that for Süleyman? Nobody knows for certain.

[Istanbul: Süleymaniye and Sinan’s mosques walking tour](/en/things-to-do-in-istanbul/sinan-and-the-suleymaniye)

## From an arm’s length: who made this?

The Sheikh Zayed Grand Mosque in Abu Dhabi, opened in December 2007, is large too, and its size distracts you from the details. So choose one column in the arcade and stand an arm’s length from it for ten minutes.

The column is clad in white marble, and up the marble climbs a plant. Come closer: it isn’t painted. A bed was cut for each leaf and a piece of stone or shell set in it, lapis and red agate, amethyst and abalone. The Mughals’ masons at Agra knew this art of inlay, and here it covers more than a thousand columns. Look for a leaf that differs from its neighbour, a sign that it was cut by hand.

Take the question inside. The carpet was drawn by the Iranian Ali Khaliqi, knotted by about 1,200 weavers, made in pieces and joined where it lies; raised lines in it keep the rows straight. The names of God on the qibla wall are in the Kufic of the Emirati Mohammed Mandi. The flowers of the court were drawn by Kevin Dean, from Britain. What looked like one block from the motorway is the work of people from many countries.

[Abu Dhabi: Sheikh Zayed Grand Mosque tour with an architect](/en/things-to-do-in-abu-dhabi/sheikh-zayed-mosque-with-an-architect)

## Walking: how does time pass?

The mosque of Ibn Tulun in Cairo was built between 876 and 879 of brick coated with plaster, in the manner of Samarra, where its founder grew up. There is no great dome to stand under and hardly any marble to look at closely. There’s an empty square some 92 metres a side, pointed arches, and shade.

So don’t stand still. Begin in the ziyada, the narrow outer court between two walls that goes round three sides and keeps the market away. Walk until the street goes quiet and you’ll know what it’s for. Then go all the way round under the arcades, with the sun first on one hand and then on the other. There is carved plaster on the undersides of the arches, and above them runs a wooden frieze cut with verses of the Quran. High in the walls are 128 windows of pierced plaster, not all of one age. Look at the pattern they throw on the floor, and come back in half an hour: it has moved.

Chroniclers say that the mosque was drawn by a Christian builder then in prison. Hearing that Ibn Tulun didn’t want churches robbed of their columns, he wrote that he needed only two, for the mihrab. True or not, the piers are brick, with brick half-columns at their corners in imitation of marble.

The fountain in the middle, an octagon above a square, came four centuries later, when Sultan Lajin restored the place in 1296. It’s what I. M. Pei had in mind when he designed the Museum of Islamic Art in Doha.

[Cairo: Al-Muizz Street walking tour with an architect](/en/things-to-do-in-cairo/al-muizz-street-on-foot)

## Swap the questions

- Ask about **weight** at Ibn Tulun: where does it go without a dome? The answer is simpler.
- Ask about the **hand** at Rüstem Paşa, below the Süleymaniye, and look in the İznik tiles for a red that stands slightly proud.
- Ask about **time** at Sheikh Zayed in the evening, when passing clouds of light move over the walls, between white and blue as the moon ages.

## Manners that help you see more

A mosque is for prayer first. Come shortly after a prayer, and avoid Friday noon. Cover shoulders and knees at least, and hair if you are a woman; Abu Dhabi asks for wrists and ankles too, and for a timed entry, which is free. Take off your shoes where the carpet begins. Don’t walk in front of anyone who is praying, or photograph them.

Then sit on the floor, back to a wall, for ten minutes without a question. That is the height these halls were made to be seen from.`,
  },
  picture: {
    kind: 'mosque',
    time: 'dawn',
    seed: 'post-three-mosques',
    alt: { ar: 'قباب جامع ومآذنه في أول الضوء', en: 'The domes and minarets of a mosque in first light' },
  },
  daysAgo: 118,
  city: null,
}
