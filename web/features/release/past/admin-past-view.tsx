// One page of the past: as it was shown, what is different today, and what proves it.
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useEffect, useId, useMemo, useState } from 'react'
import type { PastPage } from '#contract/content/past.ts'
import { isLanguage } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { WordRuns } from '#web/admin/differences/rich-change.tsx'
import { shortened, wordDifference } from '#web/admin/differences/word-difference.ts'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { Facts } from '#web/admin/page-parts/facts.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { formatMomentInFull } from '#web/admin/shown-values/format-moment.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { pastPageQuery, proofOf } from './admin-api.ts'
import { BringBackButton } from './admin-bring-back.tsx'
import { ServeButton } from './admin-served-copy.tsx'
import '#web/admin/differences/changes.css'

const VIEWS = ['page', 'today', 'proof'] as const
type View = (typeof VIEWS)[number]
type Of = { address: string; page: PastPage }

export function PastView({ address, at }: { address: string; at: string }) {
  const texts = useTexts('console/release/past')
  const language = useLanguage()
  const asked = useQuery(pastPageQuery(address, at))
  const [view, setView] = useState<View>('page')
  if (asked.error instanceof Refused && asked.error.code === CODE.notFound)
    return <Nothing title={texts.tooEarly} description={texts.tooEarlyText} />
  const page = asked.data
  if (!page) return <Pending asked={asked} rows={12} />
  const time = formatMomentInFull(page.earlier.moment.time, language)
  return (
    <section className="past-view" aria-labelledby="past-as-of">
      <div className="past-as-of">
        <h2 id="past-as-of">{texts.asPublished({ time })}</h2>
        <p className="past-address">{address}</p>
      </div>
      <Segmented<View>
        value={view}
        onChange={setView}
        options={VIEWS.map((value) => ({ value, label: texts.views[value] }))}
        aria-label={texts.view}
      />
      <div className="past-deeds">
        <ServeButton number={page.earlier.moment.number} time={page.earlier.moment.time} />
        <BringBackButton number={page.earlier.moment.number} time={page.earlier.moment.time} />
      </div>
      {view === 'page' && <Shown address={address} page={page} />}
      {view === 'today' && <Compared address={address} page={page} />}
      {view === 'proof' && <Proof address={address} page={page} />}
    </section>
  )
}

function Shown({ address, page: { earlier } }: Of) {
  const texts = useTexts('console/release/past')
  const framed = useFramed(earlier.html)
  if (earlier.hash === null) return <Nothing title={texts.notThere} description={texts.notThereText} />
  if (earlier.html === null)
    return earlier.text === '' ? (
      <Nothing title={texts.noWords} />
    ) : (
      <pre className="past-text">{earlier.text}</pre>
    )
  return (
    <>
      {framed && (
        // Nothing runs in it and nothing leads out of it; of the same origin it may have the fonts of the site.
        <iframe
          className="past-frame"
          sandbox="allow-same-origin"
          title={texts.frame({ address })}
          src={framed}
        />
      )}
      <p className="field-hint">{texts.frameHint}</p>
    </>
  )
}

/** An address of the page, as long as it is shown; its links lead nowhere, since today's pages stand there. */
function useFramed(html: string | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (html === null) return
    const base = `<base href="${location.origin}/" target="_blank">`
    const page = html.replace(/<head[^>]*>/i, (head) => head + base)
    const made = URL.createObjectURL(new Blob([page], { type: 'text/html; charset=utf-8' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [html])
  return address
}

function Compared({ address, page: { earlier, today } }: Of) {
  const texts = useTexts('console/release/past')
  const shown = useLanguage()
  const of = address.split('/', 2)[1]
  const language = isLanguage(of) ? of : shown
  const runs = useMemo(
    () => shortened(wordDifference(earlier.text, today.text, language)),
    [earlier.text, today.text, language],
  )
  if (earlier.hash === today.hash) return <Nothing title={texts.same} description={texts.sameText} />
  if (earlier.text === today.text)
    return <Nothing title={texts.sameWords} description={texts.sameWordsText} />
  return (
    <>
      {earlier.hash === null && <p>{texts.notThere}</p>}
      {today.hash === null && <p>{texts.goneToday}</p>}
      <p className="field-hint">{texts.legend}</p>
      <p className="word-change past-words" lang={language}>
        <WordRuns runs={runs} />
      </p>
    </>
  )
}

function Proof({ address, page: { earlier, proof } }: Of) {
  const texts = useTexts('console/release/past')
  const hint = useId()
  const code = (text: string | null) => text !== null && <code>{text}</code>
  const fact = (name: string, text: string | null) => text !== null && ([name, code(text)] as const)
  return (
    <div className="past-proof">
      <p id={hint}>{texts.proofText}</p>
      <Facts
        className="past-facts"
        facts={[
          [texts.pageBytes, earlier.hash === null ? texts.notThere : `${thousands(earlier.bytes)} B`],
          fact(texts.pageHash, earlier.hash),
          fact(texts.part, proof.part),
          [texts.number, String(earlier.moment.number)],
          fact(texts.manifest, proof.manifest),
          fact(texts.previous, proof.previous),
          fact(texts.signature, proof.signature),
          fact(texts.publicKey, proof.publicKey.trim()),
        ]}
      />
      {earlier.hash !== null && (
        <ExportButton
          label={texts.download}
          make={(options) => proofOf(address, earlier.moment.number, options)}
        />
      )}
    </div>
  )
}
