import sharp from 'sharp'
import type { AppleWallet } from '#server/kernel/wallet-settings.ts'
import type { PassContent } from './read-pass.ts'

/** A signed .pkpass file. */
export async function makeApplePass(wallet: AppleWallet, pass: PassContent): Promise<Buffer> {
  // Loaded on first use: few requests need it.
  const { PKPass } = await import('passkit-generator')
  const [icon, large] = await Promise.all([drawIcon(pass.colour, 29), drawIcon(pass.colour, 87)])
  const files = { 'icon.png': icon, 'icon@3x.png': large, 'logo.png': await drawIcon(pass.colour, 50) }
  const certificates = {
    wwdr: wallet.wwdrCertificate,
    signerCert: wallet.certificate,
    signerKey: wallet.key,
    ...(wallet.keyPassword === null ? {} : { signerKeyPassphrase: wallet.keyPassword }),
  }
  const made = new PKPass(files, certificates, {
    passTypeIdentifier: wallet.passTypeId,
    teamIdentifier: wallet.teamId,
    organizationName: pass.seller,
    serialNumber: pass.id,
    description: `${pass.title} · ${pass.reference}`,
    logoText: pass.seller,
    backgroundColor: rgb(pass.colour),
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
  })
  made.type = 'eventTicket'
  const { labels } = pass
  made.primaryFields.push({ key: 'title', label: pass.option, value: pass.title })
  made.secondaryFields.push({ key: 'when', label: labels.when, value: pass.when })
  made.auxiliaryFields.push(
    { key: 'place', label: labels.meeting, value: pass.place.name },
    { key: 'travellers', label: labels.travellers, value: pass.travellers },
  )
  made.backFields.push(
    { key: 'address', label: labels.meeting, value: [pass.place.name, pass.place.address, ...pass.notes].join('\n') },
    { key: 'guest', label: labels.guest, value: pass.guest },
    { key: 'reference', label: labels.reference, value: pass.reference },
    { key: 'booking', label: labels.booking, value: pass.link },
  )
  made.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: pass.code,
    messageEncoding: 'iso-8859-1',
    altText: pass.code,
  })
  made.setRelevantDate(new Date(pass.readyAt))
  if (pass.point) made.setLocations(pass.point)
  made.setExpirationDate(new Date(pass.endsAt))
  return made.getAsBuffer()
}

/** The arch in white on the site's colour. */
function drawIcon(colour: string, size: number): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${size}" height="${size}">
    <rect width="40" height="40" fill="${colour}"/>
    <g fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" transform="translate(4 3) scale(0.8)">
      <path d="M6 37V19C6 11 13 7 20 3c7 4 14 8 14 16v18"/><path d="M20 37c0-7-5-7-5-12s6-5 6-11"/></g></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

function rgb(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
  return `rgb(${parts.join(', ')})`
}
