// What visitors see of the fields of a declared kind, still in all languages: keys of pictures and files become what they name.
import type { FieldMap, StoredFields, Value, Values } from '#contract/fields/field.ts'
import { filesIn, picturesIn } from '#contract/fields/places.ts'
import { isObject } from '#contract/fields/walk.ts'
import { filesOf } from '#server/publishing/media/files.ts'
import { picturesOf, type StoredPicture } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'

/** A file as visitors see it: the name that it was uploaded with, for where the record gives it none. */
type ShownFile = { key: string; name: string; type: string; bytes: number }
type Media = { pictures: ReadonlyMap<string, StoredPicture>; files: ReadonlyMap<string, ShownFile> }

/** A field for visitors: as it is stored, but pictures and files with what they are. Records are left to whoever shows them. */
export type Shown<F> = F extends { type: 'picture' }
  ? StoredPicture | null
  : F extends { type: 'pictures' }
    ? StoredPicture[]
    : F extends { type: 'file' }
      ? ShownFile | null
      : F extends { type: 'seo' }
        ? Omit<StoredFields<{ seo: F }>['seo'], 'picture'> & { picture: StoredPicture | null }
        : F extends { type: 'lines'; fields: infer L }
          ? ShownFields<L>[]
          : F extends { type: 'group'; fields: infer G }
            ? ShownFields<G> | (F extends { always: true } ? never : null)
            : StoredFields<{ one: F }>['one']
export type ShownFields<F> = { -readonly [N in keyof F]: Shown<F[N]> }

/** A whole content, or those fields of it that are shown. */
type Content<F extends FieldMap, N extends keyof F> = StoredFields<F> | Pick<StoredFields<F>, N>

/** Answers how a content shows these fields; the pictures of all contents are read in one look. */
export async function shownFields<F extends FieldMap, N extends keyof F & string>(
  db: Db,
  fields: F,
  names: readonly N[],
  contents: readonly Content<F, N>[],
): Promise<(content: Content<F, N>) => ShownFields<Pick<F, N>>> {
  const wanted = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
  const keys = contents.flatMap((content) => picturesIn(wanted, content).map(({ key }) => key))
  const pictures = await picturesOf(db, keys)
  const found = await filesOf(
    db,
    contents.flatMap((content) => filesIn(wanted, content)),
  )
  const files = new Map(
    found.map(({ key, name, type, bytes }): [string, ShownFile] => [key, { key, name, type, bytes }]),
  )
  return (content) => shown(wanted, content, { pictures, files }) as ShownFields<Pick<F, N>>
}

/** The fields of one content, all but those that its page shows in its own way. */
export async function shownContent<F extends FieldMap, N extends keyof F & string = never>(
  db: Db,
  fields: F,
  content: StoredFields<F>,
  but: readonly N[] = [],
): Promise<ShownFields<Pick<F, Exclude<keyof F & string, N>>>> {
  const left: readonly string[] = but
  const names = Object.keys(fields).filter((name) => !left.includes(name))
  const shownOf = await shownFields(db, fields, names as Exclude<keyof F & string, N>[], [content])
  return shownOf(content)
}

function shown(fields: FieldMap, values: Values, media: Media): object {
  const { pictures, files } = media
  const one = (name: string, value: Value): unknown => {
    const field = fields[name]
    if (field?.type === 'picture') return typeof value === 'string' ? (pictures.get(value) ?? null) : null
    if (field?.type === 'pictures')
      return Array.isArray(value) ? value.flatMap((key) => pictures.get(key) ?? []) : []
    if (field?.type === 'file') return typeof value === 'string' ? (files.get(value) ?? null) : null
    if (field?.type === 'seo' && isObject(value))
      return { ...value, picture: pictures.get(String(Reflect.get(value, 'picture'))) ?? null }
    if (field?.type === 'lines' && Array.isArray(value))
      return value.map((line) => shown(field.fields, line, media))
    if (field?.type === 'group' && isObject(value)) return shown(field.fields, value as Values, media)
    return value
  }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, one(name, values[name] ?? null)]))
}
