// Pictures enlarged over a page of the console, from when they are drawn until they are closed.
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Enlargement, type Previewed } from './enlargement.tsx'
import { openEnlargement } from './enlarging.ts'

type Props = { label: string; pictures: readonly Previewed[]; at: number; onClose: () => void }

/** Stands over everything until it is closed; arrow keys walk round, Home and End lead to the ends. */
export function PicturePreview({ label, pictures, at, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useEffectEvent((element: HTMLDialogElement) => openEnlargement(element, at))
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const tell = () => closed()
    opened(element)
    element.addEventListener('close', tell)
    return () => {
      // Hidden with its page it would hold everything else back; no more telling, so that it comes back with the page.
      element.removeEventListener('close', tell)
      element.close()
    }
  }, [])
  return <Enlargement ref={dialog} label={label} pictures={pictures} />
}
