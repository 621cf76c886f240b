import { ChevronDown, Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { latinDigits } from '#domain/arabic.ts'
import { guessPhoneCountry, nearestCountries, phoneExamples, splitCallingCode } from '#domain/phone-country.ts'
import { Dialog } from './dialog.tsx'
import { describedBy, FieldFrame, inputClass } from './field.tsx'
import { writeLatinDigits } from './phone-digits.ts'

interface Country {
  /** ISO 3166. */
  code: string
  name: string
  callingCode: string
}

interface PhoneFieldProps {
  id?: string
  label: string
  isOptional?: string
  hint?: string
  required?: boolean
  countries: Country[]
  /** Known from the account or typed before; '' if there is none, and then it is guessed. */
  country: string
  number: string
  /** The currencies by which the country is guessed, the likeliest first. */
  currencies: string[]
  error?: string | undefined
  className?: string
}

/**
 * Country and number in one field, sent as `countryCode` and `phoneNumber`. A number that begins with '+' or '00' sets
 * the country, also when it is pasted or filled in by the browser.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { label, isOptional, hint, required, countries, currencies, error, className = '' } = props
  const t = useTranslations('common.phoneCountry')
  const known = splitCallingCode(props.number, countries, props.country)
  const [country, setCountry] = useState(
    known?.country || props.country || guessPhoneCountry({ languages: [], zone: null, currencies }),
  )
  const [isOpen, setIsOpen] = useState(false)
  const [searchesFirst, setSearchesFirst] = useState(false)
  const pressedBy = useRef('')
  const own = useId()
  const id = props.id ?? own
  const field = useRef<HTMLInputElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const isGuessed = useRef(props.country === '' && known === null)
  // The server, which rendered the page, knows neither languages nor time zone of the browser.
  const guess = useRef(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    return guessPhoneCountry({ languages: navigator.languages, zone: timeZone, currencies })
  })
  useEffect(() => {
    if (isGuessed.current) setCountry(guess.current())
  }, [])

  const choose = (code: string) => {
    isGuessed.current = false
    setCountry(code)
  }
  useEffect(() => {
    // Forms store entered values on input events.
    if (!isGuessed.current) hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [country])
  const chosen = countries.find(({ code }) => code === country)
  const example = phoneExamples[country]
  // A number that breaks over two lines is read as two.
  const number = example?.replaceAll(' ', '\u00A0')
  const errorWords = error !== undefined && number !== undefined ? t('example', { error, number }) : error
  return (
    <FieldFrame id={id} label={label} hint={hint} error={errorWords} isOptional={isOptional} className={className}>
      <input type="hidden" name="countryCode" value={country} ref={hidden} />
      <div
        dir="ltr"
        className={`flex min-h-11 flex-wrap items-stretch rounded-field border bg-surface has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary ${error === undefined ? 'border-line-strong' : 'border-danger ring-1 ring-danger'}`}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={t('chosen', { name: chosen?.name ?? country, code: chosen?.callingCode ?? '' })}
          onPointerDown={({ pointerType }) => {
            pressedBy.current = pointerType
          }}
          onClick={({ detail }) => {
            // On a touch screen the keyboard would cover most of the list. A key clicks without a press.
            setSearchesFirst(detail === 0 || pressedBy.current === 'mouse')
            setIsOpen(true)
          }}
          className="flex min-h-10 shrink-0 items-center gap-1.5 rounded-s-field border-e border-line px-3 tabular-nums hover:text-primary"
        >
          <span className="rounded-sm bg-primary/10 px-1 text-xs font-semibold text-primary">{country}</span>
          <span>+{chosen?.callingCode}</span>
          <ChevronDown aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
        </button>
        <input
          ref={field}
          id={id}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required={required}
          defaultValue={known?.rest ?? latinDigits(props.number)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
          onInput={(event) => {
            writeLatinDigits(event)
            const split = splitCallingCode(event.currentTarget.value, countries, country)
            if (split !== null && split.country !== country) choose(split.country)
          }}
          onBlur={(event) => {
            writeLatinDigits(event)
            const split = splitCallingCode(event.currentTarget.value, countries, country)
            if (split !== null && split.country === country && split.rest !== '') event.currentTarget.value = split.rest
          }}
          className="min-h-10 min-w-0 flex-1 basis-24 rounded-e-field bg-transparent px-3 py-2 text-base text-ink outline-none"
        />
      </div>
      <Dialog kind="sheet" title={t('title')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <CountryList
          countries={countries}
          current={country}
          searchesFirst={searchesFirst}
          onChoose={(code) => {
            choose(code)
            setIsOpen(false)
            // After the dialog has given the focus back to its button.
            requestAnimationFrame(() => field.current?.focus())
          }}
        />
      </Dialog>
    </FieldFrame>
  )
}

interface CountryListProps {
  countries: Country[]
  current: string
  /** Whether the search has the focus of the opened dialog. */
  searchesFirst: boolean
  onChoose: (code: string) => void
}

/**
 * The chosen country, the nearest ones, then all others by name; a search by name, letters or calling code, whose first
 * result Enter chooses. Arrow keys move between the search and the countries.
 */
function CountryList({ countries, current, searchesFirst, onChoose }: CountryListProps) {
  const t = useTranslations('common.phoneCountry')
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // Before the dialog is shown, which gives the focus to what has the attribute. React writes none for `autoFocus`.
  useLayoutEffect(() => void field.current?.toggleAttribute('autofocus', searchesFirst), [searchesFirst])
  const first = [...new Set([current, ...nearestCountries])]
  const near = first.flatMap((code) => countries.filter((country) => country.code === code))
  const ordered = [...near, ...countries.filter((country) => !near.includes(country))]
  const wanted = plain(search)
  const found = ordered.filter(
    ({ name, code, callingCode }) =>
      wanted === '' ||
      plain(name).includes(wanted) ||
      code.toLowerCase() === wanted ||
      callingCode.startsWith(wanted.replace(/^(\+|00)/, '')),
  )
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget: target } = event
    const isInSearch = target === field.current
    if (key === 'Enter' && isInSearch) {
      // It would send the form around the dialog.
      event.preventDefault()
      if (found[0] && wanted !== '') onChoose(found[0].code)
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const stops = [field.current, ...(list.current?.querySelectorAll('button') ?? [])]
      const at = stops.findIndex((stop) => stop === target)
      stops[at + (key === 'ArrowDown' ? 1 : -1)]?.focus()
    } else if (!isInSearch && key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey)
      // The letter is written there.
      field.current?.focus()
  }
  return (
    <div className="mt-3 grid gap-3">
      <div className="relative">
        <Search aria-hidden className="absolute start-3 top-3 size-5 text-ink-soft" strokeWidth={1.75} />
        <input
          ref={field}
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          className={`${inputClass} ps-10`}
        />
      </div>
      <p role="status" className="sr-only">
        {t('found', { count: found.length })}
      </p>
      {/* Of one height, so that the sheet does not move while searching. */}
      <ul ref={list} className="h-[60dvh] overflow-y-auto sm:h-96">
        {found.map(({ code, name, callingCode }, index) => (
          <li key={code} className="border-b border-line last:border-0">
            <button
              type="button"
              aria-pressed={code === current}
              onClick={() => onChoose(code)}
              onKeyDown={onKeyDown}
              className={`flex min-h-11 w-full items-center justify-between gap-4 px-2 py-2 text-start -outline-offset-3 hover:bg-primary/8 aria-pressed:font-semibold aria-pressed:text-primary ${wanted !== '' && index === 0 ? 'bg-primary/8' : ''}`}
            >
              <span>{name}</span>
              <bdi dir="ltr" className="text-ink-soft tabular-nums">
                +{callingCode}
              </bdi>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="py-6 text-center text-ink-soft">{t('none')}</li>}
      </ul>
    </div>
  )
}

/** Without accents and differences of spelling that people do not type: 'الإمارات' is found by 'الامارات'. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ة', 'ه').replaceAll('ى', 'ي')
}
