import { useTranslations } from 'use-intl'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import type { CheckoutView } from './calls.ts'
import { WhatsappConsent } from './whatsapp-consent.tsx'

export const guestFields = ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber'] as const
export type GuestField = (typeof guestFields)[number]
export type GuestDraft = Record<GuestField, string>

interface GuestFieldsProps {
  draft: GuestDraft
  countries: CheckoutView['countries']
  offersWhatsapp: boolean
  /** The host answers the order by WhatsApp too. */
  needsConfirmation: boolean
  /** The error messages by field, translated. */
  errors: Partial<Record<GuestField, string>>
  /** The guest is known and not being edited: only the fields of this booking are displayed. */
  isFolded: boolean
}

/** The lead guest's details. The fields are uncontrolled and named as in the API. */
export function GuestFields({
  draft,
  countries,
  offersWhatsapp,
  needsConfirmation,
  errors,
  isFolded,
}: GuestFieldsProps) {
  const t = useTranslations('checkout.guest')
  const { site, visitor } = useSiteContext()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div hidden={isFolded} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <Field
          id="firstName"
          name="firstName"
          label={t('firstName')}
          defaultValue={draft.firstName}
          error={errors.firstName}
          autoComplete="given-name"
          required
        />
        <Field
          id="lastName"
          name="lastName"
          label={t('lastName')}
          defaultValue={draft.lastName}
          error={errors.lastName}
          autoComplete="family-name"
          required
        />
        <EmailField
          id="email"
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          defaultValue={draft.email}
          error={errors.email}
          required
        />
        <PhoneField
          // Another number that was read from the browser's storage.
          key={`${draft.countryCode} ${draft.phoneNumber}`}
          id="phoneNumber"
          label={t('phoneNumber')}
          hint={t('phoneHint')}
          countries={countries}
          country={draft.countryCode}
          number={draft.phoneNumber}
          currencies={[visitor.currency, site.defaultCurrency]}
          error={errors.phoneNumber ?? errors.countryCode}
          required
        />
      </div>
      {offersWhatsapp && <WhatsappConsent hasAnswer={needsConfirmation} className="sm:col-span-2" />}
    </div>
  )
}
