// The state of the forms before the console: checked here first, sent once at a time, and led to what can be put right.
import { type FormEvent, useRef, useState } from 'react'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'

export type Wrong<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string> = {
  /** The fields in their order, empty. */
  blank: Readonly<Record<Field, string>>
  /** What is wrong before anything is sent. */
  check: (given: Record<Field, string>) => Wrong<Field>
  send: (given: Record<Field, string>) => Promise<unknown>
  /** Where somebody goes on when the refusal names no field. */
  otherwise: Field
  onRefused?: (error: unknown) => void
}

export function useEntranceForm<Field extends string>(options: Options<Field>) {
  const { blank, check, send, otherwise, onRefused } = options
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Record<Field, string>>(blank)
  const [errors, setErrors] = useState<Wrong<Field>>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const set = (name: Field, value: string) => {
    setGiven((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: undefined }))
  }
  /** Says what is wrong and answers the first field of it. */
  const complain = (wrong: Wrong<Field>) => {
    setErrors(wrong)
    return (Object.keys(blank) as Field[]).find((name) => wrong[name])
  }
  const focus = (name: Field) => {
    const input = form.current?.elements.namedItem(name)
    if (!(input instanceof HTMLInputElement)) return
    input.focus()
    input.select()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure('')
    const first = complain(check(given))
    if (first) return focus(first)
    setBusy(true)
    try {
      await send(given)
    } catch (error) {
      // What the server refused is said in the form; anything else is worth a trace.
      if (!(error instanceof Refused)) console.error(error)
      onRefused?.(error)
      setFailure(plainWords(error))
      focus(complain(error instanceof Refused ? (error.fields as Wrong<Field>) : {}) ?? otherwise)
    }
    setBusy(false)
  }

  return {
    form,
    failure,
    busy,
    submit,
    set,
    /** What a field of the form takes. */
    field: (name: Field) => ({
      value: given[name],
      onChange: (value: string) => set(name, value),
      error: errors[name],
    }),
  }
}
