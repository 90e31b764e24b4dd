// What visitors see of fields: one language, pictures with their size, records as cards. The shapes of public answers.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { Picture } from '#contract/media/media.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import type { RichDoc as RichDocument } from '#rich-text/rich-doc.ts'
import type { Field, FieldMap, StoredFields } from './field.ts'
import { storedField } from './schemas.ts'

type Seo = z.output<typeof PublicSeo>

/** A field as visitors see it, exactly. Of records, products are shown. */
export type Spoken<F> = F extends { type: 'words' }
  ? string
  : F extends { type: 'rich' }
    ? RichDocument | null
    : F extends { type: 'picture' }
      ? Picture | null
      : F extends { type: 'pictures' }
        ? Picture[]
        : F extends { type: 'records' }
          ? ProductCard[]
          : F extends { type: 'lines'; fields: infer L }
            ? SpokenFields<L>[]
            : F extends { type: 'group'; fields: infer G }
              ? SpokenFields<G> | null
              : F extends { type: 'seo' }
                ? Seo
                : StoredFields<{ one: F }>['one']
export type SpokenFields<F> = { -readonly [N in keyof F]: Spoken<F[N]> }

function spoken(field: Field): z.ZodType {
  switch (field.type) {
    case 'words':
      return z.string()
    case 'rich':
      return RichDoc.nullable()
    case 'picture':
      return Picture.nullable()
    case 'pictures':
      return z.array(Picture)
    case 'records':
      return z.array(ProductCard)
    case 'lines':
      return z.array(z.object(spokenOf(field.fields)))
    case 'group':
      return z.object(spokenOf(field.fields)).nullable()
    case 'seo':
      return PublicSeo
    default:
      return storedField(field)
  }
}
const spokenOf = (fields: FieldMap): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, spoken(field)]))

type SpokenShape<F> = { [N in keyof F]: z.ZodType<Spoken<F[N]>> }
/** The shape of these fields in a public answer. */
export const spokenShape = <const F extends FieldMap, const N extends keyof F & string>(
  fields: F,
  names: readonly N[],
) =>
  spokenOf(
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
  ) as SpokenShape<Pick<F, N>>
