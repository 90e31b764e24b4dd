// What trusted content needs: revisions, plans, addresses, releases, previews, and a library of pictures and files.

import type { Migration } from '#server/storage/migration.ts'
import { runningTextToDocuments } from './running-text.ts'

export const content: Migration = {
  version: 3,
  name: 'content',
  convert: runningTextToDocuments,
  statements: ({ id, int, field, exact }) => [
    // What a record is called, so that lists of mixed kinds need not know how each kind names its title.
    `alter table entry add column title text not null default '{"zh":"","en":"","es":""}'`,
    `update entry set title = coalesce(${field('working', 'title')}, ${field('working', 'productName')}, ${field('working', 'productTypeName')})
      where kind in ('news', 'successCase', 'product', 'productType')`,
    // The ends of its addresses by language, as JSON: they change with the publication, not before.
    `alter table publication add column slugs text not null default ''`,
    // What is planned for a record; the publications themselves carry the times that visitors are judged by.
    `alter table entry add column publish_at ${int}`,
    `alter table entry add column planned_version ${int}`,
    `alter table entry add column unpublish_at ${int}`,
    `create index entry_by_plan on entry (publish_at) where publish_at is not null`,
    `create index entry_by_end on entry (unpublish_at) where unpublish_at is not null`,
    `create index entry_by_trash on entry (kind, trashed_at, id) where trashed_at is not null`,
    `create index publication_by_from on publication (visible_from)`,
    `create index publication_by_until on publication (visible_until)`,
    `drop index entry_by_state`,
    `create index entry_by_state on entry (kind, trashed_at, published_version, version, publish_at)`,
    // News: pinned first, by year and by category. Cases: by industry (the label) and by region.
    `alter table entry add column region text not null default ''`,
    `alter table publication add column region text not null default ''`,
    // Cases stored before are found by industry and region too, and sorted by year; saving one says it exactly.
    ...[
      ['entry', 'working'],
      ['publication', 'content'],
    ].flatMap(([table = '', column = '']) => {
      const said = (term: string) => {
        const text = field(column, term)
        const words = `coalesce(nullif(${field(text, 'en')}, ''), nullif(${field(text, 'zh')}, ''), ${field(text, 'es')}, '')`
        return `replace(replace(replace(lower(trim(${words})), ' & ', '-'), ', ', '-'), ' ', '-')`
      }
      const year = field(column, 'year')
      return [
        `update ${table} set label = ${said('industry')}, region = ${said('region')} where kind = 'successCase'`,
        `update ${table} set dated = (cast(${year} as ${int}) - 1970) * 31557600000
          where kind = 'successCase' and length(${year}) = 4`,
      ]
    }),
    `drop index publication_by_dated`,
    `create index publication_by_dated on publication (kind, dated, entry_id, visible_from, visible_until, label, hot)`,
    `create index publication_by_pinned on publication (kind, hot, dated, entry_id, visible_from, visible_until, label)`,
    `create index publication_by_label on publication (kind, label, hot, dated, entry_id, visible_from, visible_until)`,
    `create index publication_by_industry on publication (kind, label, sort, entry_id, visible_from, visible_until, region)`,
    `create index publication_by_terms on publication (kind, label, region, sort, entry_id, visible_from, visible_until)`,
    `create index publication_by_region on publication (kind, region, sort, entry_id, visible_from, visible_until, label)`,

    // Marks of texts that are older than their source, and how whole the record is in each language; -1 is not judged yet.
    `alter table entry add column stale text not null default '[]'`,
    `alter table entry add column words_zh ${int} not null default -1`,
    `alter table entry add column words_en ${int} not null default -1`,
    `alter table entry add column words_es ${int} not null default -1`,
    `create index entry_by_words on entry (kind, words_zh, words_en, words_es, trashed_at)`,
    `create index entry_by_words_zh on entry (kind, trashed_at, words_zh, updated_at, id)`,
    `create index entry_by_words_en on entry (kind, trashed_at, words_en, updated_at, id)`,
    `create index entry_by_words_es on entry (kind, trashed_at, words_es, updated_at, id)`,
    // What the console's lists are narrowed to stands in the index of each order.
    ...['updated_at', 'created_at', 'dated', 'sort'].flatMap((column) => {
      const name = { updated_at: 'updated', created_at: 'created', dated: 'dated', sort: 'order' }[column]
      return [
        `drop index if exists entry_by_${name}`,
        `create index entry_by_${name} on entry (
          kind, trashed_at, ${column}, id, label, region, hot, ${column === 'dated' ? '' : 'dated, '}published_version, version, publish_at,
          words_zh, words_en, words_es)`,
      ]
    }),

    // What each copy of a record points at: the working one, the one that visitors see, and the one that is planned.
    `alter table entry_reference rename to entry_reference_before`,
    `create table entry_reference (
      from_entry ${int} not null references entry(id) on delete cascade, copy text not null, "to" text not null,
      target ${int} not null, primary key (from_entry, copy, "to", target))`,
    `insert into entry_reference (from_entry, copy, "to", target)
      select from_entry, 'working', "to", target from entry_reference_before`,
    `insert into entry_reference (from_entry, copy, "to", target)
      select from_entry, 'published', "to", target from entry_reference_before
      where from_entry in (select entry_id from publication)`,
    `drop table entry_reference_before`,
    `create index entry_reference_by_target on entry_reference ("to", target, copy, from_entry)`,

    // A whole snapshot each time: a revision can be read and restored whatever happens to the others.
    `create table entry_revision (
      id ${id}, entry_id ${int} not null references entry(id) on delete cascade, version ${int} not null,
      parent_id ${int}, content text not null, did text not null, note text not null, at ${int} not null,
      begun_at ${int} not null, made_by ${int})`,
    `create index entry_revision_by_entry on entry_revision (entry_id, id)`,

    // Every address a record ever had in a language. The publication says which is current; the others lead to the
    // record itself, so there are no chains.
    `create table slug (
      kind text not null, lang text not null, slug text not null, entry_id ${int} not null references entry(id) on delete cascade,
      created_at ${int} not null, primary key (kind, lang, slug))`,
    `create index slug_by_entry on slug (entry_id)`,
    // Addresses of another system that lead to a record here.
    `create table redirect (
      path text primary key, entry_id ${int} not null references entry(id) on delete cascade, lang text not null,
      created_at ${int} not null)`,
    `create index redirect_by_entry on redirect (entry_id)`,
    // Records that came from another system, so that a second import adds nothing twice.
    `create table imported (
      origin text primary key, entry_id ${int} not null references entry(id) on delete cascade, at ${int} not null)`,
    `create index imported_by_entry on imported (entry_id)`,

    `create table release (
      id ${id}, name text not null, note text not null, state text not null, publish_at ${int}, published_at ${int},
      version ${int} not null, created_at ${int} not null, created_by ${int}, updated_at ${int} not null)`,
    `create index release_by_state on release (state, updated_at, id)`,
    `create index release_by_updated on release (updated_at, id)`,
    `create index release_by_plan on release (publish_at) where publish_at is not null`,
    // before: what visitors saw, so that a roll-back brings exactly that back.
    `create table release_entry (
      release_id ${int} not null references release(id) on delete cascade,
      entry_id ${int} not null references entry(id) on delete cascade, deed text not null, version ${int},
      before text, primary key (release_id, entry_id))`,
    `create index release_entry_by_entry on release_entry (entry_id)`,

    `create table preview (
      token_hash text primary key, entry_id ${int} references entry(id) on delete cascade,
      release_id ${int} references release(id) on delete cascade, expires_at ${int} not null, created_by ${int} not null)`,
    `create index preview_by_expires on preview (expires_at)`,
    `create table presence (
      entry_id ${int} not null references entry(id) on delete cascade,
      user_id ${int} not null references user_account(id) on delete cascade, editing ${int} not null, seen_at ${int} not null,
      primary key (entry_id, user_id))`,

    `create table media_folder (
      id ${id}, parent_id ${int} references media_folder(id), name text not null, sort ${int} not null, version ${int} not null)`,
    `alter table media add column folder_id ${int} references media_folder(id)`,
    // Avatars are pictures too, but no business of the library.
    `alter table media add column library ${int} not null default 1`,
    `update media set library = 0 where key in (select avatar from user_account)`,
    // Some language has no alternative text.
    `alter table media add column undescribed ${int} not null default 1`,
    `update media set undescribed = 0
      where ${field('alt', 'zh')} <> '' and ${field('alt', 'en')} <> '' and ${field('alt', 'es')} <> ''`,
    // Points in thousandths of the picture: what must stay in sight, and what part of it is shown.
    `alter table media add column focal_x ${int} not null default 500`,
    `alter table media add column focal_y ${int} not null default 500`,
    `alter table media add column crop text not null default ''`,
    // The stored bytes a key answers with: another key after it was replaced in place.
    `alter table media add column file_key text not null default ''`,
    `update media set file_key = key`,
    `alter table media add column trashed_at ${int}`,
    `create index media_by_file on media (file_key)`,
    `create index media_by_created on media (library, trashed_at, created_at, id, type, undescribed, folder_id)`,
    `create index media_by_name on media (library, trashed_at, name, id, type, undescribed, folder_id)`,
    `create index media_by_bytes on media (library, trashed_at, bytes, id, type, undescribed, folder_id)`,
    `create index media_by_folder on media (folder_id, library, trashed_at, created_at, id, type, undescribed)`,
    `create index media_by_folder_name on media (folder_id, library, trashed_at, name, id, type, undescribed)`,
    `create index media_by_folder_bytes on media (folder_id, library, trashed_at, bytes, id, type, undescribed)`,
    `create table media_tag (
      media_id ${int} not null references media(id) on delete cascade, tag text not null, primary key (tag, media_id))`,
    `create index media_tag_by_media on media_tag (media_id)`,
    // What a picture is found by: beginnings of the words of its name, its texts and its tags.
    `create table media_word (
      word text ${exact} not null, media_id ${int} not null references media(id) on delete cascade, primary key (word, media_id))`,
    `create index media_word_by_media on media_word (media_id)`,
    // The bytes that a picture had before it was replaced.
    `create table media_file (
      media_id ${int} not null references media(id) on delete cascade, key text not null, name text not null,
      type text not null, bytes ${int} not null, width ${int} not null, height ${int} not null, replaced_at ${int} not null,
      replaced_by ${int}, primary key (media_id, key))`,
    `create index media_file_by_key on media_file (key)`,
    `create index media_file_by_time on media_file (replaced_at)`,
  ],
}
