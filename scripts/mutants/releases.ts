// Mutants of releases, of what they bring back, and of previews.
import type { Mutant } from './mutant.ts'

const releases = ['server/tests/lifecycle/releases.test.ts']
const planned = ['server/tests/lifecycle/planned-releases.test.ts']

export const RELEASES: Mutant[] = [
  {
    file: 'server/publishing/releases/snapshots.ts',
    find: '      await keepTokens(db, { ...row, id, content }, at)\n',
    put: '',
    rule: 'What a rollback brings back is found by the search again.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/snapshots.ts',
    find: ".where('to', '!=', 'link')",
    put: ".where('to', 'not in', ['link', 'nowhere'])",
    rule: 'What a release replaces goes on being told as broken when it comes back.',
    tests: ['server/publishing/references/record-links.test.ts'],
  },
  {
    file: 'server/publishing/releases/snapshots.ts',
    find: '.set(ended ? NOTHING : snapshot.entry)',
    put: '.set(snapshot.entry)',
    rule: 'A rollback does not call published what has ended meanwhile.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/snapshots.ts',
    find: "namesEntry(row) && !entries.has(row.target) ? [{ ...row, to: 'nowhere' as const }] : [row]",
    put: '[row]',
    rule: 'A field that names what was deleted for good is told as broken after a rollback as well.',
    tests: ['server/publishing/references/record-links.test.ts'],
  },
  {
    file: 'server/publishing/releases/releases.ts',
    find: 'const { changed, after } = await storage.db.transaction()',
    put: 'const { changed, after } = await storage.db.connection()',
    rule: 'A release goes on as a whole or not at all.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/releases.ts',
    find: 'if (ids.size > RELEASE_ENTRIES)',
    put: 'if (ids.size >= RELEASE_ENTRIES)',
    rule: 'A release takes as many records as the limit says.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/releases.ts',
    find: "    .where('id', 'in', [...ids])\n    .where('trashed_at', 'is', null)",
    put: "    .where('id', 'in', [...ids])",
    rule: 'A record that lies in the trash is not put into a release.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/releases.ts',
    find: 'if (!states.includes(release.state)) throw wrongState()',
    put: '',
    rule: 'A release that is published is not published once more.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/release-actions.ts',
    find: '  await checkFree(db, idsOf(run.members), at, release.id)\n',
    put: '',
    rule: 'A rollback does not touch a record that waits in another planned release.',
    tests: planned,
  },
  {
    file: 'server/publishing/releases/release-actions.ts',
    find: "release.state === 'scheduled' ? await undo(run, run.members) : run.members",
    put: 'run.members',
    rule: 'A release that is planned anew remembers what visitors see now, not its old plan.',
    tests: planned,
  },
  {
    file: 'server/publishing/releases/release-checks.ts',
    find: 'entry.unpublishAt <= moment',
    put: 'entry.unpublishAt < moment',
    rule: 'A record that goes off at the moment of the release does not go on with it.',
    tests: planned,
  },
  {
    file: 'server/publishing/releases/release-members.ts',
    find: 'trashed || entry.publishAt !== null || entry',
    put: 'trashed || entry',
    rule: 'A rollback that would forget a plan made since asks first.',
    tests: releases,
  },
  {
    file: 'server/publishing/releases/release-store.ts',
    find: "    .where('publish_at', '>', at)\n",
    put: '',
    rule: 'A planned release holds its records until its moment, also where nobody has written down that it came.',
    tests: planned,
  },
  {
    file: 'server/publishing/lifecycle/preview.ts',
    find: "first.state === 'published' || ",
    put: '',
    rule: 'The preview of a release that went on shows what visitors see, not newer drafts.',
    tests: planned,
  },
  {
    file: 'server/publishing/lifecycle/preview.ts',
    find: '    if (at.published_version !== null) break\n',
    put: '',
    rule: 'The preview of a record shows no drafts of what visitors see above it.',
    tests: ['server/features/product-type/drafts-together.test.ts'],
  },
]
