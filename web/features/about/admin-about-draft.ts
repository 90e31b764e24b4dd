// The form of the about-us page: what it holds, how it is made from a record, and how it becomes a write.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { EntryField } from '#contract/content/content.ts'
import type { MapPoint, StaffAbout } from '#contract/site/about.ts'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import {
  type Blanks,
  fieldsWithLines,
  formWithLines,
  type LinesForm,
  lineFormPath,
} from '#web/admin/editor/inputs/lines.ts'

/** What a write carries. */
export type AboutFields = Omit<StaffAbout, EntryField>
export type AboutList = 'timeline' | 'culture' | 'honours' | 'offices'
export type AboutForm = LinesForm<AboutFields, AboutList>

export const ABOUT_BLANKS: Blanks<AboutFields, AboutList> = {
  timeline: { year: '', title: NO_TEXT, text: NO_TEXT },
  culture: { title: NO_TEXT, text: NO_TEXT },
  honours: { name: NO_TEXT, says: NO_TEXT, year: '' },
  offices: { name: NO_TEXT, address: NO_TEXT, phone: '', email: '', hours: NO_TEXT, map: null },
}

/** The part of a record that the form edits; revisions of before some fields lack them. */
export function fieldsOf(record: AboutFields): AboutFields {
  const whole: Record<string, unknown> = { ...BLANK_ABOUT, ...record }
  const fields = Object.fromEntries(
    Object.keys(BLANK_ABOUT).map((name) => [name, whole[name]]),
  ) as AboutFields
  return { ...fields, offices: fields.offices.map((office) => ({ ...office, map: office.map ?? null })) }
}

export const formOf = (fields: AboutFields): AboutForm => formWithLines(fields, ABOUT_BLANKS)
export const fieldsIn = (form: AboutForm): AboutFields =>
  fieldsWithLines<AboutFields, AboutList>(form, ABOUT_BLANKS)
export const formPath = (form: AboutForm, field: string) => lineFormPath(form, field, ABOUT_BLANKS)

/** A point as it is typed or copied from a map, `31.299, 120.5853`; null when it is none. */
export function pointIn(typed: string): MapPoint | null {
  const found = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,，;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed)
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

export const writtenPoint = (point: MapPoint | null): string =>
  point ? `${point.latitude}, ${point.longitude}` : ''
