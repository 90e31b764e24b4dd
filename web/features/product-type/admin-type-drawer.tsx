// The drawer in which a product type is added or edited.
import { Alert, Button, Drawer, Form, Modal } from 'antd'
import { useState } from 'react'
import { ConflictDialog } from '#web/admin/conflict-dialog.tsx'
import { differences } from '#web/admin/difference.ts'
import { messageFor } from '#web/admin/field-errors.ts'
import { PictureList } from '#web/admin/picture-list.tsx'
import { textIn } from '#web/admin/text-in.ts'
import { TextInThree } from '#web/admin/text-in-three.tsx'
import { TypeSelect } from '#web/admin/type-select.tsx'
import { TOP } from '#web/admin/type-tree.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { TYPE_TEXTS } from './admin-texts.ts'
import type { TypeFields, TypeTask } from './admin-type-draft.ts'
import { useTypeForm } from './admin-type-form.ts'
import { ShownTypeValue } from './admin-type-value.tsx'

/** Limits of the contract (`contract/product-type.ts`). */
const NAME_LENGTH = 120
const INTRODUCTION_LENGTH = 2000
const COVERS = 5

/** Rendered while it is open. */
export function TypeDrawer({ task, onClose }: { task: TypeTask; onClose: () => void }) {
  const texts = useTexts(TYPE_TEXTS)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  const form = useTypeForm(task, onClose)
  const { fields, change, errors, failure } = form
  const close = () => (form.dirty ? setAsking(true) : onClose())

  const label: Record<keyof TypeFields, string> = {
    productTypeName: texts.name,
    productTypeLevel: texts.parent,
    introduction: texts.introduction,
    covers: texts.covers,
  }

  return (
    <Drawer
      open
      title={
        task.do === 'add' ? texts.newTitle : texts.editTitle(textIn(task.type.productTypeName, language))
      }
      size="min(560px, 100vw)"
      onClose={close}
      mask={{ closable: !form.dirty }}
      footer={
        <div className="dialog-ways">
          {form.uploading && <span className="field-hint">{texts.uploading}</span>}
          <Button onClick={close}>{texts.cancel}</Button>
          <Button
            type="primary"
            onClick={form.save}
            loading={form.busy}
            disabled={form.uploading || !form.dirty}
          >
            {texts.save}
          </Button>
        </div>
      }
    >
      <Form layout="vertical" component={false}>
        {failure && <Alert className="form-failure" type="error" role="alert" title={failure} showIcon />}
        <TextInThree
          id="type.productTypeName"
          label={texts.name}
          value={fields.productTypeName}
          onChange={(productTypeName) => change({ productTypeName })}
          max={NAME_LENGTH}
          required
          error={messageFor(errors, 'productTypeName')}
        />
        <Form.Item
          label={texts.parent}
          htmlFor="type.productTypeLevel"
          {...errorOf(messageFor(errors, 'productTypeLevel'))}
        >
          <TypeSelect
            id="type.productTypeLevel"
            value={fields.productTypeLevel}
            onChange={(level) => change({ productTypeLevel: level ?? TOP })}
            topName={texts.topLevel}
            {...(task.do === 'edit' && { moved: task.type.id })}
          />
        </Form.Item>
        <TextInThree
          id="type.introduction"
          label={texts.introduction}
          value={fields.introduction}
          onChange={(introduction) => change({ introduction })}
          max={INTRODUCTION_LENGTH}
          long
          error={messageFor(errors, 'introduction')}
        />
        <Form.Item label={texts.covers} htmlFor="type.covers" {...errorOf(messageFor(errors, 'covers'))}>
          <PictureList
            id="type.covers"
            keys={fields.covers}
            onChange={form.changeCovers}
            onBusy={form.setUploading}
            max={COVERS}
          />
        </Form.Item>
      </Form>
      {form.conflict && (
        <ConflictDialog<TypeFields>
          open
          rows={differences(form.base, form.fields, form.conflict.fields)}
          label={(field) => label[field]}
          render={(field, value, other) => <ShownTypeValue field={field} value={value} other={other} />}
          busy={form.busy}
          onKeepMine={form.keepMine}
          onTakeTheirs={form.takeTheirs}
          onClose={form.closeConflict}
        />
      )}
      <Modal
        open={asking}
        title={texts.dropTitle}
        okText={texts.drop}
        okButtonProps={{ danger: true }}
        cancelText={texts.stay}
        onOk={onClose}
        onCancel={() => setAsking(false)}
        width={420}
      >
        {texts.dropSays}
      </Modal>
    </Drawer>
  )
}

const errorOf = (message: string | undefined) =>
  message ? { validateStatus: 'error' as const, help: message } : {}
