// The terms of the house: what something is called in each language.
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Drawer, Input } from 'antd'
import { eachLanguage, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Glossary } from '#contract/translation/desk.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { useRecordForm } from '#web/admin/forms/record-form.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { forgetDesk, glossaryQuery, keepGlossary } from './admin-api.ts'

/** As in `contract/translation/desk.ts`, which would bring the validator along. */
const TERMS = 500
const LONGEST = 160

type Fields = Pick<Glossary, 'terms'>
const storedOf = ({ version, terms }: Glossary) => ({ id: 1, version, fields: { terms } })
const EMPTY = { words: eachLanguage(() => '') }

/** Rendered while it is open. */
export function GlossaryDrawer({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/release/translation')
  const asked = useQuery({ ...glossaryQuery(), refetchOnWindowFocus: false })
  if (asked.data && !asked.isFetching) return <GlossaryForm stored={asked.data} onClose={onClose} />
  return (
    <Drawer open title={texts.glossaryTitle} size="min(560px, 100vw)" onClose={onClose}>
      <Pending asked={asked} rows={8} />
    </Drawer>
  )
}

function GlossaryForm({ stored, onClose }: { stored: Glossary; onClose: () => void }) {
  const texts = useTexts('console/release/translation')
  const { message } = useApp()
  const client = useQueryClient()
  const mayChange = useMay()('web_translation:glossary')
  const form = useRecordForm<Fields, Glossary>({
    form: 'glossary',
    begin: storedOf(stored),
    // A line that nobody filled in is none.
    tidy: ({ terms }) => ({
      terms: terms.filter(({ words }) => STAFF_LANGUAGES.some((language) => words[language].trim() !== '')),
    }),
    storedOf: (current) => storedOf(current as Glossary),
    write: ({ version }, mine) => keepGlossary({ version, terms: mine.terms ?? stored.terms }),
    onSaved: () => {
      void message.success(texts.glossarySaved)
      void forgetDesk(client)
      onClose()
    },
  })
  const { terms } = form.fields
  const change = (next: Fields['terms']) => form.change({ terms: next })
  const problemOf = (at: number) => form.errors[`terms.${at}`]
  return (
    <RecordDrawer<Fields>
      title={texts.glossaryTitle}
      form={form}
      onClose={onClose}
      words={fieldWords<Fields>({ terms: texts.terms })}
      {...(!mayChange && { saves: [] })}
    >
      <p className="dialog-says">{texts.glossaryText}</p>
      {terms.length === 0 && <p className="dialog-says">{texts.noTerms}</p>}
      <ol className="glossary-terms">
        {terms.map(({ words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms have no other name
          <li key={at}>
            {STAFF_LANGUAGES.map((language) => (
              <Input
                key={language}
                lang={language}
                prefix={<small>{LANGUAGE_NAMES[language]}</small>}
                aria-label={texts.termIn({ number: at + 1, language: LANGUAGE_NAMES[language] })}
                value={words[language]}
                maxLength={LONGEST}
                disabled={!mayChange}
                {...(problemOf(at) && { status: 'error' as const })}
                onChange={({ target }) =>
                  change(terms.with(at, { words: { ...words, [language]: target.value } }))
                }
              />
            ))}
            {mayChange && (
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={texts.dropTerm({ number: at + 1 })}
                onClick={() => change(terms.toSpliced(at, 1))}
              />
            )}
            {problemOf(at) && <p role="alert">{problemOf(at)}</p>}
          </li>
        ))}
      </ol>
      {mayChange && terms.length < TERMS && (
        <Button type="dashed" icon={<PlusOutlined />} onClick={() => change([...terms, EMPTY])}>
          {texts.addTerm}
        </Button>
      )}
    </RecordDrawer>
  )
}
