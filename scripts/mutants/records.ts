// Mutants of what hangs together in publishing: references, addresses, history, presence, words and upkeep.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: passages of the product are quoted as they stand there
import type { Mutant } from './mutant.ts'

const lifecycle = ['server/tests/lifecycle/lifecycle.test.ts']
const addresses = ['server/tests/addresses.test.ts']
const upkeep = ['server/publishing/lifecycle/upkeep.test.ts']

export const RECORDS: Mutant[] = [
  {
    file: 'server/publishing/references/references.ts',
    find: ' && !oldIds.has(id)',
    put: '',
    rule: 'A draft that names a record which is gone by now is saved all the same.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/references/references.ts',
    find: ' && !oldKeys.has(key)',
    put: '',
    rule: 'A draft that shows a picture which is gone by now is saved all the same.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/references/references.ts',
    find: "    .where('id', 'in', ids)\n    .where('trashed_at', 'is', null)",
    put: "    .where('id', 'in', ids)",
    rule: 'A record that lies in the trash is not named anew.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/references/references.ts',
    find: ".where('entry_reference.copy', 'in', ['published', 'planned'])",
    put: ".where('entry_reference.copy', 'in', ['published'])",
    rule: 'What a planned record points at is not deleted.',
    tests: ['server/tests/lifecycle/plans.test.ts'],
  },
  {
    file: 'server/publishing/references/references.ts',
    find: "...(to === 'entry' ? [e('parent_id', '=', id)] : [])",
    put: '',
    rule: 'What stands under a record is named before that is deleted.',
    tests: [
      'server/features/product-type/routes.test.ts',
      'server/publishing/references/record-links.test.ts',
    ],
  },
  {
    file: 'server/publishing/references/references.ts',
    find: "    .$if(to === 'entry', (rows) => rows.where('id', '!=', id))\n",
    put: '',
    rule: 'A record does not stand among those that point at it.',
    tests: ['server/publishing/references/record-links.test.ts'],
  },
  {
    file: 'server/publishing/references/own-links.ts',
    find: ' && kind === named.kind',
    put: '',
    rule: 'A link that names a record of another kind leads where it led.',
    tests: ['server/publishing/references/own-links.test.ts'],
  },
  {
    file: 'server/publishing/references/slugs.ts',
    find: '(owners.get(candidate) ?? entryId) === entryId',
    put: '!owners.has(candidate)',
    rule: 'A record gets back the address that it had before.',
    tests: addresses,
  },
  {
    file: 'server/publishing/references/slugs.ts',
    find: "if (slug === undefined && typed[lang] !== '') throw invalid({ [`slugs.${lang}`]: words.taken })",
    put: '',
    rule: 'A typed address that another record has is refused by its field.',
    tests: addresses,
  },
  {
    file: 'server/publishing/references/addresses.ts',
    find: 'own ?? whole.find((owner) => owner.lang === lang) ?? whole[0]',
    put: 'own ?? whole[0]',
    rule: 'An address that two records have, each in a language, leads to the one of the language asked for.',
    tests: addresses,
  },
  {
    file: 'server/publishing/lifecycle/revisions.ts',
    find: "    .where('version', '=', publishedVersion)\n    .orderBy('id', 'desc')",
    put: "    .where('version', '=', publishedVersion)\n    .orderBy('id')",
    rule: 'Of several revisions of one version the latest is the one that visitors see.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/lifecycle/revisions.ts',
    find: ' && last.made_by === work.by',
    put: '',
    rule: 'An autosave does not replace the one of another person.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/lifecycle/presence.ts',
    find: "    .where('user_id', '!=', userId)\n",
    put: '',
    rule: 'Nobody hears of themselves on a record.',
    tests: lifecycle,
  },
  {
    file: 'server/publishing/lifecycle/upkeep.ts',
    find: 'if (stopped() || !(await lease.renew())) return true',
    put: 'if (stopped()) return true',
    rule: 'A node that lost its lease tidies no further.',
    tests: upkeep,
  },
  {
    file: 'server/publishing/lifecycle/upkeep.ts',
    find: '    await lease.release()\n',
    put: '',
    rule: 'Once a node is done another may tidy at once.',
    tests: upkeep,
  },
  {
    file: 'server/publishing/texts/translation.ts',
    find: "language === source || text.words[language] === ''",
    put: "text.words[language] === ''",
    rule: 'The source is never older than itself.',
    tests: ['server/publishing/texts/translation.test.ts'],
  },
  {
    file: 'server/publishing/lifecycle/tell-events.ts',
    find: ' || before.publishedAt !== after.publishedAt',
    put: '',
    rule: 'A version that is published once more is told to webhooks once more.',
    tests: ['server/features/deliveries/webhook/routes.test.ts'],
  },
  {
    file: 'server/publishing/lifecycle/writing.ts',
    find: 'new Set([stood.parentId, after.parentId])',
    put: 'new Set([after.parentId])',
    rule: 'The list that a record leaves is made anew, as is the one it comes to.',
    tests: ['server/publishing/lifecycle/record-changes.test.ts'],
  },
  {
    file: 'server/publishing/search/tokens.ts',
    find: 'if (known.weight === weight) known.langs |= langs',
    put: 'known.langs |= langs',
    rule: 'A word of the text in one language is no hit in the title of that language.',
    tests: ['server/publishing/search/tokens.test.ts', 'server/features/search/routes.test.ts'],
  },
  {
    file: 'server/publishing/media/media-tidy.ts',
    find: '          if (await isNamed(storage.db, key)) continue\n',
    put: '',
    rule: 'Bytes that another picture still has are not removed.',
    tests: ['server/publishing/media/media-tidy.test.ts'],
  },
  {
    file: 'server/features/product/product-page.ts',
    find: '  if (type) await fill([type.id])\n',
    put: '',
    rule: 'Related products of the type itself stand before those of its family.',
    tests: ['server/features/product/content.test.ts'],
  },
  {
    file: 'server/publishing/lifecycle/writing.ts',
    find: '    ...(shown && !showsOn ? [`${kind}!`] : []),\n',
    put: '',
    rule: 'Taking a record off is told as such, so that no outdated copy shows it.',
    tests: ['server/publishing/lifecycle/record-changes.test.ts'],
  },
]
