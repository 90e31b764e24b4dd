// A version as a PDF, as the customer gets it: in place, and to keep.
import { ExportOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { paperOf } from '../admin-api.ts'
import './admin-quote-dialogs.css'

export type ShownPaper = { id: number; edition: number; version: number; number: string }

/** Rendered while it is open. */
export function QuotePaper({
  of: { id, edition, version, number },
  onClose,
}: {
  of: ShownPaper
  onClose: () => void
}) {
  const texts = useTexts('console/quote/desk')
  const asked = useQuery({
    queryKey: ['quotePaper', id, edition, version],
    queryFn: ({ signal }) => paperOf({ id, edition }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const address = useAddress(asked.data?.blob)
  const shown = navigator.pdfViewerEnabled ? address : null
  return (
    <Modal
      open
      className="quote-paper"
      title={texts.paperTitle({ number, edition })}
      footer={null}
      onCancel={onClose}
      width="min(900px, 96vw)"
    >
      <div className="quote-paper-head">
        {shown !== null && (
          <Button href={shown} target="_blank" icon={<ExportOutlined />}>
            {texts.openPaper}
          </Button>
        )}
        <ExportButton label={texts.download} make={(options) => paperOf({ id, edition }, options)} />
      </div>
      <Pending asked={asked} rows={14} />
      {asked.data && !navigator.pdfViewerEnabled && <p className="field-hint">{texts.noViewer}</p>}
      {shown !== null && (
        // Beside a page of its own nobody needs small pictures of it.
        <iframe title={texts.paperTitle({ number, edition })} src={`${shown}#navpanes=0`} />
      )}
    </Modal>
  )
}

/** An address of what was fetched, as long as it is shown. */
function useAddress(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
