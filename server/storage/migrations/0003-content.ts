// What trusted content needs: revisions, plans, addresses, releases, previews, and a library of pictures and files.
import type { Migration } from '#server/storage/migrate.ts'

export const content: Migration = {
  version: 3,
  name: 'content',
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

    `create table release (
      id ${id}, name text not null, note text not null, state text not null, publish_at ${int}, published_at ${int},
      version ${int} not null, created_at ${int} not null, created_by ${int}, updated_at ${int} not null)`,
    `create index release_by_state on release (state, updated_at, id)`,
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
