// The validators of fields: what is stored, and what a write may give. The server and the API document stand on them; no page does.
import { z } from 'zod'
import { RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Seo, SeoInput, Slugs } from '#contract/content/seo.ts'
import { isCountry, isTimeZone } from '#contract/inputs/checks.ts'
import { Id } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { Text, textInput, textOf } from '#contract/languages/language.ts'
import { FileKey } from '#contract/media/download.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import type { Field, FieldMap, Given, PlainForm, Stored } from './field.ts'

const FORMS: Record<PlainForm, z.ZodType<string, string>> = {
  year: z
    .string()
    .trim()
    .regex(/^(?:\d{4})?$/, wanted('year')),
  time: z
    .string()
    .trim()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, wanted('time')),
  timeZone: z
    .string()
    .trim()
    .max(60)
    .refine((zone) => zone === '' || isTimeZone(zone), wanted('timeZone')),
  country: z
    .string()
    .trim()
    .max(2)
    .refine((code) => code === '' || isCountry(code), wanted('country')),
}

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
    case 'flag':
      return z.boolean()
    case 'choice': {
      const options = z.enum(field.options)
      return field.first === undefined ? options.nullable() : options
    }
    case 'picture':
      return MediaKey.nullable()
    case 'pictures':
      return z.array(MediaKey)
    case 'file':
      return FileKey.nullable()
    case 'records':
      return z.array(z.int()).max(field.max)
    case 'lines':
      return z.array(z.object(ofEach(field.fields, inLine(stored)))).max(field.max)
    case 'group':
      return z.object(ofEach(field.fields, stored)).nullable()
    case 'seo':
      return Seo
    case 'slugs':
      return Slugs
  }
}

function given(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return textInput(field.max)
    case 'rich':
      return richTextInput
    case 'plain':
      return field.form ? FORMS[field.form] : z.string().trim().max(field.max)
    case 'date':
      return field.first ? z.iso.date() : z.union([z.literal(''), z.iso.date()])
    case 'wholeNumber':
      return z.int().min(field.min).max(field.max).nullable()
    case 'pictures':
      return z.array(MediaKey).max(field.max)
    case 'records':
      return z.array(Id).max(field.max)
    case 'lines':
      return z.array(z.strictObject(ofEach(field.fields, inLine(givenWhole)))).max(field.max)
    case 'group':
      return z.strictObject(ofEach(field.fields, givenWhole)).nullable()
    case 'seo':
      return SeoInput
    default:
      return stored(field)
  }
}
/** Of lines and groups, which are written whole: a language that is left out has no words. */
const givenWhole = (field: Field): z.ZodType =>
  field.type === 'words' ? textOf(field.max) : field.type === 'rich' ? RichText : given(field)
/** Of lines: the file that one begins with is always there. */
const inLine = (make: (field: Field) => z.ZodType) => (field: Field) =>
  field.type === 'file' ? FileKey : make(field)

type StoredShape<F> = { [N in keyof F]: z.ZodType<Stored<F[N]>> }
type GivenShape<F> = { [N in keyof F]: z.ZodType<Given<F[N]>, GivenIn<F[N]>> }
/** The same on the way in: texts of lines and groups may lack languages. */
type GivenIn<F> = F extends { type: 'lines'; fields: infer L }
  ? (Omit<WholeIn<L>, FilesOf<L>> & Record<FilesOf<L>, string>)[]
  : F extends { type: 'group'; fields: infer G }
    ? WholeIn<G> | null
    : Given<F>
type FilesOf<F> = { [N in keyof F]: F[N] extends { type: 'file' } ? N : never }[keyof F] & string
type WholeIn<F> = {
  [N in keyof F]: F[N] extends { type: 'words' } ? z.input<ReturnType<typeof textOf>> : GivenIn<F[N]>
}

/** The shape of what is stored of one field. */
export const storedField = (field: Field): z.ZodType => stored(field)
/** The shape of what is stored; its types are exact. */
export const storedShape = <const F extends FieldMap>(fields: F) => ofEach(fields, stored) as StoredShape<F>
/** The shape of what a write may give, every field of it. */
export const givenShape = <const F extends FieldMap>(fields: F) => ofEach(fields, given) as GivenShape<F>
