// The course of an import: a file is sent, checked, and written when every row is fine.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'
import type { ImportKind, ImportReport } from './import-kind.ts'

type Way = { file: File; percent: number }
type Outcome = { file: File; report: ImportReport }
export type ImportStep =
  | { is: 'choosing'; problem: string }
  | ({ is: 'checking' } & Way)
  | ({ is: 'writing' } & Way)
  | ({ is: 'checked' } & Outcome)
  | ({ is: 'written' } & Outcome)

export function useImport(kind: ImportKind) {
  const client = useQueryClient()
  const [step, setStep] = useState<ImportStep>({ is: 'choosing', problem: '' })
  const [updateExisting, setUpdateExisting] = useState(kind.updates)
  const running = useRef(new AbortController())
  useEffect(() => () => running.current.abort(), [])

  /** One at a time: whatever was under way is broken off. */
  const begin = async (is: 'checking' | 'writing', file: File, update: boolean) => {
    running.current.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const onProgress = (percent: number) => {
      if (!signal.aborted) setStep({ is, file, percent })
    }
    onProgress(0)
    const call = is === 'checking' ? kind.check : kind.write
    try {
      const report = await call({ file, updateExisting: update, signal, onProgress })
      if (signal.aborted) return
      const written = is === 'writing' && report.refused === 0
      setStep({ is: written ? 'written' : 'checked', file, report })
      if (written) await kind.forget(client)
    } catch (error) {
      if (signal.aborted) return
      const about = error instanceof Refused ? error.fields.file : undefined
      setStep({ is: 'choosing', problem: about ?? plainWords(error) })
    }
  }

  return {
    step,
    updateExisting,
    refuse: (problem: string) => setStep({ is: 'choosing', problem }),
    choose: (file: File) => void begin('checking', file, updateExisting),
    write: () => {
      if (step.is === 'checked') void begin('writing', step.file, updateExisting)
    },
    /** What a file would do depends on it, so the file is checked again. */
    setUpdateExisting: (update: boolean) => {
      setUpdateExisting(update)
      if (step.is === 'checked' || step.is === 'checking') void begin('checking', step.file, update)
    },
  }
}
