// Checking a file of posts and taking them in: what was chosen, how far it is, what stood in the way.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { NewsImportReport } from '#contract/news-and-cases/news-import.ts'
import { forgetKind } from '#web/admin/kinds/admin-api.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { checkImport, type NewsImportQuery, runImport } from './admin-api.ts'

/** A limit of the contract (`contract/news-and-cases/news-import.ts`). */
const BYTES = 32 * 1024 * 1024

type Step =
  | { is: 'choosing' }
  | { is: 'checking' }
  | { is: 'checked'; report: NewsImportReport }
  | { is: 'running'; done: number; count: number }
  | { is: 'done'; report: NewsImportReport; added: number }

export function useNewsImport() {
  const texts = useTexts('console/news/import')
  const client = useQueryClient()
  const closed = useRef(false)
  const [file, setFile] = useState<File | null>(null)
  const [query, setQuery] = useState<NewsImportQuery>({
    lang: useLanguage(),
    category: 'company',
    publish: false,
  })
  const [step, setStep] = useState<Step>({ is: 'choosing' })
  const [refusal, setRefusal] = useState('')
  useEffect(() => {
    closed.current = false
    return () => {
      closed.current = true
    }
  }, [])

  const attempt = async (run: () => Promise<void>) => {
    setRefusal('')
    try {
      await run()
    } catch (error) {
      if (closed.current) return
      setRefusal(plainWords(error))
      setStep({ is: 'choosing' })
    }
  }
  const check = (chosen: File, asked: NewsImportQuery) =>
    attempt(async () => {
      setFile(chosen)
      setQuery(asked)
      if (chosen.size > BYTES) throw new Error(texts.tooLarge)
      setStep({ is: 'checking' })
      const report = await checkImport(chosen, asked)
      if (!closed.current) setStep({ is: 'checked', report })
    })
  const run = (from: File, count: number) =>
    attempt(async () => {
      const items: NewsImportReport['items'] = []
      let added = 0
      let report: NewsImportReport
      setStep({ is: 'running', done: 0, count })
      try {
        do {
          report = await runImport(from, query)
          added += report.add
          // Later calls know what earlier ones added.
          items.push(...report.items.filter(({ does }) => does === 'add'))
          if (!closed.current) setStep({ is: 'running', done: added, count })
        } while (report.left > 0 && report.add > 0 && !closed.current)
      } finally {
        void forgetKind('news')(client)
      }
      const others = report.items.filter(({ does }) => does === 'skip' || does === 'refuse')
      if (!closed.current) {
        setStep({ is: 'done', added, report: { ...report, add: added, items: [...items, ...others] } })
      }
    })

  const change = (patch: Partial<NewsImportQuery>) => {
    const next = { ...query, ...patch }
    setQuery(next)
    if (file && step.is === 'checked') void check(file, next)
  }
  return { file, query, step, refusal, check, run, change }
}
