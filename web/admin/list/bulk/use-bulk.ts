// The course of a bulk action: the question, the rows one after another, the sum, and the way back.
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Selection } from '#web/admin/list/use-selection.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { FailureEvent, failures } from '#web/client/send.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { BulkAction, ListRow } from './bulk-action.ts'
import { type BulkResult, type Failed, runEach } from './bulk-run.ts'
import { useDone } from './use-done.tsx'

export type BulkStep<Row extends ListRow> =
  | { is: 'asking'; action: BulkAction<Row>; rows: readonly Row[]; unfit: number }
  | { is: 'running'; action: BulkAction<Row>; tried: number; count: number; stopping: boolean }
  | { is: 'summed'; action: BulkAction<Row>; done: number; failed: readonly Failed<Row>[]; left: number }

/** `forget` asks anew, after the last row, for what may have changed. */
export function useBulk<Row extends ListRow>(
  selection: Selection<Row>,
  forget: ((client: QueryClient) => unknown) | undefined,
) {
  const texts = useTexts('console/list/list')
  const client = useQueryClient()
  const { message } = useApp()
  const done = useDone()
  const [step, setStep] = useState<BulkStep<Row> | null>(null)
  const stopping = useRef(new AbortController())

  const ask = (action: BulkAction<Row>) => {
    const rows = selection.rows.filter((row) => action.fits?.(row) ?? true)
    const { unasked } = action
    if (unasked && rows.length === selection.rows.length && rows.every(unasked))
      return void begin(action, rows)
    setStep({ is: 'asking', action, rows, unfit: selection.rows.length - rows.length })
  }

  const runAll = async <Item>(
    action: BulkAction<Row>,
    items: readonly Item[],
    run: (item: Item) => Promise<unknown>,
  ) => {
    stopping.current = new AbortController()
    const { signal } = stopping.current
    const onStep = (tried: number) =>
      setStep({ is: 'running', action, tried, count: items.length, stopping: signal.aborted })
    onStep(0)
    const sum = await runEach(items, run, { signal, onStep })
    if (sum.ended) failures.dispatchEvent(new FailureEvent(sum.ended))
    await forget?.(client)
    return sum
  }

  /** Says what came of it; what failed stays in sight until it was read. */
  const tell = (
    action: BulkAction<Row>,
    sum: Pick<BulkResult<Row, unknown>, 'failed' | 'left'>,
    count: number,
  ) => {
    const whole = sum.failed.length === 0 && sum.left.length === 0
    setStep(whole ? null : { is: 'summed', action, done: count, failed: sum.failed, left: sum.left.length })
  }

  const begin = async (action: BulkAction<Row>, rows: readonly Row[], choice?: unknown) => {
    const sum = await runAll(action, rows, (row) => action.run(row, choice))
    selection.keep([...sum.failed.map(({ row }) => row), ...sum.left])
    const count = sum.done.length
    const reversible = action.undo && sum.done.every(({ row }) => action.reversible?.(row) ?? true)
    if (count > 0) done(action.done({ count }), reversible ? () => takeBack(action, sum.done) : undefined)
    tell(action, sum, count)
  }

  const takeBack = async (action: BulkAction<Row>, items: BulkResult<Row, unknown>['done']) => {
    const sum = await runAll(action, items, async ({ row, result }) => action.undo?.(row, result))
    const count = sum.done.length
    if (count > 0) void message.success(texts.undone({ count }))
    const rows = {
      failed: sum.failed.map(({ row: { row }, reason }) => ({ row, reason })),
      left: sum.left.map(({ row }) => row),
    }
    tell(action, rows, count)
  }

  const actions = {
    onBegin: (choice: unknown) => {
      if (step?.is === 'asking') void begin(step.action, step.rows, choice)
    },
    onStop: () => {
      stopping.current.abort()
      setStep((now) => (now?.is === 'running' ? { ...now, stopping: true } : now))
    },
    onClose: () => setStep(null),
  }
  return { step, ask, actions }
}
