import type { Words } from '#domain/locale.ts'

/** The parts of generated titles and texts, varied enough that a search can tell products apart. */
export const deeds: Words[] = [
  { ar: 'جولة', en: 'A walk' },
  { ar: 'نزهة عند الغروب', en: 'A sunset stroll' },
  { ar: 'ورشة', en: 'A workshop' },
  { ar: 'رحلة بالقارب', en: 'A boat trip' },
  { ar: 'يوم كامل', en: 'A full day' },
  { ar: 'صباح هادئ', en: 'A quiet morning' },
  { ar: 'عشاء', en: 'A dinner' },
  { ar: 'مسير', en: 'A hike' },
  { ar: 'درس رسم', en: 'A drawing class' },
  { ar: 'ليلة', en: 'A night' },
  { ar: 'زيارة خاصة', en: 'A private visit' },
  { ar: 'رحلة تصوير', en: 'A photo walk' },
]

export const places: Words[] = [
  { ar: 'في البلدة القديمة', en: 'in the old town' },
  { ar: 'بين البساتين', en: 'among the orchards' },
  { ar: 'على الواجهة البحرية', en: 'along the waterfront' },
  { ar: 'في السوق المسقوف', en: 'in the covered souq' },
  { ar: 'حول القلعة', en: 'around the fort' },
  { ar: 'في بيوت الأفنية', en: 'in the courtyard houses' },
  { ar: 'فوق الكثبان', en: 'over the dunes' },
  { ar: 'عند المسجد الجامع', en: 'by the Friday mosque' },
  { ar: 'في المتحف الوطني', en: 'in the national museum' },
  { ar: 'على مدرجات الجبل', en: 'on the mountain terraces' },
  { ar: 'في حي الخزافين', en: 'in the potters’ quarter' },
  { ar: 'بجوار الميناء', en: 'beside the harbour' },
  { ar: 'تحت النجوم', en: 'under the stars' },
  { ar: 'في الحديقة القديمة', en: 'in the old garden' },
  { ar: 'على طول الوادي', en: 'along the valley' },
]

export const companions: Words[] = [
  { ar: 'مع معماري', en: 'with an architect' },
  { ar: 'مع مؤرخة', en: 'with a historian' },
  { ar: 'مع صيّاد', en: 'with a fisherman' },
  { ar: 'مع خزّاف', en: 'with a potter' },
  { ar: 'مع طاهية', en: 'with a cook' },
  { ar: 'مع جيولوجي', en: 'with a geologist' },
  { ar: 'مع خطّاط', en: 'with a calligrapher' },
  { ar: 'مع نسّاجة', en: 'with a weaver' },
  { ar: 'مع فلكي', en: 'with an astronomer' },
  { ar: 'مع أهل الحي', en: 'with the neighbours' },
]

export const details: Words[] = [
  { ar: 'مجموعة صغيرة وأسئلة كثيرة', en: 'A small group and many questions' },
  { ar: 'قهوة في منتصف الطريق', en: 'Coffee halfway' },
  { ar: 'أبواب لا تُفتح عادة', en: 'Doors that are usually closed' },
  { ar: 'نقوش لم تُنشر بعد', en: 'Inscriptions not yet published' },
  { ar: 'حرفة تُتعلم باليد', en: 'A craft learned by hand' },
  { ar: 'طريق بلا درجات', en: 'A way without steps' },
  { ar: 'ماء وفاكهة في كل محطة', en: 'Water and fruit at every stop' },
  { ar: 'عودة قبل الظهر', en: 'Back before noon' },
]
