import type { DemoSupplier } from './shape.ts'

export const dhofarSuppliers: DemoSupplier[] = [
  {
    code: 'manqaf-companions',
    name: { ar: 'رفاق المنقف', en: 'Manqaf Companions' },
    about: {
      ar: 'سمّوا أنفسهم باسم سكين اللبان: عالمة آثار من صلالة، وجامع لبان ورث أشجاره عن أبيه، ومعلم من مرباط يعرف أصحاب البيوت بيتًا بيتًا.',
      en: 'Named after the frankincense knife: an archaeologist from Salalah, a frankincense harvester who inherited his trees, and a teacher from Mirbat who knows the old houses one by one.',
    },
    country: 'OM',
    email: 'ahlan@manqaf-companions.example',
    phone: '+96823000150',
  },
  {
    code: 'qara-and-sand',
    name: { ar: 'القرا والرمل', en: 'Qara & Sand' },
    about: {
      ar: 'سائقون وأدلّاء من جبل القرا ومن بادية ثمريت، بأربع سيارات يملكونها؛ يقودون في الضباب صيفًا وفي الرمل شتاءً ولا يعدون أحدًا بالطقس.',
      en: 'Drivers and guides from Jebel Qara and the plain of Thumrait, with four cars of their own; they drive in fog in summer and sand in winter, and never make promises about the weather.',
    },
    country: 'OM',
    email: 'marhaba@qara-and-sand.example',
    phone: '+96823000260',
  },
]
