import { useTranslations } from 'use-intl'
import { Field, SelectField, TextAreaField } from '#web/ui/field.tsx'
import type { CheckoutView } from './calls.ts'
import { WhatsappConsent } from './whatsapp-consent.tsx'

export const guestFields = ['firstName', 'lastName', 'email', 'countryCode', 'phoneNumber', 'specialRequests'] as const
export type GuestField = (typeof guestFields)[number]
export type GuestDraft = Record<GuestField, string>

interface GuestFieldsProps {
  draft: GuestDraft
  countries: CheckoutView['countries']
  offersWhatsapp: boolean
  /** The error messages by field, translated. */
  faults: Partial<Record<GuestField, string>>
}

/** The lead guest's details. The fields are uncontrolled and named as in the API. */
export function GuestFields({ draft, countries, offersWhatsapp, faults }: GuestFieldsProps) {
  const t = useTranslations('checkout.guest')
  const c = useTranslations('common')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        id="firstName"
        name="firstName"
        label={t('firstName')}
        defaultValue={draft.firstName}
        error={faults.firstName}
        autoComplete="given-name"
        required
      />
      <Field
        id="lastName"
        name="lastName"
        label={t('lastName')}
        defaultValue={draft.lastName}
        error={faults.lastName}
        autoComplete="family-name"
        required
      />
      <Field
        id="email"
        name="email"
        type="email"
        dir="ltr"
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={draft.email}
        error={faults.email}
        autoComplete="email"
        inputMode="email"
        className="sm:col-span-2"
        required
      />
      <SelectField
        id="countryCode"
        name="countryCode"
        label={t('countryCode')}
        defaultValue={draft.countryCode}
        error={faults.countryCode}
        autoComplete="country"
        required
      >
        <option value="" />
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {`${country.name} (\u2066+${country.callingCode}\u2069)`}
          </option>
        ))}
      </SelectField>
      <Field
        id="phoneNumber"
        name="phoneNumber"
        type="tel"
        dir="ltr"
        label={t('phoneNumber')}
        defaultValue={draft.phoneNumber}
        error={faults.phoneNumber}
        autoComplete="tel-national"
        inputMode="tel"
        required
      />
      {offersWhatsapp && <WhatsappConsent className="sm:col-span-2" />}
      <TextAreaField
        id="specialRequests"
        name="specialRequests"
        label={t('specialRequests')}
        isOptional={c('optional')}
        hint={t('specialRequestsHint')}
        defaultValue={draft.specialRequests}
        error={faults.specialRequests}
        maxLength={2000}
        className="sm:col-span-2"
      />
    </div>
  )
}
