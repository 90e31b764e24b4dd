// The validators of fields: what is stored, and what a write may give. The server and the API document stand on them; no page does.
import { z } from 'zod'
import { RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Seo, SeoInput, Slugs, SlugsInput } from '#contract/content/seo.ts'
import { isCountry, isTimeZone } from '#contract/inputs/checks.ts'
import { Id } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { WebAddress } from '#contract/inputs/web-address.ts'
import { Text, textInput, textOf } from '#contract/languages/language.ts'
import { FileKey } from '#contract/media/download.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { ATTRIBUTE_KEY } from '#contract/products/attribute-filter.ts'
import { AttributeValues, AttributeValuesInput } from '#contract/products/product-attribute.ts'
import type { Field, FieldMap, Given, Group, Plain, PlainForm, Stored } from './field.ts'
import { enteredMeasure, storedMeasure } from './measures.ts'

const FORMS: Partial<Record<PlainForm, (text: z.ZodString) => z.ZodString>> = {
  year: () =>
    z
      .string()
      .trim()
      .regex(/^(?:\d{4})?$/, wanted('year')),
  time: () =>
    z
      .string()
      .trim()
      .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, wanted('time'))
      .meta({ examples: ['09:30'] }),
  timeZone: (text) =>
    text
      .refine((zone) => zone === '' || isTimeZone(zone), wanted('timeZone'))
      .meta({ examples: ['Asia/Shanghai'] }),
  country: (text) =>
    text.refine((code) => code === '' || isCountry(code), wanted('country')).meta({ examples: ['CN'] }),
  region: () =>
    z
      .string()
      .regex(/^(?:r[1-9]\d?)?$/, wanted('region'))
      .meta({ examples: ['r1'] }),
  sitePath: (text) =>
    text.regex(/^(?:\/(?!\/)[\w\-./?=&#%]*)?$/, wanted('sitePath')).meta({ examples: ['/products'] }),
  webAddress: () => WebAddress,
  key: () => z.string().regex(ATTRIBUTE_KEY, wanted('key')),
}
const plain = ({ max, form }: Plain) => {
  const text = z.string().trim().max(max)
  return (form && FORMS[form]?.(text)) ?? text
}

const Point = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})

const ofEach = (fields: FieldMap, make: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(field)]))

function stored(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return Text
    case 'rich':
      return RichText
    case 'plain':
      return z.string()
    case 'date':
      return field.first ? z.iso.date() : z.string()
    case 'wholeNumber':
      return z.int().nullable()
    case 'quantity':
    case 'range':
      return storedMeasure(field).nullable()
    case 'flag':
      return z.boolean()
    case 'choice': {
      const options = z.enum(field.options)
      return field.first === undefined ? options.nullable() : options
    }
    case 'picture':
      return MediaKey.nullable()
    case 'pictures':
      return z.array(MediaKey).max(field.max)
    case 'file':
      return FileKey.nullable()
    case 'texts':
      return z.array(Text)
    case 'record':
      return z.int().nullable()
    case 'values':
      return AttributeValues
    case 'records':
      return z.array(z.int()).max(field.max)
    case 'place':
      return Point.nullable()
    case 'lines':
      return z.array(z.object(ofEach(field.fields, inLine(storedWhole)))).max(field.max)
    case 'group':
      return orNull(field, z.object(ofEach(field.fields, storedWhole)))
    case 'seo':
      return Seo
    case 'slugs':
      return Slugs
  }
}

const orNull = ({ always }: Group, fields: z.ZodType) => (always ? fields : fields.nullable())
/** In lines and groups, which are stored as they were given. */
export const storedWhole = (field: Field): z.ZodType =>
  field.type === 'plain' ? plain(field) : stored(field)

function given(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return textInput(field.max)
    case 'rich':
      return richTextInput
    case 'plain':
      return plain(field)
    case 'date':
      return field.first ? z.iso.date() : z.union([z.literal(''), z.iso.date()])
    case 'wholeNumber':
      return z.int().min(field.min).max(field.max).nullable()
    case 'quantity':
    case 'range':
      return enteredMeasure(field).nullable()
    case 'records':
      return z.array(Id).max(field.max)
    case 'texts':
      return z.array(textOf(field.length)).max(field.max)
    case 'record':
      return Id.nullable()
    case 'values':
      return AttributeValuesInput
    case 'lines':
      return z.array(z.strictObject(ofEach(field.fields, inLine(givenWhole)))).max(field.max)
    case 'group':
      return orNull(field, z.strictObject(ofEach(field.fields, givenWhole)))
    case 'seo':
      return SeoInput
    case 'slugs':
      return SlugsInput
    default:
      return stored(field)
  }
}
/** Of lines and groups, which are written whole: what is left out is blank, and so is a language without words. */
function givenWhole(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return textOf(field.max)
    case 'rich':
      return RichText
    case 'plain':
      return field.form ? given(field) : given(field).default('')
    case 'flag':
      return given(field).default(false)
    case 'choice':
      return given(field).default(field.first ?? null)
    case 'lines':
      return given(field).default([])
    default:
      return given(field)
  }
}
/** Of lines: the file that one begins with is always there. */
const inLine = (make: (field: Field) => z.ZodType) => (field: Field) =>
  field.type === 'file' ? FileKey : make(field)

type StoredShape<F> = { [N in keyof F]: z.ZodType<Stored<F[N]>> }
type GivenShape<F> = { [N in keyof F]: z.ZodType<Given<F[N]>, GivenIn<F[N]>> }
/** The same on the way in: texts of lines and groups may lack languages. */
type GivenIn<F> = F extends { type: 'lines'; fields: infer L }
  ? WholeIn<L>[]
  : F extends { type: 'group'; fields: infer G }
    ? WholeIn<G> | (F extends { always: true } ? never : null)
    : F extends { type: 'texts' }
      ? z.input<ReturnType<typeof textOf>>[]
      : F extends { type: 'values' }
        ? z.input<typeof AttributeValuesInput>
        : Given<F>
type WholeIn<F> = {
  [N in keyof F as F[N] extends MayLack ? never : N]: F[N] extends { type: 'words' }
    ? z.input<ReturnType<typeof textOf>>
    : F[N] extends { type: 'file' }
      ? string
      : GivenIn<F[N]>
} & { [N in keyof F as F[N] extends MayLack ? N : never]?: GivenIn<F[N]> }
/** What a line may leave out: all but words and texts of a form. */
type MayLack = { type: 'plain'; form?: undefined } | { type: 'flag' | 'lines' | 'choice' }

/** The shape of what is stored; its types are exact. */
export const storedShape = <const F extends FieldMap>(fields: F) => ofEach(fields, stored) as StoredShape<F>
/** The shape of what a write may give, every field of it. */
export const givenShape = <const F extends FieldMap>(fields: F) => ofEach(fields, given) as GivenShape<F>
