// What records say to a field that is of another type now: a dry run by record, and the conversion of what can be read.
import { useMutation, useQuery } from '@tanstack/react-query'
import { Alert, Button, Modal, Select, Skeleton } from 'antd'
import { useState } from 'react'
import type { FieldSettings } from '#contract/site/field-settings.ts'
import { LoadFailed } from '#web/admin/page-parts/load-failed.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { convertField, misfitsQuery } from '../admin-api.ts'

type Field = FieldSettings['attributes'][number]
type Props = {
  stored: FieldSettings
  disabled: boolean
  /** The key of a field that has just become of another type: it is looked at by itself. */
  begin: string | null
  onConverted: (stored: FieldSettings) => void
}

export function FieldValues({ stored, disabled, begin, onConverted }: Props) {
  const texts = useTexts('console/setting').ownFields
  const language = useLanguage()
  const nameOf = ({ name }: Field) => textIn(name, language) || texts.unnamed
  const [chosen, setChosen] = useState<string | null>(begin)
  const [open, setOpen] = useState(begin !== null)
  const field = stored.attributes.find(({ key }) => key === chosen)
  if (stored.attributes.length === 0) return null
  return (
    <section className="own-fields-removed" aria-labelledby="field-values">
      <h2 id="field-values">{texts.values}</h2>
      <p>{texts.valuesText}</p>
      <div className="own-fields-check">
        <Select
          value={field?.key ?? null}
          placeholder={texts.chooseField}
          aria-label={texts.chooseField}
          disabled={disabled}
          options={stored.attributes.map((one) => ({ value: one.key, label: nameOf(one) }))}
          onChange={setChosen}
        />
        <Button disabled={disabled || !field} onClick={() => setOpen(true)}>
          {texts.check}
        </Button>
      </div>
      {open && field && (
        <Misfits
          key={field.key}
          {...{ stored, field, onConverted }}
          name={nameOf(field)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

type MisfitProps = {
  stored: FieldSettings
  field: Field
  name: string
  onConverted: Props['onConverted']
  onClose: () => void
}

function Misfits({ stored, field, name, onConverted, onClose }: MisfitProps) {
  const texts = useTexts('console/setting').ownFields
  const { message } = useApp()
  const { kind, version } = stored
  const { data, error, isFetching, refetch } = useQuery(misfitsQuery({ kind, key: field.key }, version))
  const convert = useMutation({
    mutationFn: () => convertField({ kind, key: field.key, version }),
    onSuccess: ({ settings, records }) => {
      void message.success(texts.converted({ count: records }))
      onClose()
      onConverted(settings)
    },
  })
  const readable = data?.readable ?? 0
  return (
    <Modal
      open
      title={texts.valuesOf({ name })}
      width={680}
      okText={readable > 0 ? texts.convert({ count: readable }) : texts.close}
      confirmLoading={convert.isPending}
      cancelButtonProps={{ hidden: readable === 0 }}
      cancelText={texts.leave}
      onOk={() => (readable > 0 ? convert.mutate() : onClose())}
      onCancel={onClose}
    >
      {error && !isFetching ? (
        <LoadFailed error={error} onAgain={() => void refetch()} busy={isFetching} />
      ) : !data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : data.records === 0 ? (
        <p>{texts.allFit}</p>
      ) : (
        <>
          <p className="own-fields-says">{texts.misfits({ records: data.records, readable })}</p>
          {readable < data.records && <Alert type="warning" showIcon title={texts.lost} />}
          <ul className="own-fields own-fields-misfits">
            {data.items.map(({ id, title, says, becomes }) => (
              <li key={id}>
                <span>{title || `#${id}`}</span>
                <span>
                  {becomes === null ? says : <del>{says}</del>}{' '}
                  {becomes === null ? <em>{texts.unreadable}</em> : <ins>{becomes}</ins>}
                </span>
              </li>
            ))}
          </ul>
          {data.items.length < data.records && <p>{texts.firstOnes({ count: data.items.length })}</p>}
        </>
      )}
    </Modal>
  )
}
