// Recovery codes, shown this once: to be copied, kept as a file, or written down.
import { Button, Modal } from 'antd'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { useTexts } from '#web/i18n/language.tsx'
import './second-step.css'

type Props = { codes: readonly string[]; onClose: () => void }

export function RecoveryCodes({ codes, onClose }: Props) {
  const texts = useTexts('console/second-step')
  const { message } = useApp()
  const text = `${texts.recoveryTitle} (${location.host})\n\n${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      void message.success(texts.copied)
    } catch {
      // Without https there is no clipboard: they stand there to be copied by hand.
      void message.info(texts.copyByHand)
    }
  }
  return (
    <Modal
      open
      title={texts.recoveryTitle}
      closable={false}
      keyboard={false}
      width={480}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.kept}
        </Button>
      }
    >
      <p className="dialog-says">{texts.recoveryText}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="recovery-keep">
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {texts.download}
        </Button>
      </div>
    </Modal>
  )
}
