// The bar of the editor, always in sight: the state of the record, the two ways to save, and the menu with the rest.
import { ExportOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { usePublicAddress } from '#web/admin/page-parts/preview-link.ts'
import { useTexts } from '#web/i18n/language.tsx'
import type { Entry } from './editor-kind.ts'
import { EditorMenu, type EditorWay } from './editor-menu.tsx'
import { EditorStatus } from './editor-status.tsx'
import type { Editor } from './use-editor.ts'

type Props<Fields extends object, Form extends object, Staff extends Entry> = {
  editor: Editor<Fields, Form, Staff>
  editable: boolean
  onChoose: (way: EditorWay) => void
}

export function EditorBar<Fields extends object, Form extends object, Staff extends Entry>({
  editor,
  editable,
  onChoose,
}: Props<Fields, Form, Staff>) {
  const texts = useTexts('console/editor/editor')
  const { kind, rights, record, dirty, uploading, busy, doing, save } = editor
  const publicAddress = usePublicAddress()
  const state = record?.state ?? 'draft'
  const waits = uploading || busy
  const saves = editable && (dirty || !record)
  const publishLabel = saves ? texts.savePublish : state === 'changed' ? texts.publishChanges : texts.publish
  const nothingNew = !dirty && state === 'published'
  return (
    <footer className="editor-bar">
      <EditorStatus editor={editor} />
      <div className="editor-actions">
        {record?.publishTime && (
          <Button
            type="link"
            href={publicAddress(kind.publicPath(record))}
            target="_blank"
            icon={<ExportOutlined />}
            aria-label={texts.onSite}
          >
            <span className="editor-way-word">{texts.onSite}</span>
          </Button>
        )}
        <Button
          icon={<EyeOutlined />}
          disabled={record === null || busy}
          title={record === null ? texts.first : undefined}
          aria-label={texts.preview}
          onClick={() => onChoose('preview')}
        >
          <span className="editor-way-word">{texts.preview}</span>
        </Button>
        <EditorMenu
          record={record}
          rights={rights}
          busy={busy}
          nothingNew={nothingNew}
          single={kind.list === undefined}
          onChoose={onChoose}
        />
        {editable && (
          <Button
            disabled={!dirty || waits}
            loading={doing === 'save'}
            onClick={() => save('save')}
            title="Ctrl+S / ⌘S"
          >
            {texts.save}
          </Button>
        )}
        {(editable || record) && (
          <Button
            type="primary"
            disabled={!rights.publish || waits || nothingNew}
            loading={doing === 'publish'}
            onClick={() => save('publish')}
            title={!rights.publish ? texts.noRight : nothingNew ? texts.nothingNew : undefined}
          >
            {publishLabel}
          </Button>
        )}
      </div>
    </footer>
  )
}
