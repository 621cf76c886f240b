import type { Connection } from '#server/platform/database.ts'

export interface PlacedOrder {
  orderId: number
  reference: string
  status: string
  contentHash: Buffer
  isHoldOver: boolean
}

const columns = `o.id as "orderId", o.reference, o.status, o.content_hash as "contentHash", o.hold_expires_at <= rihla_now() as "isHoldOver"`

export async function findOrderByKey(
  connection: Connection,
  scope: string,
  key: string,
): Promise<(PlacedOrder & { requestHash: Buffer }) | undefined> {
  const rows = await connection.rows<PlacedOrder & { requestHash: Buffer }>({
    name: 'checkout.order_by_key',
    text: `select ${columns}, k.request_hash as "requestHash"
      from idempotency_key k join orders o on o.reference = k.answer ->> 'reference' where k.scope = $1 and k.key = $2`,
    values: [scope, key],
  })
  return rows[0]
}

export async function findOpenOrderOfCart(
  connection: Connection,
  cartTokenHash: Buffer,
): Promise<PlacedOrder | undefined> {
  const rows = await connection.rows<PlacedOrder>({
    name: 'checkout.open_order_of_cart',
    text: `select ${columns} from orders o join cart c on c.id = o.cart_id
      where c.token_hash = $1 and o.status in ('held', 'awaiting_payment')`,
    values: [cartTokenHash],
  })
  return rows[0]
}

export interface OrderStanding {
  orderId: number
  reference: string
  status: string
  paymentStatus: string | null
  paymentId: number | null
  email: string
  currency: string
  totalMinor: number
  holdExpiresAt: Date
  userId: number | null
  items: {
    id: number
    status: string
    productTitle: { ar: string; en: string }
    optionTitle: { ar: string; en: string }
    localDate: string
    localTime: string
    zone: string
    travellers: number
    totalMinor: number
    lines: {
      kind: 'unit' | 'extra' | 'pickup'
      title: { ar: string; en: string }
      quantity: number
      unitMinor: number
      totalMinor: number
      originalTotalMinor: number
    }[]
  }[]
}

export async function findStanding(connection: Connection, reference: string): Promise<OrderStanding | undefined> {
  const rows = await connection.rows<OrderStanding>({
    name: 'checkout.standing',
    text: `select o.id as "orderId", o.reference, o.status, p.status as "paymentStatus", p.id as "paymentId", o.email, o.currency,
        o.total_minor as "totalMinor", o.hold_expires_at as "holdExpiresAt", o.user_id as "userId",
        (select jsonb_agg(jsonb_build_object('id', i.id, 'status', i.status, 'productTitle', i.product_title,
            'optionTitle', i.option_title, 'localDate', i.local_date, 'localTime', i.local_time, 'zone', i.zone,
            'travellers', i.travellers, 'totalMinor', i.total_minor, 'lines', i.lines) order by i.position)
           from order_item i where i.order_id = o.id) as items
      from orders o left join lateral (
        select id, status from payment where order_id = o.id order by attempt desc limit 1) p on true
      where o.reference = $1`,
    values: [reference],
  })
  return rows[0]
}
