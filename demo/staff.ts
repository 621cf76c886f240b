import { hashPassword } from '#server/accounts/hash-password.ts'
import type { Tx } from '#server/kernel/database.ts'
import { sealTotp } from '#server/staff/totp.ts'
import { insertRows } from './insert-rows.ts'

/** Written in the README. Never seeded when NODE_ENV is production or ORIGIN is not of this machine. */
export const DEMO_PASSWORD = 'rihla demo console'
export const DEMO_TOTP = 'RIHLADEMORIHLADEMORIHLADEMORIHLA'

/** A person for each role; those of a supplier work for the first one of the demo. */
const people = [
  { email: 'owner@rihla.example', name: 'ليلى الحارثي', language: 'ar', role: 'owner', ofSupplier: false },
  { email: 'owner2@rihla.example', name: 'Omar Haddad', language: 'en', role: 'owner', ofSupplier: false },
  { email: 'support@rihla.example', name: 'نورة السبيعي', language: 'ar', role: 'support', ofSupplier: false },
  { email: 'finance@rihla.example', name: 'Yusuf Karim', language: 'en', role: 'finance', ofSupplier: false },
  { email: 'editor@rihla.example', name: 'Mariam Saleh', language: 'en', role: 'editor', ofSupplier: false },
  { email: 'analyst@rihla.example', name: 'سالم العجمي', language: 'ar', role: 'analyst', ofSupplier: false },
  { email: 'manager@rihla.example', name: 'خالد المري', language: 'ar', role: 'supplier_manager', ofSupplier: true },
  { email: 'office@rihla.example', name: 'Huda Nasser', language: 'en', role: 'supplier_office', ofSupplier: true },
  { email: 'books@rihla.example', name: 'Dana Faris', language: 'en', role: 'supplier_finance', ofSupplier: true },
  { email: 'guide@rihla.example', name: 'سعيد البلوشي', language: 'ar', role: 'guide', ofSupplier: true },
] as const

/** Seeds a person for each role, with one password and one authenticator secret; `secret` is the deployment's SECRET. */
export async function seedStaff(tx: Tx, secret: string): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const now = new Date().toISOString()
  const stored = await insertRows<{ id: number; email: string }>(
    tx,
    'staff',
    people.map(({ email, name, language, role }) => ({
      email,
      name,
      language,
      password_hash: passwordHash,
      // A guide needs no second factor.
      totp_secret: role === 'guide' ? null : `\\x${sealTotp(secret, DEMO_TOTP).toString('hex')}`,
      accepted_at: now,
    })),
    'id, email',
  )
  const roles = new Map((await tx.rows<{ id: number; code: string }>({ name: 'seed.roles', text: 'select id, code from role' })).map((one) => [one.code, one.id])) // prettier-ignore
  const [supplier] = await tx.rows<{ id: number }>({
    name: 'seed.supplier',
    text: 'select id from supplier order by id limit 1',
  })
  await insertRows(
    tx,
    'membership',
    people.map(({ email, role, ofSupplier }) => ({
      staff_id: stored.find((one) => one.email === email)?.id,
      role_id: roles.get(role),
      supplier_id: ofSupplier ? supplier?.id : null,
    })),
  )
}
