import { z } from 'zod'
import { StartError } from './start-error.ts'

export interface WhatsappAccount {
  token: string
  phoneId: string
  apiOrigin: string
}

export const whatsappSettings = {
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[\w.|-]{20,}$/, 'must be an access token of the WhatsApp Cloud API')
    .optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{5,20}$/, "must be the phone number's ID, digits only")
    .optional(),
  WHATSAPP_HOST: z.url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:12222' }).optional(),
}

/**
 * The Cloud API account; null if not configured. Throws StartError if it is incomplete, or has another host in
 * production.
 */
export function whatsappOf(env: {
  NODE_ENV: string
  WHATSAPP_TOKEN?: string | undefined
  WHATSAPP_PHONE_ID?: string | undefined
  WHATSAPP_HOST?: string | undefined
}): WhatsappAccount | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_HOST: host } = env
  if (env.NODE_ENV === 'production' && host !== undefined)
    throw new StartError('WHATSAPP_HOST must not be set when NODE_ENV is production.')
  if (token === undefined && phoneId === undefined) return null
  if (token === undefined || phoneId === undefined)
    throw new StartError('WHATSAPP_TOKEN and WHATSAPP_PHONE_ID must be set together.')
  return { token, phoneId, apiOrigin: new URL(host ?? 'https://graph.facebook.com').origin }
}
