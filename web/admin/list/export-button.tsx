// Makes a file of what a list shows and hands it to the browser to keep.
import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import type { FileToKeep } from '#web/client/download-file.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { thousands } from '#web/ui/number-format.ts'

/** How long the browser may take to begin with what it was handed. */
const HANDED_MS = 60_000

type Props = {
  label: string
  /** A call of `downloadFile`; what fails is told by the frame. */
  make: (options: { onProgress: (bytes: number) => void }) => Promise<FileToKeep>
  /** After the file was handed over. */
  onMade?: (name: string) => void
  size?: 'small'
}

/** Shows how much has come, and cannot be pressed again meanwhile; it goes on while another page is looked at. */
export function ExportButton({ label, make, onMade, size }: Props) {
  const texts = useTexts('console/list/list')
  const [bytes, setBytes] = useState<number | null>(null)

  const begin = async () => {
    setBytes(0)
    try {
      const file = await make({ onProgress: setBytes })
      keep(file)
      onMade?.(file.name)
    } catch (error) {
      console.error(error)
    } finally {
      setBytes(null)
    }
  }
  const running = bytes !== null
  const kilobytes = `${thousands(Math.ceil((bytes ?? 0) / 1024))} kB`
  return (
    <Button
      icon={<DownloadOutlined />}
      {...(size && { size })}
      loading={running}
      disabled={running}
      onClick={() => void begin()}
    >
      <span aria-live="polite">{running ? texts.exporting({ size: kilobytes }) : label}</span>
    </Button>
  )
}

function keep({ name, blob }: FileToKeep) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), HANDED_MS)
}
