import { generateSync } from 'otplib'

/** The code that an authenticator app shows, `periods` of 30 s ahead. */
export const codeOf = (secret: string, periods: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + periods * 30 })
