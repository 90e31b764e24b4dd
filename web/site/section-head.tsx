// A section of a page, and its head: a hairline that begins in blue, a heading left, one sentence or one link right.
import type { ReactNode } from 'react'
import type { Language } from '#contract/languages/language-codes.ts'
import { reveal } from '#web/site/behaviour/reveal.ts'
import { HeadWords } from '#web/ui/words/head-words.tsx'

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
        {typeof title === 'string' ? <HeadWords text={title} /> : title}
      </h2>
      {children}
    </header>
  )
}

type SectionProps = Props & {
  look?: 'mist' | 'close' | 'on-navy'
  /** What addresses lead to. */
  anchor?: string
  /** Beside the title: one sentence or one link. */
  aside?: ReactNode
  /** On from the beginning, where others rise into view. */
  still?: boolean
}

/** A section with its head, and its children below that. */
export function Section({ look, anchor, aside, still = false, children, ...head }: SectionProps) {
  return (
    <section className={look ? `section ${look}` : 'section'} id={anchor} aria-labelledby={head.id}>
      <div className={still ? 'wrap' : 'wrap reveal'} ref={still ? undefined : reveal}>
        <SectionHead {...head}>{aside}</SectionHead>
        {children}
      </div>
    </section>
  )
}
