// The picture of a record in a list, which travels to the head of the record's page.
import type { Picture as Pic } from '#contract/media/media.ts'
import { useTraveller } from '#web/site/motion/morph.ts'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { Picture } from '#web/ui/pictures/picture.tsx'

type Props = {
  of: Localized & { address: string; cover: Pic | null }
  sizes: string
  first?: boolean
  className?: string
}

export function Cover({ of: record, sizes, first = false, className = 'plate wide' }: Props) {
  const traveller = useTraveller(record.address)
  return (
    <div className={`${className} ${traveller}`}>
      {record.cover && (
        <Picture of={record.cover} sizes={sizes} lang={langOf(record, 'cover.alt')} first={first} />
      )}
    </div>
  )
}
