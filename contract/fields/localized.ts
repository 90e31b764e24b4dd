// What visitors see of fields: one language, pictures with their size, records as cards. The shapes of public answers.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { PublicFile } from '#contract/media/download.ts'
import { Picture } from '#contract/media/media.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import { TypeCard } from '#contract/products/type-card.ts'
import type { RichDoc as RichDocument } from '#rich-text/rich-doc.ts'
import type { Field, FieldMap, StoredFields } from './field.ts'
import { storedWhole } from './schemas.ts'

type Seo = z.output<typeof PublicSeo>
type File = z.output<typeof PublicFile>

/** A field as visitors see it, exactly. Of records, products and their types are shown. */
export type Localized<F> = F extends { type: 'words' }
  ? string
  : F extends { type: 'rich' }
    ? RichDocument | null
    : F extends { type: 'picture' }
      ? Picture | null
      : F extends { type: 'pictures' }
        ? Picture[]
        : F extends { type: 'file' }
          ? File | null
          : F extends { type: 'records'; kind: infer Kind }
            ? (Kind extends 'productType' ? TypeCard : ProductCard)[]
            : F extends { type: 'lines'; fields: infer L }
              ? LocalizedFields<L>[]
              : F extends { type: 'group'; fields: infer G }
                ? LocalizedFields<G> | (F extends { always: true } ? never : null)
                : F extends { type: 'seo' }
                  ? Seo
                  : StoredFields<{ one: F }>['one']
export type LocalizedFields<F> = { -readonly [N in keyof F]: Localized<F[N]> }

function spoken(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return z.string()
    case 'rich':
      return RichDoc.nullable()
    case 'picture':
      return Picture.nullable()
    case 'pictures':
      return z.array(Picture).max(field.max)
    case 'file':
      return PublicFile.nullable()
    case 'records':
      return z.array(field.kind === 'productType' ? TypeCard : ProductCard)
    case 'lines':
      return z.array(z.object(localizedOf(field.fields))).max(field.max)
    case 'group': {
      const fields = z.object(localizedOf(field.fields))
      return field.always ? fields : fields.nullable()
    }
    case 'seo':
      return PublicSeo
    default:
      return storedWhole(field)
  }
}
const localizedOf = (fields: FieldMap): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, spoken(field)]))

type LocalizedShape<F> = { [N in keyof F]: z.ZodType<Localized<F[N]>> }
/** The shape of these fields in a public answer. */
export const localizedShape = <const F extends FieldMap, const N extends keyof F & string>(
  fields: F,
  names: readonly N[],
) =>
  localizedOf(
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  ) as LocalizedShape<Pick<F, N>>

/** The same of all fields but those that a page shows in its own way. */
export const localizedBut = <const F extends FieldMap, const N extends keyof F & string>(
  fields: F,
  ...but: readonly N[]
) => {
  const left: readonly string[] = but
  const names = Object.keys(fields).filter((name) => !left.includes(name))
  return localizedShape<F, Exclude<keyof F & string, N>>(fields, names as Exclude<keyof F & string, N>[])
}
