import type { Words } from '#domain/locale.ts'
import type { Connection } from '#server/platform/database.ts'

export interface BookingRow {
  id: number
  status: string
  productTitle: Words
  optionTitle: Words
  slugs: Words
  citySlugs: Words
  cityName: Words
  picture: { src: string; alt: Words; width: number; height: number } | null
  localDate: string
  localTime: string
  startsAt: string
  endsAt: string
  zone: string
  travellers: number
  lines: {
    kind: 'unit' | 'extra' | 'pickup'
    title: Words
    quantity: number
    unitMinor: number
    totalMinor: number
    originalTotalMinor: number
  }[]
  totalMinor: number
  originalMinor: number
  discountMinor: number
  refundedMinor: number
  pickup: { name: Words; address: Words; minutesBefore: number } | null
  meetingPoint: { name: Words; address: Words; lat: number; lng: number }
  cancellation: { day: number; hour: number; minute: number; percentage: number }[]
  ticketCode: string
}

export interface InvoiceRow {
  reference: string
  siteId: number
  userId: number | null
  invoiceNumber: number | null
  purchaseId: string | null
  status: string
  bookedAt: Date
  holdExpiresAt: Date
  /** Of all its payments, minor units. */
  capturedMinor: number
  currency: string
  originalMinor: number
  discountMinor: number
  totalMinor: number
  firstName: string
  lastName: string
  email: string
  phone: string
  bookings: BookingRow[]
}

const invoice = `
  select o.reference, o.site_id as "siteId", o.user_id as "userId", o.invoice_number as "invoiceNumber",
    (select p.provider_reference from payment p where p.order_id = o.id order by p.attempt desc limit 1) as "purchaseId",
    o.status, o.created_at as "bookedAt", o.hold_expires_at as "holdExpiresAt",
    (select coalesce(sum(p.captured_minor), 0)::bigint from payment p where p.order_id = o.id) as "capturedMinor", o.currency, o.original_minor as "originalMinor", o.discount_minor as "discountMinor",
    o.total_minor as "totalMinor", o.first_name as "firstName", o.last_name as "lastName", o.email, o.phone,
    (select jsonb_agg(jsonb_build_object('id', i.id, 'status', i.status, 'productTitle', i.product_title, 'optionTitle', i.option_title,
        'slugs', jsonb_build_object('ar', p.slug_ar, 'en', p.slug_en), 'citySlugs', jsonb_build_object('ar', c.slug_ar, 'en', c.slug_en),
        'cityName', c.name, 'picture', (select jsonb_build_object('src', m.src, 'alt', m.alt, 'width', m.width, 'height', m.height)
          from product_media m where m.product_id = p.id order by m.position limit 1),
        'localDate', i.local_date, 'localTime', i.local_time, 'startsAt', i.starts_at, 'endsAt', i.ends_at, 'zone', i.zone,
        'travellers', i.travellers, 'lines', i.lines, 'totalMinor', i.total_minor, 'originalMinor', i.original_minor,
        'discountMinor', i.discount_minor, 'refundedMinor', i.refunded_minor, 'pickup', i.pickup, 'meetingPoint', p.meeting_point,
        'cancellation', i.cancellation, 'ticketCode', i.ticket_code) order by i.position)
      from order_item i join product p on p.id = i.product_id join city c on c.id = p.city_id where i.order_id = o.id) as bookings
  from orders o`

/** The account's orders; what is still to come first, the nearest day first, then the past, the latest first. */
export function listInvoicesOfUser(connection: Connection, userId: number): Promise<InvoiceRow[]> {
  return connection.rows<InvoiceRow>({
    name: 'orders.invoices_of_user',
    text: `${invoice} cross join lateral (select max(ends_at) > rihla_now() as "isUpcoming", min(starts_at) as "firstStart"
        from order_item where order_id = o.id) t
      where o.user_id = $1 and o.status not in ('draft', 'held')
      order by t."isUpcoming" desc, case when t."isUpcoming" then t."firstStart" end, t."firstStart" desc, o.id desc limit 200`,
    values: [userId],
  })
}

export async function findInvoice(connection: Connection, reference: string): Promise<InvoiceRow | undefined> {
  const rows = await connection.rows<InvoiceRow>({
    name: 'orders.invoice',
    text: `${invoice} where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}
