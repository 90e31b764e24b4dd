// A kind as a file, from one site to another: what it is called and how it looks, with its fields, and no records.
import { NO_TEXT } from '#contract/content/blank.ts'
import { isObject } from '#contract/fields/walk.ts'
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { ENTRIES, KIND_ADDRESS, LAYOUTS, PARTS } from '#contract/kinds/own-kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { KindFile } from '#contract/site/kind-settings.ts'
import type { FileToKeep } from '#web/client/download-file.ts'
import { type KindDraft, MOST, writtenOf } from './admin-kinds-draft.ts'

/** A file to keep; the fields of one that is applied are handed in. */
export function fileOf(draft: KindDraft, attributes: readonly OwnField[] | undefined): FileToKeep {
  const file: KindFile = {
    ...writtenOf(draft),
    attributes: draft.kind === null ? draft.attributes : [...(attributes ?? [])],
  }
  const type = 'application/json'
  return { name: `${file.list}.json`, blob: new Blob([`${JSON.stringify(file, null, 2)}\n`], { type }) }
}

/** The kind that a file holds, in the languages of this site; null where it is no file of a kind. The server judges the rest. */
export function kindIn(json: string): KindFile | null {
  const read = parsed(json)
  if (!isObject(read)) return null
  const { list, record, layout, entry = 'none', parts, away = false, attributes = [] } = read
  const [one, many] = [textIn(read.one), textIn(read.many)]
  if (!isAddress(list) || !isAddress(record) || !one || !many) return null
  if (!isOneOf(LAYOUTS, layout) || !isOneOf(ENTRIES, entry) || !Array.isArray(parts)) return null
  if (typeof away !== 'boolean' || !Array.isArray(attributes) || !attributes.every(isObject)) return null
  return {
    ...{ list, record, one, many, layout, entry, away },
    lede: textIn(read.lede) ?? NO_TEXT,
    groupName: textIn(read.groupName) ?? NO_TEXT,
    parts: PARTS.filter((part) => parts.includes(part)),
    attributes: attributes as KindFile['attributes'],
  }
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST.address && KIND_ADDRESS.test(value)

const isOneOf = <One extends string>(all: readonly One[], value: unknown): value is One =>
  all.some((one) => one === value)

/** The text in each language of this site; another site may have had others. */
function textIn(value: unknown): Text | null {
  if (!isObject(value)) return null
  return eachLanguage((language) => {
    const said = value[language]
    return typeof said === 'string' ? said : ''
  })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
