// Shows that somebody else saved in between: field by field what is mine and what is there now (decision 25).
import { Alert, Button, Modal, Tag } from 'antd'
import type { ReactNode } from 'react'
import type { Difference } from '#web/admin/differences/difference.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './conflict-dialog.css'

const TEXTS = {
  zh: {
    title: '此内容已被他人修改',
    says: '您打开之后，有人保存了新的版本。请选择保留哪一方的内容。',
    mineNote: '“保留我的”只写入您改动过的项目，对方在其他项目上的修改会保留；“采用对方的”会丢弃您的改动。',
    field: '项目',
    mine: '我的',
    now: '现在的',
    me: '您的修改',
    them: '对方的修改',
    both: '双方都改了',
    keepMine: '保留我的',
    takeTheirs: '采用对方的',
    close: '稍后处理',
    equal: '双方内容相同，再保存一次即可。',
  },
  en: {
    title: 'Someone else changed this',
    says: 'A newer version was saved after you opened it. Choose whose content to keep.',
    mineNote:
      '“Keep mine” saves only the fields that you changed; what others changed elsewhere is kept. “Take theirs” discards your changes.',
    field: 'Field',
    mine: 'Yours',
    now: 'Now',
    me: 'changed by you',
    them: 'changed by others',
    both: 'changed by both',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    close: 'Decide later',
    equal: 'Both are the same; just save again.',
  },
  es: {
    title: 'Otra persona cambió esto',
    says: 'Se guardó una versión más reciente después de que usted la abriera. Elija qué contenido se conserva.',
    mineNote:
      '«Conservar mi versión» solo escribe los campos que usted cambió; lo que otros cambiaron en los demás se mantiene. «Aceptar la otra versión» descarta sus cambios.',
    field: 'Campo',
    mine: 'Su versión',
    now: 'Ahora',
    me: 'cambiado por usted',
    them: 'cambiado por otros',
    both: 'cambiado por ambos',
    keepMine: 'Conservar mi versión',
    takeTheirs: 'Aceptar la otra versión',
    close: 'Decidir más tarde',
    equal: 'Ambos son iguales; basta con guardar de nuevo.',
  },
}

type Row<T> = Difference<T>
type Props<T> = {
  open: boolean
  rows: readonly Row<T>[]
  label: (field: keyof T & string) => string
  /** How a value of a field is shown beside the other one. */
  render: (field: keyof T & string, value: unknown, other: unknown) => ReactNode
  busy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

const TAG_COLOUR = { me: 'blue', them: 'default', both: 'orange' } as const

export function ConflictDialog<T>({ open, rows, label, render, busy, ...on }: Props<T>) {
  const texts = useTexts(TEXTS)
  return (
    <Modal
      open={open}
      title={texts.title}
      width={820}
      onCancel={on.onClose}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={on.onClose}>{texts.close}</Button>
          <Button onClick={on.onTakeTheirs} disabled={busy}>
            {texts.takeTheirs}
          </Button>
          <Button type="primary" onClick={on.onKeepMine} loading={busy}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <p>{texts.says}</p>
      {rows.length === 0 ? (
        <Alert type="info" title={texts.equal} />
      ) : (
        <div className="conflict-scroll">
          <table className="conflict">
            <thead>
              <tr>
                <th scope="col">{texts.field}</th>
                <th scope="col">{texts.mine}</th>
                <th scope="col">{texts.now}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.field}>
                  <th scope="row">
                    {label(row.field)}
                    <Tag color={TAG_COLOUR[row.by]}>{texts[row.by]}</Tag>
                  </th>
                  <td data-title={texts.mine}>{render(row.field, row.mine, row.theirs)}</td>
                  <td data-title={texts.now}>{render(row.field, row.theirs, row.mine)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="conflict-note">{texts.mineNote}</p>
    </Modal>
  )
}
