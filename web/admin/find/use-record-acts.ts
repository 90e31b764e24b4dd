// What can be done with a record that was found, without opening it first.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Found } from '#contract/console/find.ts'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Button } from '#contract/wire/resource.ts'
import { openPreview, publish, unpublish } from '#web/admin/editor/admin-api.ts'
import type { LifeBase } from '#web/admin/editor/editor-kind.ts'
import { usePreviewLink } from '#web/admin/page-parts/preview-link.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { RECORD_PLACES } from '#web/admin/records/record-places.ts'
import { useTellMissing } from '#web/admin/records/use-tell-missing.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { Refused } from '#web/client/send.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import type { Verb } from './find-item.ts'

type ActKind = (typeof DECLARATIONS)[number]['kind']
const baseOf = (kind: ActKind): LifeBase => (kind === 'productType' ? 'product/type' : kind)
const publishOf = (kind: ActKind): Button => `${RECORD_PLACES[kind].page}:publish` as Button

export const nameOf = ({ title, detail }: Found, language: Language): string =>
  detail || (typeof title === 'string' ? title : textIn(title, language))

/** Answers whether an act fits a record and this person, and does it. */
export function useRecordActs() {
  const may = useMay()
  const language = useLanguage()
  const texts = useTexts('console/frame/find')
  const words = useTexts('console/list/records')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { message, modal } = useApp()
  const tellMissing = useTellMissing()
  let previewed: { base: ActKind; id: number } | null = null
  const link = usePreviewLink(async () => {
    if (!previewed) return null
    return (await openPreview(baseOf(previewed.base), previewed.id)).token
  })

  const kindOf = ({ group }: Found) => DECLARATIONS.find(({ kind }) => kind === group)?.kind ?? null
  const settled = () => client.invalidateQueries()

  const fits = (verb: Verb, found: Found): boolean => {
    const kind = kindOf(found)
    if (!kind || found.version === null) return false
    if (verb === 'publish') return may(publishOf(kind)) && found.state !== 'published'
    if (verb === 'unpublish') return may(publishOf(kind)) && found.state !== 'draft'
    return true
  }

  const change = async (verb: 'publish' | 'unpublish', found: Found, kind: ActKind) => {
    const target = { id: found.id, version: found.version ?? 0 }
    const name = nameOf(found, language)
    try {
      await (verb === 'publish' ? publish(baseOf(kind), target) : unpublish(baseOf(kind), target))
      void message.success(verb === 'publish' ? words.published({ name }) : words.unpublished({ name }))
    } catch (error) {
      // The frame has told every other refusal.
      if (!(error instanceof Refused && Object.keys(error.fields).length > 0)) return
      const { fields } = error
      const form = RECORD_PLACES[kind].form(found.id)
      tellMissing(name, fields, () => void navigate(form, { state: { missing: fields } }))
    } finally {
      void settled()
    }
  }

  const act = (verb: Verb, found: Found) => {
    const kind = kindOf(found)
    if (!kind) return
    const place = RECORD_PLACES[kind]
    const name = nameOf(found, language)
    if (verb === 'edit') return void navigate(place.form(found.id))
    if (verb === 'preview') {
      previewed = { base: kind, id: found.id }
      return void link.open(place.site(found.id))
    }
    const publishes = verb === 'publish'
    modal.confirm({
      title: publishes ? texts.askPublish({ name }) : words.unpublishTitle({ name }),
      content: publishes ? texts.publishText : words.unpublishText,
      okText: publishes ? words.publish : words.unpublish,
      cancelText: words.cancel,
      // A second Enter does it.
      autoFocusButton: 'ok',
      onOk: () => change(verb, found, kind),
    })
  }
  return { fits, act }
}
