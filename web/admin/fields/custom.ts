// Controls that fields name for themselves. The declaration knows the name alone, so that the contract imports no React.
import type { ReactNode } from 'react'
import type { Field } from '#contract/fields/field.ts'
import { SpecsControl } from '#web/admin/fields/specs/specs-control.tsx'
import { ButtonControl } from './button-control.tsx'
import type { OuterProps } from './control.ts'
import { CountryControl } from './country-control.tsx'
import { TypeTreeControl } from './records-control.tsx'
import { IconsControl, SegmentsControl } from './segments-control.tsx'
import { TermControl } from './term-control.tsx'

export const CUSTOM: { readonly [name: string]: (props: OuterProps<Field>) => ReactNode } = {
  button: ButtonControl,
  country: CountryControl,
  icons: IconsControl,
  segments: SegmentsControl,
  specs: SpecsControl,
  term: TermControl,
  typeTree: TypeTreeControl,
}
