// What stops a release, said with the record and the field.

import { pickText } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { writeList, writeNote } from '#contract/languages/locales.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import type { Member } from './release-members.ts'

/** How many records a sentence names. */
const NAMED = 5

/** Throws `Failure` 400 that names each record and field that is not ready; `moment` is when a planned release goes on. */
export function checkReady(members: readonly Member[], moment: number | null) {
  if (members.length === 0) throw invalid({ entries: empty })
  const wrong = members.flatMap((member) =>
    Object.entries(problems(member, moment)).map(([field, reason]) => told(member, field, reason)),
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
}

function problems({ rules, entry, deed, trashed }: Member, moment: number | null): Record<string, Reason> {
  if (trashed) return { state: inTrash }
  if (entry.publishAt !== null) return { publishAt: ownPlan }
  if (moment !== null && entry.unpublishAt !== null && entry.unpublishAt <= moment)
    return { unpublishAt: ownEnd }
  if (deed === 'unpublish') return entry.publishedVersion === null ? { state: notSeen } : {}
  return rules.missing(entry.content, entry.parentId)
}

/** Runs the deed on one record; what it refuses by field is said with the record. */
export async function naming<Result>(member: Member, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Failure && error.fields)) throw error
    const fields = Object.entries(error.fields).map(([field, reason]) =>
      field === 'publishAt' ? ([field, reason] as const) : told(member, field, reason),
    )
    throw invalid(Object.fromEntries(fields))
  }
}

const told = ({ entry, title }: Member, field: string, reason: Reason): [string, Reason] => [
  `entries.${entry.id}.${field}`,
  eachLanguage((language) => writeNote(pickText(title, language).text, reason[language], language)),
]

/** Refuses to take back what was changed for visitors since; saying so confirmed goes on all the same. */
export function changedSince(members: readonly Member[]): Failure {
  const named = eachLanguage((language) => {
    const titles = members.slice(0, NAMED).map(({ title }) => pickText(title, language).text)
    return writeList(members.length > NAMED ? [...titles, '…'] : titles, language)
  })
  return new Failure(CODE.unprocessable, {
    zh: `以下内容在此次发布后又有公开变更，回滚会覆盖这些变更：${named.zh}`,
    en: `These records have newer published changes; rolling back overwrites them: ${named.en}`,
    es: `Los visitantes ven algo más reciente de estos registros; al revertir se pierde: ${named.es}`,
  })
}

/** A deed that does not fit where the release stands. */
export const wrongState = () =>
  new Failure(CODE.conflict, {
    zh: '批次当前的状态不允许此操作，请刷新后查看',
    en: 'The release is now in a state that does not allow this.',
    es: 'El lote está ahora en un estado que no permite esto.',
  })

const empty: Reason = {
  zh: '批次中还没有内容',
  en: 'There is nothing in this release yet.',
  es: 'Este lote aún no contiene nada.',
}
const inTrash: Reason = {
  zh: '内容在回收站中，请恢复它或从批次中移除',
  en: 'it is in the trash; restore it or remove it from the release.',
  es: 'está en la papelera; recupérelo o quítelo del lote.',
}
const ownPlan: Reason = {
  zh: '该内容已有自己的定时发布，请先取消',
  en: 'it has its own schedule; cancel that first.',
  es: 'tiene su propia programación; anúlela antes.',
}
const ownEnd: Reason = {
  zh: '该内容会在此之前下线，请先调整它的下线时间',
  en: 'it is set to unpublish earlier; change that first.',
  es: 'está programado para retirarse antes; cambie primero esa hora.',
}
const notSeen: Reason = {
  zh: '该内容当前未公开，无需下线',
  en: 'it is not published, so there is nothing to unpublish.',
  es: 'los visitantes no lo ven, así que no hay nada que retirar.',
}
