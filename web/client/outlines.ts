// Which outline the answer of a call must have, by its path; the schemas stay on the server.
import type { Outline, Outlines } from '#contract/outlines.ts'
import { VISITOR_OUTLINES } from '#contract/visitor-outlines.ts'

/** Calls of visitors from the beginning, those of staff once the console has come: a public page does not carry them. */
const known: Record<string, Outline> = { ...VISITOR_OUTLINES }

/** Tells of further calls; the console does before it makes any. */
export const learnOutlines = (more: Outlines) => void Object.assign(known, more)

/** Calls of kinds that an owner made look like those of the one that the build knows (`contract/kinds/own-specimen.ts`). */
const ofOwnKind = (path: string) => path.replace(/^\/api\/web\/[^/]+\//, '/api/web/own/')

/** The outline at a path; a call that nobody told of is a mistake of ours. */
export function outlineAt(path: string): Outline {
  const outline = known[path] ?? known[ofOwnKind(path)]
  if (outline === undefined) throw new Error(`no outline is known of ${path}`)
  return outline
}

/** Whether `data` has an outline. */
export function hasOutline(data: unknown, outline: Outline): boolean {
  const [kinds = '', ...fields] = outline.split(' ')
  if (!isOf(data, kinds)) return false
  return fields.every((field) => {
    const [name = '', kinds = ''] = field.split(':')
    return isOf((data as Record<string, unknown>)[name], kinds)
  })
}

/** No kinds allow anything but nothing at all. */
const isOf = (value: unknown, kinds: string) =>
  value !== undefined && (kinds === '' || kinds.includes(letterOf(value)))

const letterOf = (value: unknown) =>
  value === null ? 'z' : Array.isArray(value) ? 'a' : (typeof value).charAt(0)
