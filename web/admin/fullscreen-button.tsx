// The toggle for the whole screen.
import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { BAR_TEXTS } from '#web/admin/bar-texts.ts'
import { useFullscreen } from '#web/admin/use-fullscreen.ts'
import { useTexts } from '#web/i18n/language.tsx'

export function FullscreenButton() {
  const texts = useTexts(BAR_TEXTS)
  const { full, toggle } = useFullscreen()
  const label = full ? texts.fullscreenEnd : texts.fullscreen
  return (
    <Tooltip title={label}>
      <Button
        type="text"
        className="top-bar-wide"
        icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
        aria-label={label}
        onClick={toggle}
      />
    </Tooltip>
  )
}
