import { expect, test } from 'vitest'
import { contactsIn } from './contacts-in-text.ts'

test.each([
  ['Write to sara.ali@example.com', ['email']],
  ['Call +966 50 123 4567 and ask for Omar', ['phone']],
  ['اتصلوا على ٠٥٠١٢٣٤٥٦٧', ['phone']],
  ['Cheaper at https://other.example/tours', ['link']],
  ['See cheap-trips.com, or 0097336000111', ['link', 'phone']],
  ['We paid 1,250 in 2026 and left at 06:30 for 12 km', []],
  ['رحلة جميلة، 4 ساعات و15 دقيقة.', []],
  ['The guide was great.Come again', []],
  ['He has a shop at 12 Old Palace Road, ask for him', ['address']],
  ['Come to 4B King Faisal Ave instead', ['address']],
  ['His office is at 7 Pearl St.', ['address']],
  ['Find her at Villa 7, Road 2803', ['address']],
  ['Block 428 Road 2803 is cheaper', ['address']],
  ['P.O. Box 1234, Manama', ['address']],
  ['Meet at https://maps.app.goo.gl/abc', ['link', 'address']],
  ['Here: google.com/maps/place/x', ['link', 'address']],
  ['It is at 26.2285, 50.58601', ['address']],
  ['His kiosk is 7HQQ6HGP+2X', ['address']],
  ['محله في شارع الملك فهد رقم 12', ['address']],
  ['تجدونه في مبنى 12، طريق 2803', ['address']],
  ['فيلا ٧ شارع ٢٨٠٣ أرخص', ['address']],
  ['راسلوه على ص.ب 1234', ['address']],
  ['We walked along Al Mutanabbi Street for 2 hours', []],
  ['In 2019 King Faisal Road was still quiet', []],
  ['Room 12 of the museum, and building 3 beside it, were closed', []],
  ['The road was 15 km, with 3 Good Stops on the way', []],
  ['قطعنا طريق 15 كيلومترًا ثم شارع المتنبي', []],
  ['وصلنا إلى مبنى المتحف بعد 20 دقيقة', []],
])('%s has %j', (text, kinds) => {
  expect(contactsIn(text)).toEqual(kinds)
})
