// One picture of the library: how it is cut, what it is called, where it lies, where it is used, what it was before.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { trimmed } from '#contract/languages/language-codes.ts'
import type { Crop, Focal, Media } from '#contract/media/media.ts'
import { fieldWords } from '#web/admin/differences/shown-change.tsx'
import { messageFor } from '#web/admin/forms/field-errors.ts'
import { fieldError, RecordDrawer } from '#web/admin/forms/record-drawer.tsx'
import { useRecordForm } from '#web/admin/forms/record-form.ts'
import { TextInThree } from '#web/admin/forms/text-in-three.tsx'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { forgetMedia } from '#web/admin/media/admin-api.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { RouterLink } from '#web/ui/router-link.tsx'
import { updateQuietly, usesQuery } from './admin-api.ts'
import { CutEditor } from './admin-cut-editor.tsx'
import { FolderSelect } from './admin-folders.tsx'
import { MediaFiles } from './admin-media-files.tsx'

type Fields = {
  name: string
  folderId: number | null
  tags: string[]
  alt: Text
  focal: Focal
  crop: Crop | null
}

const storedOf = ({ id, version, name, folderId, tags, alt, focal, crop }: Media) => ({
  id,
  version,
  fields: { name, folderId, tags, alt, focal, crop },
})
const tidy = ({ name, alt, ...fields }: Fields): Fields => ({
  ...fields,
  name: name.trim(),
  alt: trimmed(alt),
})

/** Rendered while it is open. */
export function MediaDrawer({ picture, onClose }: { picture: Media; onClose: () => void }) {
  const [current, setCurrent] = useState(picture)
  // Another file is another picture to cut: the form begins anew.
  return <Detail key={current.version} picture={current} onChanged={setCurrent} onClose={onClose} />
}

type DetailProps = { picture: Media; onChanged: (picture: Media) => void; onClose: () => void }

function Detail({ picture, onChanged, onClose }: DetailProps) {
  const texts = useTexts('console/media/detail')
  const may = useMay()('web_media:update')
  const form = usePictureForm(picture, onClose)
  const { fields, change, errors } = form
  const label: Record<keyof Fields, string> = {
    name: texts.name,
    folderId: texts.folder,
    tags: texts.tags,
    alt: texts.alt,
    focal: texts.focal,
    crop: texts.crop,
  }
  return (
    <RecordDrawer<Fields>
      title={picture.name}
      form={form}
      onClose={onClose}
      words={fieldWords<Fields>(label, (_, value) => <span className="media-other">{inWords(value)}</span>)}
    >
      <p className="media-facts num">
        {picture.width} × {picture.height} · {picture.type.toUpperCase()} · {fileSize(picture.bytes)}
        {picture.by && <> · {texts.uploaded({ who: picture.by })}</>}
      </p>
      <CutEditor picture={picture} cut={fields} disabled={!may} onChange={change} />
      <MediaFiles picture={picture} may={may} dirty={form.dirty} onChanged={onChanged} />
      <TextInThree
        id="media.alt"
        label={texts.alt}
        value={fields.alt}
        onChange={(alt) => change({ alt })}
        max={300}
        disabled={!may}
        error={messageFor(errors, 'alt')}
      />
      <p className="field-hint">{texts.altHint}</p>
      <Form.Item label={texts.name} htmlFor="media.name" {...fieldError(errors, 'name')}>
        <Input
          id="media.name"
          value={fields.name}
          maxLength={200}
          disabled={!may}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Form.Item>
      {may && (
        <Form.Item label={texts.folder} htmlFor="media.folderId" {...fieldError(errors, 'folderId')}>
          <FolderSelect
            id="media.folderId"
            label={texts.folder}
            noneName={texts.noFolder}
            value={fields.folderId}
            onChange={(folderId) => change({ folderId })}
          />
        </Form.Item>
      )}
      <Form.Item label={texts.tags} htmlFor="media.tags" {...fieldError(errors, 'tags')}>
        <Select
          id="media.tags"
          mode="tags"
          open={false}
          suffixIcon={null}
          placeholder={texts.tagsHint}
          tokenSeparators={[',', ';', '，', '；']}
          maxCount={20}
          value={fields.tags}
          disabled={!may}
          onChange={(tags: string[]) =>
            change({ tags: tags.map((tag) => tag.trim().slice(0, 40)).filter(Boolean) })
          }
        />
      </Form.Item>
      <MediaUses id={picture.id} />
    </RecordDrawer>
  )
}

const inWords = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

function usePictureForm(picture: Media, onSaved: () => void) {
  const texts = useTexts('console/media/detail')
  const { message } = useApp()
  const client = useQueryClient()
  return useRecordForm<Fields, Media>({
    form: 'media',
    begin: storedOf(picture),
    tidy,
    storedOf: (current) => storedOf(current as Media),
    write: (at, _, changed) => updateQuietly({ ...at, ...changed }),
    onSaved: () => {
      void message.success(texts.saved)
      onSaved()
    },
    onSettled: () => void forgetMedia(client),
  })
}

function MediaUses({ id }: { id: number }) {
  const texts = useTexts('console/media/detail')
  const language = useLanguage()
  const kinds = useKindNames('one')
  const addressOf = useFormAddress()
  const asked = useQuery(usesQuery(id))
  const { data } = asked
  return (
    <section className="media-about" aria-label={texts.uses}>
      <h3>{texts.uses}</h3>
      <Pending asked={asked} rows={2} />
      {data?.length === 0 && <p className="field-hint">{texts.usesNone}</p>}
      <ul>
        {data?.map((record) => {
          const name = textIn(record.title, language)
          const to = addressOf(record)
          return (
            <li key={record.id}>
              <small>{kinds[record.kind]}</small> {to ? <RouterLink to={to}>{name}</RouterLink> : name}{' '}
              <small>{record.shown ? texts.shown : texts.notShown}</small>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
