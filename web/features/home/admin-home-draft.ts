// The form of the home page: what it holds, how it is made from a record, and how it becomes a write.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { EntryField } from '#contract/content/content.ts'
import { ANY_LANGUAGE } from '#contract/languages/language-codes.ts'
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import type { StaffHome } from '#contract/site/home.ts'
import {
  type Blanks,
  fieldsWithLines,
  formWithLines,
  type LinesForm,
  lineFormPath,
} from '#web/admin/editor/inputs/lines.ts'
import { hasText } from '#web/admin/forms/completeness.ts'

/** What a write carries. */
export type HomeFields = Omit<StaffHome, EntryField>
export type HomeList = 'slides' | 'strengths' | 'figures' | 'certificates' | 'partners'
export type HomeForm = LinesForm<HomeFields, HomeList>
type Slide = HomeFields['slides'][number]
export type SlideButton = Slide['button']

export const NO_BUTTON: SlideButton = { label: NO_TEXT, to: '' }

export const HOME_BLANKS: Blanks<HomeFields, HomeList> = {
  slides: {
    kicker: NO_TEXT,
    title: NO_TEXT,
    lede: NO_TEXT,
    tab: NO_TEXT,
    picture: null,
    ground: 'navy',
    button: NO_BUTTON,
    second: null,
  },
  strengths: { icon: 'gauge', title: NO_TEXT, text: NO_TEXT },
  figures: { value: NO_TEXT, unit: NO_TEXT, says: NO_TEXT },
  certificates: { name: NO_TEXT, says: NO_TEXT },
  partners: { name: NO_TEXT, logo: null, link: '' },
}

/** The part of a record that the form edits; revisions of before some fields lack them. */
export function fieldsOf(record: HomeFields): HomeFields {
  const whole: Record<string, unknown> = { ...BLANK_HOME, ...record }
  return Object.fromEntries(Object.keys(BLANK_HOME).map((name) => [name, whole[name]])) as HomeFields
}

export const formOf = (fields: HomeFields): HomeForm => formWithLines(fields, HOME_BLANKS)

/** A second button without words and address is none. */
export function fieldsIn(form: HomeForm): HomeFields {
  const fields = fieldsWithLines<HomeFields, HomeList>(form, HOME_BLANKS)
  const slides = fields.slides.map((slide) => ({
    ...slide,
    second: slide.second && (hasText(slide.second.label) || slide.second.to !== '') ? slide.second : null,
  }))
  return { ...fields, slides }
}

export const formPath = (form: HomeForm, field: string) => lineFormPath(form, field, HOME_BLANKS)

/** The language that an address begins with. */
const PREFIX = new RegExp(`^/${ANY_LANGUAGE}(?=/)`)

/** An address that was copied from the browser as the site's own: `/productDetail/3`. Others stay as they were typed. */
export function sitePath(typed: string, host: string): string {
  const address = typed.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const url = new URL(address)
  if (url.host !== host) return address
  if (url.hash.startsWith('#/')) return url.hash.slice(1)
  return url.pathname.replace(PREFIX, '') + url.search + url.hash
}
