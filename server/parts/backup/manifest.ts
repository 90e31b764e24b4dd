// What one backup says of itself. It is written last: what has no manifest is no backup.
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { asDamage, BackupDamaged, type Sealing } from './sealing.ts'
import type { Shelf } from './shelf.ts'

const Tallied = z.object({ bytes: z.int(), sha256: z.string().length(64) })
const Manifest = z.object({
  format: z.literal(1),
  name: z.string(),
  /** The moment that the store is of. */
  at: z.int(),
  /** Of the program, and of the store. */
  program: z.string(),
  version: z.int(),
  /** Where the store lay; its copy is a SQLite file in any case. */
  from: z.enum(['sqlite', 'postgres']),
  store: Tallied,
  tables: z.array(z.object({ table: z.string(), rows: z.int(), sum: z.string() })),
  /** `stored`: bytes on the shelf. */
  media: z.array(Tallied.extend({ name: z.string(), stored: z.int() })),
})
export type Manifest = z.output<typeof Manifest>
export type Medium = Manifest['media'][number]

export const MEDIA = 'media'
const MANIFESTS = 'manifests'
export const STORES = 'stores'
const PROVEN = '.proven'

/** The name of a backup sorts by its moment: 20261126T033000123Z. */
export const nameAt = (at: number) => new Date(at).toISOString().replaceAll(/[-:.]/g, '')
export function momentOf(name: string): number {
  const iso = name.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\d)(\d{3}Z)$/, '$1-$2-$3:$4:$5.$6')
  return Date.parse(iso)
}

export const storeName = (name: string, { suffix }: Sealing) => `${STORES}/${name}.sqlite${suffix}`
const manifestName = (name: string, { suffix }: Sealing) => `${MANIFESTS}/${name}.json${suffix}`
const provenName = (name: string) => `${MANIFESTS}/${name}${PROVEN}`

/** The whole backups of a shelf, the newest first, and which of them were proven. */
export async function backupsOn(shelf: Shelf): Promise<{ name: string; at: number; proven: boolean }[]> {
  const found = [...(await shelf.list(MANIFESTS)).keys()]
  const proven = new Set(found.filter((name) => name.endsWith(PROVEN)))
  const names = found.flatMap((one) => /\/(\d{8}T\d{9}Z)\.json(?:\.age)?$/.exec(one)?.[1] ?? [])
  return [...new Set(names)]
    .toSorted()
    .toReversed()
    .map((name) => ({ name, at: momentOf(name), proven: proven.has(provenName(name)) }))
}

/** Throws `BackupDamaged`. */
export async function readManifest(shelf: Shelf, sealing: Sealing, name: string): Promise<Manifest> {
  const body = await shelf.read(manifestName(name, sealing))
  if (!body) {
    const other = await shelf.read(manifestName(name, { ...sealing, suffix: sealing.suffix ? '' : '.age' }))
    other?.destroy()
    throw new BackupDamaged(
      !other
        ? `There is no backup ${name}.`
        : sealing.suffix
          ? `The backup ${name} is not encrypted, and BACKUP_KEY is set.`
          : `The backup ${name} is encrypted: BACKUP_KEY must be set.`,
    )
  }
  try {
    return Manifest.parse(JSON.parse(await text(await sealing.open(body))))
  } catch (error) {
    const says =
      error instanceof z.ZodError || error instanceof SyntaxError
        ? 'is damaged: it says nothing that can be read'
        : (asDamage(error) as Error).message
    throw new BackupDamaged(`The manifest of the backup ${name} ${says}.`)
  }
}

export async function writeManifest(shelf: Shelf, sealing: Sealing, manifest: Manifest) {
  const body = Readable.from([Buffer.from(JSON.stringify(manifest))])
  await shelf.write(manifestName(manifest.name, sealing), await sealing.seal(body))
}

export const markProven = (shelf: Shelf, name: string) => shelf.write(provenName(name), Readable.from([]))

/** The manifest goes first: what is left of it is no backup. */
export async function removeBackup(shelf: Shelf, name: string) {
  for (const end of ['.json', '.json.age', PROVEN]) await shelf.remove(`${MANIFESTS}/${name}${end}`)
  for (const suffix of ['', '.age']) await shelf.remove(`${STORES}/${name}.sqlite${suffix}`)
}
