// The head of a section: a hairline that begins in blue, a heading left, one sentence or one link right.
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'

type Props = {
  /** What the section is labelled by. */
  id: string
  title: ReactNode
  lang?: Language | undefined
  small?: boolean
  /** One sentence or one link. */
  children?: ReactNode
}

export function SectionHead({ id, title, lang, small = false, children }: Props) {
  return (
    <header className={small ? 'section-head small' : 'section-head'}>
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      {children}
    </header>
  )
}
