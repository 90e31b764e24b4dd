// The rule for steps since the last release: they add, and what they take away no program of that release needs.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIGRATIONS, WORDS } from '#server/storage/migrate.ts'
import type { Migration } from '#server/storage/migration.ts'

const { schema } = JSON.parse(readFileSync(new URL('last-release.json', import.meta.url), 'utf8')) as {
  schema: number
}

/** What a program of the last release would stumble over. */
function takesAway({ statements }: Pick<Migration, 'statements'>): string[] {
  const found = new Set<string>()
  for (const words of Object.values(WORDS)) {
    const said = statements(words).map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    const made = said.flatMap((one) => /^create table (?:if not exists )?(\w+)/i.exec(one)?.[1] ?? [])
    for (const one of said) {
      const on = /^create unique index (?:\w+ )?on (\w+)/i.exec(one)?.[1]
      const demands = /\badd (?:column )?\w+ .*\bnot null\b/i.test(one) && !/\bdefault\b/i.test(one)
      const takes =
        /^drop (?:table|view)\b|\bdrop (?:column|constraint|default)\b|\brename\b|\balter column\b|\badd (?:constraint|check|unique|foreign)\b|^create (?:or replace )?trigger\b/i
      if (takes.test(one) || demands || (on !== undefined && !made.includes(on))) found.add(one)
    }
  }
  return [...found]
}

test('no step since the last release takes away what that release needs, on either database', () => {
  for (const one of MIGRATIONS.filter(({ version }) => version > schema)) {
    if (one.least === undefined) expect([one.name, takesAway(one)]).toEqual([one.name, []])
    else expect(one.least).toBeLessThanOrEqual(schema)
  }
})

test('what takes away is known as such, and what adds is not', () => {
  const judged = (...statements: string[]) => takesAway({ statements: () => statements }).length
  for (const taking of [
    'drop table entry',
    'alter table entry drop column label',
    'alter table entry rename column label to name',
    'alter table entry rename to record',
    'alter table entry alter column label type bigint',
    'alter table entry add column more text not null',
    'create unique index entry_by_label on entry (label)',
  ])
    expect([taking, judged(taking)]).toEqual([taking, 1])
  expect(
    judged(
      'alter table entry add column more text not null default 0',
      'alter table entry add column less text',
      'create table more (id integer not null)',
      'create unique index more_by_id on more (id)',
      'create index entry_by_more on entry (more)',
      'drop index entry_by_label',
    ),
  ).toBe(0)
})
