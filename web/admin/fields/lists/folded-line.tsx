// A line that holds many others: its name and its first words are seen, and what it holds is drawn once it is opened.
import { type ReactNode, useState } from 'react'
import { textIn } from '#contract/fields/walk.ts'
import { isByLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { useFieldFrame, useShownLanguages } from '#web/admin/editor/editing.ts'
import type { FormLine } from '#web/admin/kinds/form-values.ts'

type Props = { name: string; path: string; line: FormLine; children: ReactNode }

/** A new line is open, and so is one with a field that is refused. */
export function FoldedLine({ name, path, line, children }: Props) {
  const { problems } = useFieldFrame()
  const [first] = useShownLanguages()
  const says = wordsOf(line, first)
  const [open, setOpen] = useState(says === '')
  const isRefused = Object.keys(problems).some((at) => at.startsWith(`${path}.`))
  if (isRefused && !open) setOpen(true)
  return (
    <details className="line folded-line" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {name} {says && <span>{says}</span>}
      </summary>
      {open && children}
    </details>
  )
}

/** The first words of a line, in the language in sight or in any. */
function wordsOf(line: FormLine, first: (typeof LANGUAGES)[number]): string {
  for (const value of Object.values(line)) {
    if (typeof value !== 'object' || value === null || !isByLanguage(value)) continue
    const text = textIn(value)
    const language = [first, ...LANGUAGES].find((one) => text[one] !== '')
    if (language) return text[language]
  }
  return ''
}
