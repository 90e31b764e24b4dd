// A button that lets files be chosen.
import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'

type Props = ButtonProps & {
  /** What the field behind the button is called. */
  label: string
  accept: readonly string[]
  multiple?: boolean
  onFiles: (files: File[]) => void
}

export function FileButton({ label, accept, multiple = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept.join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
