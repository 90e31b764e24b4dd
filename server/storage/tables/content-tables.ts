// The columns of the tables of content, as Kysely types.
import type { Generated } from 'kysely'
import type { GapKind, Revision } from '#contract/content/content.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'

/** A flag as both databases store it. */
export type Flag = 0 | 1

export type EntryTable = {
  id: Generated<number>
  kind: Kind
  parent_id: number | null
  sort: number
  /** A short name of the record's own, such as a product's model. */
  code: string
  /** What records of a kind are filtered by, such as the category of news or the industry of a case. */
  label: string
  /** Where a success case stands, as its address names it. */
  region: Generated<string>
  hot: Flag
  /** A day that the record names itself, such as the date of news; the first of the year of a case. */
  dated: number
  /** Lower-case text that the console's keyword filter looks into. */
  search: string
  version: number
  /** What it is called in each language, as JSON. */
  title: Generated<string>
  working: string
  /** The version that visitors see; null when none was ever published or it was taken off. */
  published_version: number | null
  published_at: number | null
  trashed_at: number | null
  created_at: number
  created_by: number | null
  updated_at: number
  updated_by: number | null
  /** When the planned version goes on, and which one; null when nothing is planned. */
  publish_at: number | null
  planned_version: number | null
  /** When visitors stop seeing it. */
  unpublish_at: number | null
  /** Marks of texts that are older than their source, as JSON (`server/publishing/texts/translation.ts`). */
  stale: Generated<string>
}

/** What visitors see. Public queries read this table only, so a forgotten filter cannot show a draft. */
export type PublicationTable = {
  id: Generated<number>
  entry_id: number
  kind: Kind
  parent_id: number | null
  sort: number
  code: string
  label: string
  region: Generated<string>
  hot: Flag
  dated: number
  search: string
  version: number
  content: string
  /** The ends of its addresses by language, as JSON; `''` for kinds without pages of their own. */
  slugs: Generated<string>
  visible_from: number
  visible_until: number
  published_at: number
  published_by: number | null
  /** Bits of the languages in which it has a title; null is every language. */
  titled: number | null
  /** How its tokens were made (`server/publishing/search/tokens.ts`). */
  search_version: Generated<number>
}

export type ContentTables = {
  entry: EntryTable
  publication: PublicationTable
  /**
   * What a copy of a record points at: media by id, other entries by id; `own` is an entry that a field of the owner leads to,
   * `link` an entry that only a link leads to, and
   * `nowhere` one that was removed for good, never was, or is of another kind than the address of the link says.
   */
  entry_reference: {
    from_entry: number
    copy: 'working' | 'published' | 'planned'
    to: 'media' | 'entry' | 'own' | 'link' | 'nowhere'
    target: number
  }
  /** What a record outside the trash lacks in a language; one that is whole there has no row for it. */
  entry_gap: { entry_id: number; language: Language; gap: GapKind; kind: Kind }
  entry_revision: {
    id: Generated<number>
    entry_id: number
    version: number
    parent_id: number | null
    content: string
    did: Revision['did']
    note: string
    at: number
    /** When the first of the autosaves that this one replaced was made. */
    begun_at: number
    made_by: number | null
  }
  slug: { kind: Kind; lang: Language; slug: string; entry_id: number; created_at: number }
  /** Records that came from another system, by what that system calls them, so that none comes twice. */
  imported: { origin: string; entry_id: number; at: number }
  redirect: { path: string; entry_id: number; lang: Language; created_at: number }
  release: {
    id: Generated<number>
    name: string
    note: string
    state: 'open' | 'scheduled' | 'published' | 'rolledBack'
    publish_at: number | null
    published_at: number | null
    version: number
    created_at: number
    created_by: number | null
    updated_at: number
  }
  release_entry: {
    release_id: number
    entry_id: number
    deed: 'publish' | 'unpublish'
    /** Of the working copy when it was put in; what is published is the newest. */
    version: number | null
    before: string | null
  }
  preview: {
    token_hash: string
    entry_id: number | null
    release_id: number | null
    expires_at: number
    created_by: number
  }
  review: {
    entry_id: number
    state: 'asked' | 'approved' | 'returned' | 'closed'
    /** That was asked for, or approved. */
    version: number
    asked_by: number | null
    asked_at: number
    note: string
    returned_by: number | null
    returned_at: Generated<number>
    reason: Generated<string>
  }
  review_approval: { entry_id: number; user_id: number; version: number; groups: string; at: number }
  review_comment: {
    id: Generated<number>
    entry_id: number
    field: string
    text: string
    version: number
    by_user: number | null
    at: number
    mentions: string
    done_at: Generated<number>
  }
  presence: { entry_id: number; user_id: number; editing: Flag; seen_at: number }
  media_folder: {
    id: Generated<number>
    parent_id: number | null
    name: string
    sort: number
    version: number
  }
  media_tag: { media_id: number; tag: string }
  media_word: { word: string; media_id: number }
  /** Bytes that a picture had before it was replaced. */
  media_file: {
    media_id: number
    key: string
    name: string
    type: string
    bytes: number
    width: number
    height: number
    replaced_at: number
    replaced_by: number | null
  }
  media: {
    id: Generated<number>
    key: string
    name: string
    type: string
    bytes: number
    width: number
    height: number
    alt: string
    version: number
    created_at: number
    created_by: number | null
    folder_id: number | null
    /** Avatars are pictures too, but stand in no library. */
    library: Generated<Flag>
    /** Some language has no alternative text. */
    undescribed: Generated<Flag>
    focal_x: Generated<number>
    focal_y: Generated<number>
    /** The part that is shown, as JSON in thousandths; `''` for the whole. */
    crop: Generated<string>
    /** The stored bytes: another key than `key` after it was replaced in place. */
    file_key: string
    trashed_at: number | null
  }
}
