// The frame of a form over one record: languages, what is wrong, the form itself, the bar, and all that opens from it.
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Form } from 'antd'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { same } from '#contract/content/same.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { LanguageBar } from '#web/admin/editor/inputs/language-bar.tsx'
import { useEditorLanguages } from '#web/admin/editor/inputs/use-editor-languages.ts'
import { ReviewDialog } from '#web/admin/editor/review/review-dialog.tsx'
import { ReviewNote } from '#web/admin/editor/review/review-note.tsx'
import { useReview } from '#web/admin/editor/review/use-review.ts'
import { useDraftCopy } from '#web/admin/editor/saving/draft-copy.ts'
import { useAutosave, useSaveKey } from '#web/admin/editor/saving/use-autosave.ts'
import { hasText } from '#web/admin/forms/completeness.ts'
import { languageIn } from '#web/admin/forms/field-places.ts'
import { settleInput } from '#web/admin/forms/typed-input.ts'
import { useTabTitle } from '#web/admin/frame/tabs/tab-context.ts'
import { PageHead } from '#web/admin/page-parts/page-head.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { RichDeskContext, useRichDesk } from '#web/admin/rich-text/rich-desk.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { translated } from './admin-api.ts'
import { LanguagesContext } from './editing.ts'
import { EditingProvider } from './editing-provider.tsx'
import { EditorBar } from './editor-bar.tsx'
import { EditorDialogs, useEditorActions } from './editor-dialogs.tsx'
import type { EditorKind, Entry } from './editor-kind.ts'
import { DraftOffer, Presence, ProblemList } from './editor-notices.tsx'
import type { Arrival } from './editor-state.ts'
import { ReachContext, useReach, useWrittenLanguages } from './reach.ts'
import { ReachNote } from './reach-note.tsx'
import { useEditor } from './use-editor.ts'
import './editor.css'

export type EditorFrameProps<
  Fields extends object = object,
  FormShape extends object = object,
  Staff extends Entry = Entry,
> = {
  kind: EditorKind<Fields, FormShape, Staff>
  /** The title of a record without a name, and of a new one. */
  words: { unnamed: string; newTitle: string }
  /** The line under the title. */
  description?(form: FormShape): string
  /** The name of the tab; the title, unless the kind knows a shorter one. */
  tabTitle?(fields: Fields): string
  /** The form; its parts read what they need with `useEditing`. */
  children: ReactNode
}

/** `record` is null while it is not stored yet. */
export function EditorFrame({
  kind,
  record: opened,
  words,
  description,
  tabTitle,
  children,
}: EditorFrameProps & { record: Entry | null }) {
  const texts = useTexts('console/editor/editor')
  const shown = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()
  const languages = useEditorLanguages(useWrittenLanguages(kind.page))
  const { desk, setPlace } = useRichDesk()
  const whole = useFirstField(opened === null)
  const dropCopy = useRef(() => {})
  const editor = useEditor(kind, opened, (operation) => {
    void message.success(operation === 'publish' ? texts.published : texts.saved)
    // A page that moves on to its new address leaves no copy behind.
    dropCopy.current()
  })
  const { record, base, mine, form, dirty, rights, problems } = editor
  const reach = useReach(kind.page, record?.addedBy)
  const nothing = reach !== null && !reach.limits.some((one) => reach.own || !one.own)
  const editable = (record ? rights.update : rights.add) && !nothing
  const copy = useDraftCopy(kind.base, String(opened?.id ?? 'new'), {
    version: record?.version ?? 0,
    base,
    fields: mine,
    dirty: dirty && editable && !editor.movedOn.current,
  })
  dropCopy.current = copy.drop
  useAutosave(editor, editable && copy.found === null)
  useSaveKey(() => {
    settleInput()
    if (editable && editor.isAhead() && !editor.busy && !editor.uploading) editor.save('save')
  })
  useMissingOnArrival((fields) => editor.showProblems('publish', fields))
  const goTo = useLanguageOf(problems.fields, languages.choose, editor.goTo)
  const title = kind.title(base)
  const name = textIn(title, shown) || words.unnamed
  useTabTitle(record && ((tabTitle?.(base) ?? '') || (hasText(title) ? title : null)))
  const actions = useEditorActions(editor, name, () => {
    copy.drop()
    void kind.forget(client)
  })

  const review = useReview(editor)

  const stale = useSameSet(
    useMemo(() => stalePaths(kind, record, base, mine, form), [record, base, mine, form, kind]),
  )
  const { act, latest, formId } = editor
  const fieldId = useCallback((path: string) => `${formId}.${path}`, [formId])
  const id = record?.id
  const about = useMemo(() => (id === undefined ? null : { kind: kind.base, id }), [kind.base, id])
  const hold = useLatest((path: string) => {
    const at = latest.current.form
    const own = (record?.stale ?? []).filter((one) => (kind.formPath?.(at, one) ?? one) === path)
    // The frame reports a refusal.
    act((to) => translated(kind.base, to, own)).catch(console.error)
  })
  const editing = {
    form,
    change: editor.change,
    problems: problems.fields,
    disabled: !editable,
    fieldId,
    record,
    about,
    stale,
    onHold: editable && record ? hold : null,
    setUploading: editor.setUploading,
  }

  return (
    <EditingProvider value={editing}>
      <div
        ref={whole}
        className="editor"
        data-side={languages.side || undefined}
        inert={!record && editor.busy}
      >
        <PageHead title={record ? name : words.newTitle} description={description?.(form)}>
          {record && <Presence base={kind.base} id={record.id} editing={dirty} />}
        </PageHead>
        {editable || nothing ? <ReachNote reach={reach} /> : null}
        {!editable && !nothing && (
          <Alert type="info" showIcon title={texts.readOnly} className="editor-note" />
        )}
        <ReviewNote review={review.review} />
        <DraftOffer copy={copy} onTake={editor.takeOver} />
        <ProblemList problems={problems} words={kind} onGo={goTo} />
        <LanguageBar languages={languages} form={form} stale={stale} tools={setPlace} />
        <Form layout="vertical" component={false}>
          <LanguagesContext value={languages.shown}>
            <ReachContext value={reach}>
              <RichDeskContext value={desk}>{children}</RichDeskContext>
            </ReachContext>
          </LanguagesContext>
        </Form>
        <EditorBar editor={editor} review={review} editable={editable} onChoose={actions.choose} />
        <ReviewDialog review={review} />
        <EditorDialogs editor={editor} actions={actions} name={name} />
      </div>
    </EditingProvider>
  )
}

/** The set of before as long as it holds the same: whoever reads it is not drawn anew. */
function useSameSet(set: ReadonlySet<string>): ReadonlySet<string> {
  const [kept, keep] = useState(set)
  if (kept === set) return set
  if (kept.size === set.size && [...set].every((one) => kept.has(one))) return kept
  keep(set)
  return set
}

/** Stays the same function, and does what the last one given does. */
function useLatest<Given>(does: (given: Given) => void) {
  const last = useRef(does)
  useEffect(() => {
    last.current = does
  })
  return useCallback((given: Given) => last.current(given), [])
}

/** A message about one language brings that language into sight; so does the way to its field. */
function useLanguageOf(
  problems: FieldMessages,
  choose: (language: Language) => void,
  goTo: (field: string) => void,
) {
  const show = (field: string) => {
    const language = languageIn(field)
    if (language) choose(language)
  }
  const first = Object.keys(problems)[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per set of messages
  useEffect(() => show(first ?? ''), [first])
  return (field: string) => {
    show(field)
    goTo(field)
  }
}

/** A new record begins with the cursor in its first field, once, where no keyboard would slide over the form. */
function useFirstField(isNew: boolean) {
  const whole = useRef<HTMLDivElement>(null)
  const done = useRef(!isNew)
  useEffect(() => {
    if (done.current) return
    done.current = true
    if (!matchMedia('(pointer: fine)').matches) return
    whole.current?.querySelector<HTMLElement>('form input:enabled, .ant-form-item input:enabled')?.focus()
  }, [])
  return whole
}

/** Takes over what a page before this one found missing, once: the state of an address outlives a reload. */
function useMissingOnArrival(show: (fields: FieldMessages) => void) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const arrival = state as Arrival
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival
  useEffect(() => {
    if (!arrival?.missing && !arrival?.savedAt) return
    if (arrival.missing) show(arrival.missing)
    void navigate(pathname + search, { replace: true, state: null })
  }, [arrival?.missing, arrival?.savedAt])
}

/** Paths of texts that are older than their source, as the server found, without those that were touched since. */
function stalePaths(
  { formPath = (_, path) => path }: Pick<EditorKind, 'formPath'>,
  record: Entry | null,
  base: object,
  mine: object,
  form: object,
): ReadonlySet<string> {
  const stale = (record?.stale ?? []).filter((path) => same(valueAt(base, path), valueAt(mine, path)))
  return new Set(stale.map((path) => formPath(form, path)))
}

const valueAt = (record: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], record)
