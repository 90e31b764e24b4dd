// Checks the chain of the operation log and says how much of it is whole, or where it breaks.
import { SafetyOutlined } from '@ant-design/icons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Modal, Spin } from 'antd'
import { useState } from 'react'
import type { ChainReport } from '#contract/monitoring/log.ts'
import { formatMoment } from '#web/admin/shown-values/format-moment.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'
import { forgetOperations, verifyOperations } from './admin-api.ts'

/** `onShow` opens the entry where the chain breaks. */
export function ChainCheck({ onShow }: { onShow: (id: number) => void }) {
  const texts = useTexts('console/log/operations')
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  const { mutate, data, isPending } = useMutation({
    ...verifyOperations(),
    // A refusal is told by the frame: there is nothing to show here.
    onError: () => setOpen(false),
    onSettled: () => forgetOperations(client),
  })
  const begin = () => {
    setOpen(true)
    mutate()
  }
  const close = () => setOpen(false)
  const broken = data?.brokenAt ?? null
  return (
    <>
      <Button icon={<SafetyOutlined />} loading={isPending} disabled={isPending} onClick={begin}>
        {texts.verify}
      </Button>
      <Modal
        open={open}
        title={texts.verifyTitle}
        onCancel={close}
        footer={
          <>
            {!isPending && broken !== null && (
              <Button
                onClick={() => {
                  close()
                  onShow(broken)
                }}
              >
                {texts.showBroken}
              </Button>
            )}
            <Button type="primary" onClick={close}>
              {texts.close}
            </Button>
          </>
        }
      >
        <div role="status" className="chain-check">
          {isPending && (
            <p>
              <Spin size="small" /> {texts.verifying}
            </p>
          )}
          {!isPending && data && <Report report={data} />}
        </div>
      </Modal>
    </>
  )
}

function Report({ report }: { report: ChainReport }) {
  const texts = useTexts('console/log/operations')
  const language = useLanguage()
  const { whole, checked, brokenAt, removedUpTo, firstTime, lastTime } = report
  const count = thousands(checked)
  return (
    <>
      {whole ? (
        <Alert
          type="success"
          showIcon
          title={texts.whole({ count: checked, written: count })}
          description={
            firstTime !== null &&
            lastTime !== null &&
            texts.span({ first: formatMoment(firstTime, language), last: formatMoment(lastTime, language) })
          }
        />
      ) : (
        <Alert
          type="error"
          showIcon
          title={texts.broken({ id: brokenAt === null ? '?' : thousands(brokenAt) })}
          description={texts.brokenText({ count })}
        />
      )}
      {removedUpTo !== null && <p className="field-hint">{texts.removed({ id: thousands(removedUpTo) })}</p>}
    </>
  )
}
