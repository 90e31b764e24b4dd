// Picks one picture from anywhere in the console, such as from the editor of running text.
import { type ReactNode, useRef, useState } from 'react'
import type { Text } from '#contract/languages/language.ts'
import { MediaPicker } from './media-picker.tsx'

export type Picked = { key: string; alt: Text }

/**
 * `pickPicture` opens the library and answers the picture that was chosen, or `null` when the dialog was given up;
 * `picker` is to be rendered.
 */
export function usePickPicture(): { pickPicture: () => Promise<Picked | null>; picker: ReactNode } {
  const answer = useRef<(picked: Picked | null) => void>(null)
  const [open, setOpen] = useState(false)
  const settle = (picked: Picked | null) => {
    answer.current?.(picked)
    answer.current = null
    setOpen(false)
  }
  return {
    pickPicture: () =>
      new Promise((resolve) => {
        answer.current?.(null)
        answer.current = resolve
        setOpen(true)
      }),
    picker: open && (
      <MediaPicker
        onPick={([picture]) => settle(picture ? { key: picture.key, alt: picture.alt } : null)}
        onClose={() => settle(null)}
      />
    ),
  }
}
