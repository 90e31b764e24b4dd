// The form of a page that is made of parts, in the order in which visitors see them, with a way to each.
import { Button } from 'antd'
import { Fragment, isValidElement, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { InTurn, whenDrawn } from '#web/admin/page-parts/in-turn.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import './page-parts.css'

/** What stands in a fragment are pieces as well. */
const pieces = (content: ReactNode): ReactNode =>
  isValidElement<{ children?: ReactNode }>(content) && content.type === Fragment
    ? content.props.children
    : content

type Part = { key: string; title: string; description?: string; content: ReactNode }

export function PageParts({ parts }: { parts: readonly Part[] }) {
  const texts = useTexts('console/editor/parts').pageParts
  const heads = useRef(new Map<string, HTMLElement>())
  const goTo = useCallback((key: string) => {
    // What stands above it may still be on its way.
    whenDrawn(() => {
      const head = heads.current.get(key)
      head?.scrollIntoView({ block: 'start' })
      head?.focus({ preventScroll: true })
    })
  }, [])
  // A part may be named in the address: `?part=mail`.
  const [params] = useSearchParams()
  const part = params.get('part')
  useEffect(() => {
    if (part) goTo(part)
  }, [part, goTo])
  return (
    <>
      <nav className="part-actions" aria-label={texts.parts}>
        {parts.map(({ key, title }) => (
          <Button key={key} size="small" onClick={() => goTo(key)}>
            {title}
          </Button>
        ))}
      </nav>
      <div className="page-parts">
        {parts.map(({ key, title, description, content }, at) => (
          <section key={key} aria-label={title}>
            <header>
              <h2
                tabIndex={-1}
                ref={(head) => {
                  if (head) heads.current.set(key, head)
                }}
              >
                {title}
              </h2>
              {description && <p>{description}</p>}
            </header>
            <InTurn first={at === 0 ? 1 : 0}>{pieces(content)}</InTurn>
          </section>
        ))}
      </div>
    </>
  )
}
