// The list of the owner's kinds while it is changed: what waits, what the server refused, and applying it.
import { useState } from 'react'
import type { KindSettings } from '#contract/site/kind-settings.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { chooseKinds, kindsQuery, readKinds } from '../admin-api.ts'
import { useBeginAnew } from '../admin-use-begin-anew.ts'
import {
  begun,
  givenOf,
  isDirty,
  type KindDraft,
  type KindProblems,
  type KindsForm,
  rebased,
  refusedOf,
  withKind,
} from './admin-kinds-draft.ts'

/** What is no field of the drawer: the list says what is wrong with it. */
const OF_THE_LIST = /^(?:away|attributes|kind)(?:\.|$)/

/** `onRefused` is told the first kind that the server found something wrong with. */
export function useKinds(stored: KindSettings, onRefused: (draft: KindDraft) => void) {
  const texts = useTexts('console/setting').ownKinds
  const [form, setForm] = useState(() => begun(stored))
  const [refused, setRefused] = useState<KindProblems>({})
  if (form.version !== stored.version) setForm(rebased(form, stored))
  const change = (kinds: readonly KindDraft[]) => setForm((before) => ({ ...before, kinds }))
  const forget = ({ id }: KindDraft) => setRefused(({ [id]: _, ...others }) => others)
  const dirty = isDirty(form)
  const apply = useBeginAnew({
    dirty,
    choose: ({ kinds, version }: KindsForm) => chooseKinds({ kinds: kinds.map(givenOf), version }),
    read: readKinds,
    queryKey: kindsQuery.queryKey,
    words: texts,
    onRefused: ({ fields }) => {
      const found = refusedOf(fields, form.kinds)
      setRefused(found)
      const first = form.kinds.find(({ id }) =>
        Object.keys(found[id] ?? {}).some((field) => !OF_THE_LIST.test(field)),
      )
      if (first) onRefused(first)
    },
  })
  return {
    ...{ form, refused, dirty, apply, change },
    /** Takes the place of what stood there, or comes last. */
    put: (draft: KindDraft) => {
      change(withKind(form.kinds, draft))
      forget(draft)
    },
    drop: (draft: KindDraft) => {
      change(form.kinds.filter(({ id }) => id !== draft.id))
      forget(draft)
    },
  }
}
