// The files of a form: which there are, how far each is, and what the tab remembers of them.
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { FILE_BYTES, FILES, type SentFile } from '#contract/enquiries/enquiry-files.ts'
import { Refused } from '#web/client/send.ts'

const KEY = 'enquiry-files'

/** A file as the form shows it; `fault` is what the server said in words. */
export type FormFile = { key: number; sent: SentFile; moved: number; paused: boolean; fault: string }
type Way = { stop: AbortController; done: Promise<unknown> }

export type FormFiles = ReturnType<typeof useFiles>

export function useFiles(posted: readonly SentFile[] | undefined) {
  const last = useRef(0)
  const ways = useRef(new Map<number, Way>())
  const entry = (sent: SentFile, fault = ''): FormFile => {
    last.current += 1
    return { key: last.current, sent, moved: 0, paused: false, fault }
  }
  const [files, setFiles] = useState(() => (posted ?? []).map((sent) => entry(sent)))
  const now = useRef(files)
  function put(next: FormFile[]) {
    now.current = next
    setFiles(next)
    remember(next)
  }
  // The server knows nothing of what the tab keeps.
  const takeUp = useEffectEvent(() => {
    if (now.current.length === 0) put(remembered().map((sent) => entry(sent)))
  })
  useLayoutEffect(() => takeUp(), [])

  const change = (key: number, more: Partial<FormFile>) =>
    put(now.current.map((one) => (one.key === key ? { ...one, ...more } : one)))

  function begin(file: File) {
    const before = now.current.find(
      ({ key, sent }) =>
        sent.state === 'coming' &&
        !ways.current.has(key) &&
        sent.name === file.name &&
        sent.size === file.size,
    )
    const nothing: SentFile = {
      ...{ file: '', name: file.name, size: file.size, received: 0, type: '' },
      ...(file.size > FILE_BYTES
        ? ({ state: 'refused', reason: 'tooLarge' } as const)
        : file.size === 0
          ? ({ state: 'refused', reason: 'notKind' } as const)
          : ({ state: 'coming', reason: '' } as const)),
    }
    const shown = before ?? entry(nothing)
    if (!before) put([...now.current, shown])
    if (shown.sent.state === 'refused') return
    const { key } = shown
    const stop = new AbortController()
    const run = async () => {
      const { sendFile } = await import('./send-file.ts')
      const known = before?.sent ?? null
      const onChange = (sent: SentFile, told: { paused: boolean; moved: number }) =>
        change(key, { sent, ...told })
      await sendFile(file, { known, signal: stop.signal, onChange })
    }
    const done = run()
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        const fault = error instanceof Refused ? error.message : ''
        const sent = now.current.find((one) => one.key === key)?.sent ?? nothing
        change(key, { sent: { ...sent, state: 'refused' }, fault })
      })
      .finally(() => ways.current.delete(key))
    ways.current.set(key, { stop, done })
  }

  return {
    files,
    /** Those that go along; there is room for `room` more. */
    room: Math.max(0, FILES - files.filter(({ sent }) => sent.state !== 'refused').length),
    add: (chosen: Iterable<File>) => {
      for (const file of chosen) {
        if (now.current.filter(({ sent }) => sent.state !== 'refused').length < FILES) begin(file)
        else put([...now.current, entry({ ...EMPTY, name: file.name, size: file.size })])
      }
    },
    takeOut: (key: number) => {
      ways.current.get(key)?.stop.abort()
      const gone = now.current.find((one) => one.key === key)?.sent
      put(now.current.filter((one) => one.key !== key))
      // What nobody takes out goes by itself a day later.
      if (gone?.file) import('./api.ts').then(({ dropFile }) => dropFile(gone.file)).catch(() => {})
    },
    /** Waits for what is on its way; answers the secrets of what has arrived. */
    settled: async () => {
      await Promise.all([...ways.current.values()].map(({ done }) => done))
      return now.current.flatMap(({ sent }) => (sent.state === 'received' ? sent.file : []))
    },
    clear: () => put([]),
  }
}

const EMPTY: SentFile = {
  ...{ file: '', name: '', size: 0, received: 0, type: '' },
  ...{ state: 'refused', reason: 'tooMany' },
}

function remember(files: readonly FormFile[]) {
  try {
    const kept = files.map(({ sent }) => sent).filter(({ file, state }) => file !== '' && state !== 'refused')
    if (kept.length > 0) sessionStorage.setItem(KEY, JSON.stringify(kept))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Then they live as long as the page.
  }
}

function remembered(): SentFile[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
