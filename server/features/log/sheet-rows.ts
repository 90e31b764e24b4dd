// Entries of the logs as rows of a sheet, in the language of whoever asks.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { LoginReason } from '#contract/monitoring/log.ts'
import { CODE } from '#contract/wire/answer.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import type { Module, Verb } from '#contract/wire/operation.ts'
import { Failure } from '#server/failure.ts'
import { kindName } from '#server/kind-words.ts'
import type { Cell, SheetColumn } from '#server/parts/sheets/sheets.ts'
import { serverTexts } from '#server/texts.ts'
import type { LoginRow, OperationLink, OperationRow } from './store.ts'

const words = serverTexts('server/log')

type Column<Row> = { title: Text; width: number; cell: (row: Row, language: Language) => Cell }

/** Entries of one file, at most: a sheet has hardly more rows. */
export const EXPORTED = 1_000_000

export function checkSize(count: number) {
  if (count <= EXPORTED) return
  throw new Failure(CODE.unprocessable, words.tooManyToExport)
}

/** The sheet's name, its columns, and how each row of `rows` fills them. */
export function sheetOf<Row>(
  { name, columns }: { name: Text; columns: readonly Column<Row>[] },
  rows: AsyncIterable<Row>,
  language: Language,
) {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ cell }) => cell(row, language))
  }
  const titled = columns.map(({ title, width }): SheetColumn => ({ title: title[language], width }))
  return { name: name[language], columns: titled, rows: cells() }
}

type Common = { at: number; username: string; address: string; request_id: string }

const TIME: Column<Common> = {
  title: words.columns.time,
  width: 25,
  cell: ({ at }) => ({ at }),
}
const USER: Column<Common> = {
  title: words.columns.userName,
  width: 18,
  cell: ({ username }) => username,
}
const ADDRESS: Column<Common> = {
  title: words.columns.ipAddress,
  width: 18,
  cell: ({ address }) => address,
}
const REQUEST: Column<Common> = {
  title: words.columns.request,
  width: 38,
  cell: ({ request_id }) => request_id,
}

export const LOGIN_SHEET: { name: Text; columns: readonly Column<LoginRow>[] } = {
  name: words.loginLog,
  columns: [
    TIME,
    USER,
    {
      title: words.columns.outcome,
      width: 12,
      cell: ({ outcome }, language) => OUTCOMES[outcome][language],
    },
    {
      title: words.columns.reason,
      width: 24,
      cell: ({ reason }, language) => REASONS[reason as LoginReason][language],
    },
    ADDRESS,
    { title: words.columns.browser, width: 20, cell: ({ browser }) => browser },
    { title: words.columns.system, width: 14, cell: ({ system }) => system },
    { title: words.columns.userAgent, width: 60, cell: ({ agent }) => agent },
    REQUEST,
  ],
}

type ExportedRow = OperationRow & Pick<OperationLink, 'path' | 'message' | 'changes'>

export const OPERATION_SHEET: { name: Text; columns: readonly Column<ExportedRow>[] } = {
  name: words.operationLog,
  columns: [
    { title: words.columns.number, width: 10, cell: ({ id }) => id },
    TIME,
    USER,
    {
      title: words.columns.module,
      width: 16,
      cell: ({ module }, language) => MODULE_NAMES[module][language],
    },
    {
      title: words.columns.action,
      width: 20,
      cell: ({ verb }, language) => VERB_NAMES[verb][language],
    },
    {
      title: words.columns.recordNumber,
      width: 14,
      cell: ({ record_id }) => record_id,
    },
    {
      title: words.columns.record,
      width: 30,
      cell: ({ record_name }) => record_name,
    },
    { title: words.columns.code, width: 10, cell: ({ code }) => code },
    { title: words.columns.message, width: 40, cell: ({ message }) => message },
    {
      title: words.columns.changes,
      width: 60,
      cell: ({ changes }) => (changes === '[]' ? '' : changes),
    },
    ADDRESS,
    { title: words.columns.call, width: 34, cell: ({ path }) => path },
    {
      title: words.columns.milliseconds,
      width: 14,
      cell: ({ duration }) => duration,
    },
    REQUEST,
    { title: words.columns.program, width: 18, cell: ({ program }) => program },
  ],
}

const OUTCOMES: Record<LoginRow['outcome'], Text> = words.outcomes
const REASONS: Record<LoginReason, Text> = { ...words.reasons, '': NO_TEXT }
const { modules, verbs } = serverTexts('console/frame/operations')
const KIND_NAMES = Object.fromEntries(KINDS.map((kind) => [kind, kindName(kind, 'many')])) as Record<
  Kind,
  Text
>
const MODULE_NAMES: Record<Module, Text> = { ...modules, ...KIND_NAMES }
const VERB_NAMES: Record<Verb, Text> = verbs
