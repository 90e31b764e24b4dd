// What was chosen, in large, with what can be done with it at once.
import { CopyOutlined, EditOutlined, EyeOutlined, SendOutlined } from '@ant-design/icons'
import { type ReactNode, useEffect } from 'react'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useHandOverLink } from '#web/admin/page-parts/hand-over-link.tsx'
import { RecordStateWord } from '#web/admin/shown-values/record-state.tsx'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import type { FindItem } from './find-item.ts'
import type { useRecordActs } from './use-record-acts.ts'
import './find-preview.css'

type Act = { key: string; code: string; label: string; hint: string; icon: ReactNode; run: () => void }
type Props = {
  item: FindItem
  acts: ReturnType<typeof useRecordActs>
  onOpen: () => void
  onClose: () => void
}

export function FindPreview({ item, acts, onOpen, onClose }: Props) {
  const texts = useTexts('console/frame/find')
  const handOver = useHandOverLink()
  const { found, picture, title, detail, to } = item
  const record = item.group === 'command' ? null : found
  const actions: Act[] = []
  if (to && item.group !== 'command')
    actions.push({
      key: 'open',
      code: '',
      label: record ? texts.edit : texts.view,
      hint: 'Enter',
      icon: <EditOutlined />,
      run: onOpen,
    })
  if (record) {
    const way = (verb: 'preview' | 'publish', code: string, label: string, icon: ReactNode) => {
      if (!acts.fits(verb, record)) return
      const run = () => {
        onClose()
        acts.act(verb, record)
      }
      actions.push({ key: verb, code, label, hint: `Alt ${code}`, icon, run })
    }
    way('preview', 'V', texts.preview, <EyeOutlined />)
    way('publish', 'P', texts.publish, <SendOutlined />)
  }
  if (to)
    actions.push({
      key: 'copy',
      code: 'C',
      label: texts.copy,
      hint: 'Alt C',
      icon: <CopyOutlined />,
      run: () => void handOver(new URL(`#${to}`, location.href).href, texts.copied),
    })
  useAltKeys(actions)
  return (
    <aside className="find-preview">
      {picture && <img src={imageAddress(picture, 480, [4, 3])} alt="" width={248} height={186} />}
      <strong>{title}</strong>
      {detail && <p>{detail}</p>}
      {found?.state && (
        <p>
          <RecordStateWord state={found.state} />
        </p>
      )}
      {found?.languages && (
        <p className="find-languages">
          {STAFF_LANGUAGES.map((language) => (
            <span key={language} data-words={found.languages?.[language]}>
              {language}
            </span>
          ))}
        </p>
      )}
      {found && (
        <p className="find-changed">
          <TimePassed time={found.updateTime} />
          {found.updatedBy && ` · ${texts.changedBy({ who: found.updatedBy })}`}
        </p>
      )}
      <div className="find-acts">
        {actions.map(({ key, label, hint, icon, run }) => (
          <button key={key} type="button" onClick={run}>
            {icon}
            <span>{label}</span>
            <kbd>{hint}</kbd>
          </button>
        ))}
      </div>
    </aside>
  )
}

/** Alt and the letter of an act do it, whatever letter the layout makes of that key. */
function useAltKeys(actions: readonly Act[]) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const way = actions.find(({ code }) => code !== '' && event.code === `Key${code}`)
      if (!way) return
      event.preventDefault()
      way.run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}
