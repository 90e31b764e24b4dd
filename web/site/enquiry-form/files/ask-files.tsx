// Drawings and files: chosen or dropped, each with how far it is and what to do; without scripts they go along with the form.
import { useState } from 'react'
import { FILE_ENDINGS } from '#contract/enquiries/enquiry-files.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { writeNumber } from '#contract/languages/locales.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import type { EnquiryWords } from '#web/site/enquiry-form/asked-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { FormFile, FormFiles } from './use-files.ts'
import './ask-files.css'

type Props = { id: string; files: FormFiles; words: EnquiryWords }

const MB = 1024 * 1024
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const sizeOf = (bytes: number, language: Language) =>
  writeNumber(Math.max(0.1, bytes / MB), language, ONE_DECIMAL)

export function AskFiles({ id, files, words }: Props) {
  const [over, setOver] = useState(false)
  return (
    <section className="ask-files" aria-label={words.files}>
      <p className="ask-head">
        {words.files} <em>{words.optional}</em>
      </p>
      {files.files.map((file) => (
        <Upload key={file.key} {...{ file, words }} onTakeOut={() => files.takeOut(file.key)} />
      ))}
      <label
        className="drop"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          files.add(event.dataTransfer.files)
        }}
      >
        <input
          id={`${id}-files`}
          type="file"
          name="files"
          multiple
          accept={FILE_ENDINGS}
          aria-describedby={`${id}-files-hint`}
          onChange={({ target }) => {
            files.add([...(target.files ?? [])])
            // The same file may be chosen again.
            target.value = ''
          }}
        />
        <b>{words.filesChoose}</b>
        <small id={`${id}-files-hint`}>{words.filesHint}</small>
      </label>
    </section>
  )
}

type UploadProps = { file: FormFile; words: EnquiryWords; onTakeOut: () => void }

function Upload({ file: { sent, moved, paused, fault }, words, onTakeOut }: UploadProps) {
  const { name, size, received, state, reason, type } = sent
  const language = useLanguage()
  const there = Math.min(size, received + moved)
  const whole = sizeOf(size, language)
  const said =
    state === 'received'
      ? words.fileReceived({ size: whole })
      : state === 'coming'
        ? `${words.fileComing({ sent: sizeOf(there, language), size: whole })} ${paused ? words.filePaused : words.fileGoesOn}`
        : fault || words.fileReasons[reason || 'unchecked']
  const mark = type === '' ? (name.split('.').at(-1) ?? '').slice(0, 4) : words.fileTypes[type]
  return (
    <div className={state === 'refused' ? 'upload is-wrong' : 'upload'}>
      {sent.file !== '' && state === 'received' && <input type="hidden" name="file" value={sent.file} />}
      <span className="file">{mark}</span>
      <div>
        <b>{name}</b>
        <small role="status">{said}</small>
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={(state === 'coming' ? words.fileStop : words.fileTakeOut)({ name })}
        onClick={onTakeOut}
      >
        <Icon name="close" />
      </button>
      {state === 'coming' && <progress max={size} value={there} aria-label={name} />}
    </div>
  )
}
