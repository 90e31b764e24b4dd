// What visitors are answered of fields, in one language: texts are said, keys of pictures are pictures.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { Picture } from '#contract/media/media.ts'
import type { Field, FieldMap, Stored } from './field.ts'
import { storedWhole } from './schemas.ts'

type Public<F> = F extends { type: 'words' }
  ? string
  : F extends { type: 'rich' }
    ? z.output<typeof RichDoc> | null
    : F extends { type: 'picture' }
      ? Picture | null
      : F extends { type: 'pictures' }
        ? Picture[]
        : F extends { type: 'lines'; fields: infer L }
          ? PublicFields<L>[]
          : F extends { type: 'group'; fields: infer G }
            ? PublicFields<G> | (F extends { always: true } ? never : null)
            : F extends { type: 'seo' }
              ? z.output<typeof PublicSeo>
              : Stored<F>
type PublicFields<F> = { -readonly [N in keyof F]: Public<F[N]> }

function shown(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return z.string()
    case 'rich':
      return RichDoc.nullable()
    case 'picture':
      return Picture.nullable()
    case 'pictures':
      return z.array(Picture).max(field.max)
    case 'lines':
      return z.array(z.object(ofEach(field.fields))).max(field.max)
    case 'group': {
      const fields = z.object(ofEach(field.fields))
      return field.always ? fields : fields.nullable()
    }
    case 'seo':
      return PublicSeo
    default:
      return storedWhole(field)
  }
}
const ofEach = (fields: FieldMap) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shown(field)]))

/** The shape of all fields but those that the page shows in its own way, such as records by their cards. */
export function publicShape<const F extends FieldMap, const N extends keyof F & string = never>(
  fields: F,
  ...but: readonly N[]
) {
  const left: readonly string[] = but
  const names = Object.keys(fields).filter((name) => !left.includes(name))
  const shape = ofEach(
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  )
  return shape as { [Name in Exclude<keyof F, N>]: z.ZodType<Public<F[Name]>> }
}
