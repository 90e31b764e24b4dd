// A running text of a record: in the language it is in, with links that stay in the site and pictures that open large.
import type { Illustration } from '#contract/media/media.ts'
import type { RichDoc } from '#rich-text/rich-doc.ts'
import { SiteLink } from '#web/site/links/site-link.tsx'
import type { Frame } from '#web/site/motion/enlarge.tsx'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import './prose.css'

type Record<Path extends string> = Localized & { illustrations: Illustration[] } & {
  [P in Path]: RichDoc | null
}
type Props<Path extends string> = { of: Record<Path>; path: Path; frame: Frame; level?: 2 | 3 }

/** The text of the field at `path`; nothing where the field is empty. Headings begin at `level`. */
export function RunningText<Path extends string>({ of, path, frame, level = 2 }: Props<Path>) {
  const doc: RichDoc | null = of[path]
  if (!doc) return null
  return (
    <div className="flow" lang={langOf(of, path)}>
      <RichText
        doc={doc}
        pictures={of.illustrations}
        link={SiteLink}
        level={level}
        ids={path}
        frame={frame}
      />
    </div>
  )
}
