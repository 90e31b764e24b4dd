// Controls that fields name for themselves. The declaration knows the name alone, so that the contract imports no React.
import type { ReactNode } from 'react'
import type { Field } from '#contract/fields/field.ts'
import type { OuterProps } from './control.ts'
import { CountryControl } from './country-control.tsx'
import { TermControl } from './term-control.tsx'

export const CUSTOM: { readonly [name: string]: (props: OuterProps<Field>) => ReactNode } = {
  country: CountryControl,
  term: TermControl,
}
