// Controls that fields name for themselves. The declaration knows the name alone, so that the contract imports no React.
import type { ReactNode } from 'react'
import type { Field } from '#contract/fields/field.ts'
import {
  AttributeChoicesControl,
  AttributesControl,
  OwnFieldsControl,
} from '#web/admin/fields/lists/attributes-control.tsx'
import { SpecsControl } from '#web/admin/fields/specs/specs-control.tsx'
import { ButtonControl } from './button-control.tsx'
import { CountryControl } from './choice-control.tsx'
import type { OuterProps } from './control.ts'
import { TypeTreeControl } from './records-control.tsx'
import { RegionControl } from './region-control.tsx'
import { IconsControl, SegmentsControl } from './segments-control.tsx'
import { TermControl } from './term-control.tsx'

export const CUSTOM: { readonly [name: string]: (props: OuterProps<Field>) => ReactNode } = {
  attributeChoices: AttributeChoicesControl,
  attributes: AttributesControl,
  button: ButtonControl,
  country: CountryControl,
  icons: IconsControl,
  ownFields: OwnFieldsControl,
  region: RegionControl,
  segments: SegmentsControl,
  specs: SpecsControl,
  term: TermControl,
  typeTree: TypeTreeControl,
}
