// The toggle for the whole screen.
import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useTexts } from '#web/i18n/language.tsx'
import { useFullscreen } from './use-fullscreen.ts'

export function FullscreenButton() {
  const texts = useTexts('console/frame/bar')
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
