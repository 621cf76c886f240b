import { sortGuests, type GuestSort } from '#domain/guest-sort.ts'
import type { Context } from '#server/kernel/context.ts'
import type { SignedInStaff } from '#server/kernel/signed-in-staff.ts'
import { demandPermission, demandProof, demandProvenSession } from '#server/staff/may-manage.ts'
import { recordAudit } from '#server/staff/record-audit.ts'
import { findDeparture } from './find-departure.ts'
import { manifestCsv, manifestPdf, type PrintLanguage } from './print-manifest.ts'
import { readManifest } from './read-manifest.ts'

interface Input {
  person: SignedInStaff
  departureId: number
  language: PrintLanguage
  sort: GuestSort
}

/**
 * The guests of a departure for a spreadsheet, recorded in the log.
 * @throws ApiError `console.forbidden`, `console.not_found`, `console.proof_required`
 */
export async function exportManifestCsv(context: Context, input: Input): Promise<string> {
  return manifestCsv(await readToExport(context, input, 'csv'), input.language)
}

/** The same on paper. */
export async function exportManifestPdf(context: Context, input: Input): Promise<Uint8Array> {
  return manifestPdf(await readToExport(context, input, 'pdf'), input.language)
}

async function readToExport(context: Context, { person, departureId, language, sort }: Input, file: 'csv' | 'pdf') {
  demandPermission(person, 'guests.read')
  const { supplierId, localDate, localTime } = await findDeparture(context.db, { person, departureId })
  demandProof(person)
  const manifest = await readManifest(context, { person, departureId })
  await context.db.transaction(async (tx) => {
    await demandProvenSession(tx, person)
    await recordAudit(tx, {
      actor: person,
      action: 'departure.exported',
      subject: { kind: 'departure', id: departureId },
      supplierId,
      after: { day: `${localDate} ${localTime}`, file, language, bookings: manifest.guests.length },
    })
  })
  return { ...manifest, guests: sortGuests(manifest.guests, sort, language === 'en' ? 'en' : 'ar') }
}
