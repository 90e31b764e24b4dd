// What is to be mended on the website and behind it; each row leads to exactly what it counts.

import type { BrokenLink, ToMend } from '#contract/console/waiting.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { languageName } from '#contract/languages/locales.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { usePermittedAddress } from '#web/admin/page-parts/record-link.ts'
import { listAddress, useFormAddress } from '#web/admin/records/record-places.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Group, type Row, written } from './admin-waiting-list.tsx'

const PICTURES = '/webSystemManage/web_media?undescribed=true&shown=true'
const DELIVERY = '/webSystemManage/web_delivery?state=dead&kind='
const GAPS_BRIEF = 2

export function useMendRows(): (toMend: ToMend) => Row[] {
  const texts = useTexts('console/dashboard/waiting')
  const kinds = useKindNames('many')
  const language = useLanguage()
  const addressOf = useFormAddress()
  const way = usePermittedAddress()
  const act = (label: string, to: string | null) => (to === null ? null : { label, to })
  const titled = ({ kind, title }: BrokenLink['from']) => textIn(title, language) || kinds[kind]

  // Of each sort of fault the first, and the largest gaps, so that one sort does not hide the others.
  const link = (broken: BrokenLink, index: number): Row => ({
    brief: index === 0,
    key: `link:${broken.from.id}:${broken.why}:${broken.to.id}`,
    at: texts.link,
    tone: 'bad',
    name: titled(broken.from),
    description:
      broken.why === 'gone'
        ? texts.gone({ id: broken.to.id })
        : texts[broken.why]({ title: titled(broken.to) }),
    act: act(texts.mend, addressOf(broken.from)),
  })
  const gap = ({ kind, gap, count }: ToMend['gaps'][number], index: number): Row => {
    const [is, of] = gap.split('.') as ['missing' | 'stale', Language]
    return {
      key: `gap:${kind}:${gap}`,
      brief: index < GAPS_BRIEF,
      at: texts.records(written(count)),
      name: texts.gap[is]({ language: languageName(of, language) }),
      description: kinds[kind],
      act: act(texts.look, way(listAddress(kind, { state: 'published', gap }))),
    }
  }
  const counted = (count: number, row: Row): Row[] => (count > 0 ? [{ ...row, brief: true }] : [])

  return ({ links, gaps, pictures, letters, webhooks }) => [
    ...counted(letters, {
      ...{ key: 'letters', at: texts.letters(written(letters)), tone: 'bad', name: texts.unsent },
      ...{ description: texts.unsentText, act: act(texts.look, way(`${DELIVERY}mail`)) },
    }),
    ...counted(webhooks, {
      ...{ key: 'webhooks', at: texts.webhooks(written(webhooks)), tone: 'bad', name: texts.hookFailed },
      ...{ description: texts.unsentText, act: act(texts.look, way(`${DELIVERY}webhook`)) },
    }),
    ...links.map(link),
    ...counted(pictures, {
      ...{ key: 'pictures', at: texts.pictures(written(pictures)), name: texts.noAlt },
      ...{ description: texts.noAltText, act: act(texts.write, way(PICTURES)) },
    }),
    ...gaps.map(gap),
  ]
}

export function MendGroup({ rows, more }: { rows: Row[]; more: boolean }) {
  const texts = useTexts('console/dashboard/waiting')
  return <Group title={texts.groups.toMend} rows={rows} more={more} />
}
