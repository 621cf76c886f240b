import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useRequiredWords } from '#web/lib/use-required-words.ts'
import { currencyName } from '#web/lib/currency-name.ts'
import { formText } from '#web/lib/form-text.ts'
import { useForm } from '#web/lib/use-form.ts'
import { guestCheckHandlers, usePhoneRules } from '#web/lib/use-guest-check.ts'
import { useSiteContext } from '#web/lib/use-site-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, SelectField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import type { ProfileView } from './calls.ts'
import { saveProfile } from './profile-calls.ts'
import { fieldErrors } from './field-errors.ts'

const fields = ['firstName', 'lastName', 'countryCode', 'phoneNumber', 'language', 'currency'] as const
type ProfileField = (typeof fields)[number]

/** Name, phone and preferences. The fields are uncontrolled, so a refused form keeps what was entered. */
export function ProfileForm({ profile }: { profile: ProfileView }) {
  const t = useTranslations('profile.details')
  const a = useTranslations('accounts')
  const c = useTranslations('common')
  const locale = useLocale()
  const { site } = useSiteContext()
  const router = useRouter()
  const [isSaved, setIsSaved] = useState(false)
  const requiredWords = useRequiredWords()
  const errorWords = ({ field, code }: ReturnType<typeof fieldErrors>[number]) =>
    code === 'required' ? requiredWords(field) : a(`errors.${code}`)
  const { isPending, errors, errorText, setFieldError, onSubmit } = useForm({
    send: async (data) => {
      setIsSaved(false)
      const values = Object.fromEntries(fields.map((field) => [field, formText(data, field)])) as Record<
        ProfileField,
        string
      >
      await saveProfile(locale, { ...values, marketingConsent: data.has('marketingConsent') })
      setIsSaved(true)
      // The header displays the name and the currency.
      await router.invalidate()
    },
    errorsOf: fieldErrors,
    words: errorWords,
  })

  const checks = guestCheckHandlers(usePhoneRules(), {
    errors,
    setFieldError,
    words: errorWords,
  })
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      onFocus={checks.onFocus}
      onBlur={checks.onBlur}
      onInput={checks.onInput}
      noValidate
      className="grid gap-4 sm:grid-cols-2"
    >
      <Field
        name="firstName"
        label={a('firstName')}
        defaultValue={profile.firstName}
        error={errors['firstName']}
        autoComplete="given-name"
        required
      />
      <Field
        name="lastName"
        label={a('lastName')}
        defaultValue={profile.lastName}
        error={errors['lastName']}
        autoComplete="family-name"
        required
      />
      <PhoneField
        label={t('phoneNumber')}
        isOptional={c('optional')}
        countries={profile.countries}
        country={profile.countryCode}
        number={profile.phoneNumber}
        currencies={[profile.currency, site.defaultCurrency]}
        error={errors['phoneNumber'] ?? errors['countryCode']}
        className="sm:col-span-2"
      />
      <SelectField name="language" label={t('language')} defaultValue={profile.language} error={errors['language']}>
        <option value="ar" lang="ar">
          {t('arabic')}
        </option>
        <option value="en" lang="en">
          {t('english')}
        </option>
      </SelectField>
      <SelectField name="currency" label={t('currency')} defaultValue={profile.currency} error={errors['currency']}>
        {profile.currencies.map((currency) => (
          <option key={currency} value={currency} suppressHydrationWarning>
            {currencyName(currency, locale)}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-11 items-start gap-3 py-2 sm:col-span-2">
        <input
          type="checkbox"
          name="marketingConsent"
          value="yes"
          defaultChecked={profile.marketingConsent}
          className="mt-1 size-5 shrink-0 accent-primary"
        />
        <span>{t('marketing')}</span>
      </label>
      {errorText !== null && (
        <div className="sm:col-span-2">
          <Notice kind="danger" title={errorText} isUrgent />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <Button type="submit" isLoading={isPending} className="max-sm:w-full">
          {t('save')}
        </Button>
        <p role="status" className="text-success">
          {isSaved && t('saved')}
        </p>
      </div>
    </form>
  )
}
