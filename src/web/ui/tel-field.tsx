import type { ComponentProps } from 'react'
import { latinDigits } from '#domain/arabic.ts'
import { Field } from './field.tsx'
import { writeLatinDigits } from './phone-digits.ts'

type TelFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'dir' | 'defaultValue'> & { defaultValue: string }

/** A phone number that is typed with its country code. */
export function TelField({ defaultValue, ...props }: TelFieldProps) {
  return (
    <Field
      type="tel"
      dir="ltr"
      defaultValue={latinDigits(defaultValue)}
      onInput={writeLatinDigits}
      onBlur={writeLatinDigits}
      {...props}
    />
  )
}
