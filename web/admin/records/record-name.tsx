// What a record is called in the first column of its list: picture, title, a line under it.
import type { ReactNode } from 'react'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import './records.css'
import { RouterLink } from '#web/ui/router-link.tsx'

/** Kinds that have no picture say nothing of a `cover`. */
type Props = { cover?: string | null; to: string; title: string; line: ReactNode; folded: ReactNode }

export function RecordName({ cover, to, title, line, folded }: Props) {
  return (
    <span className="record-name">
      {cover && <img src={imageAddress(cover, 160, [4, 3])} alt="" width={48} height={36} loading="lazy" />}
      {cover === null && <span className="no-cover" />}
      <span>
        <RouterLink to={to} title={title}>
          {title}
        </RouterLink>
        <small>{line}</small>
        {folded}
      </span>
    </span>
  )
}
