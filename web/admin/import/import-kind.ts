// What the import dialog must know of a kind of record.

import type { QueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { ExportButton } from '#web/admin/list/export-button.tsx'

/** What a file does, or did, row by row; `name` is what a record is known by. */
export type ImportReport = {
  rows: number
  added: number
  updated: number
  unchanged: number
  refused: number
  /** What each column is called, where the report says it. */
  columns?: Record<string, string>
  items: {
    row: number
    name: string
    does: 'add' | 'update' | 'nothing' | 'refused'
    errors: Record<string, string>
    /** What is left as it is, and why. */
    notes?: Record<string, string>
  }[]
}

/** A call that a file is sent with, whether it only looks or writes. */
export type CheckOrWrite = (sent: {
  file: File
  updateExisting: boolean
  signal: AbortSignal
  onProgress: (percent: number) => void
}) => Promise<ImportReport>

export type ImportWords = {
  title: string
  description: string
  dropHint: string
  updateExisting: string
  updateHint: string
  run: (values: { count: number }) => string
  /** The column that a record is known by. */
  name: string
  columns: Record<string, string>
}

export type ImportKind = {
  /** Rows of records that exist change them unless somebody switches that off; where it is a matter of accounts, the other way round. */
  updates: boolean
  template: ComponentProps<typeof ExportButton>['make']
  check: CheckOrWrite
  write: CheckOrWrite
  forget: (client: QueryClient) => unknown
}
