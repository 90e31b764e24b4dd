// The texts of a record that need work, sentence by sentence: what is new or was changed stands out from what still holds.
import { useQuery } from '@tanstack/react-query'
import { Drawer } from 'antd'
import type { Language } from '#contract/languages/language-codes.ts'
import type { TextSentences, UntranslatedRow } from '#contract/translation/desk.ts'
import { useFieldName } from '#web/admin/differences/shown-change.tsx'
import { sentencesQuery } from '#web/admin/editor/admin-api.ts'
import { useFieldsShown } from '#web/admin/kinds/use-editor-kind.tsx'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { Nothing } from '#web/admin/page-parts/nothing.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

type Props = { row: UntranslatedRow; language: Language; onClose: () => void }

/** Rendered while it is open. */
export function SentencesDrawer({ row: { kind, id, title }, language, onClose }: Props) {
  const texts = useTexts('console/release/translation')
  const shown = useLanguage()
  const asked = useQuery(sentencesQuery({ kind, id, language }))
  const form = useFormAddress()({ kind, id })
  return (
    <Drawer
      open
      title={textIn(title, shown) || texts.unnamed}
      extra={form && <LinkButton to={form}>{texts.editor}</LinkButton>}
      size="min(860px, 100vw)"
      onClose={onClose}
    >
      <Pending asked={asked} rows={8} />
      {asked.data?.texts.length === 0 && <Nothing title={texts.whole} description={texts.wholeText} />}
      {asked.data?.texts.map((text) => (
        <Text key={text.path} kind={kind} text={text} language={language} />
      ))}
    </Drawer>
  )
}

function Text({
  kind,
  text,
  language,
}: {
  kind: UntranslatedRow['kind']
  text: TextSentences
  language: Language
}) {
  const texts = useTexts('console/release/translation')
  const nameOf = useFieldName(useFieldsShown(kind))
  const { path, source, sentences, whole } = text
  const changed = sentences.filter(({ state }) => state !== 'same').length
  return (
    <section className="translation-text" aria-label={nameOf(path)}>
      <h2>
        {nameOf(path)} <small>{texts.toDo({ changed, count: sentences.length })}</small>
      </h2>
      <ul>
        {sentences.map(({ said, means, state }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other name, and stay where they are
          <li key={at} data-state={state}>
            <span lang={source}>{said}</span>
            <span lang={language}>{means ?? '–'}</span>
            <small>{texts.sentences[state === 'missing' && means !== null ? 'remembered' : state]}</small>
          </li>
        ))}
      </ul>
      {whole !== null && (
        <p className="translation-whole">
          {texts.asItIs} <q lang={language}>{whole}</q>
        </p>
      )}
    </section>
  )
}
