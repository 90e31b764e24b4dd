// The review of a release as a whole: how many of its records are approved, which are not, and one request for all of them.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import type { Release } from '#contract/content/release.ts'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { reviewAddress } from '#web/admin/records/review-address.ts'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useMay } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { askForReviews, reviewsOfRelease } from './admin-api.ts'
import { isEditable } from './admin-use-release.ts'

/** Nothing where no record needs an approval, or the release is out. */
export function ReleaseReviews({ release }: { release: Release }) {
  const texts = useTexts('console/release/record')
  const { states } = useTexts('console/release/review')
  const language = useLanguage()
  const { message } = useApp()
  const client = useQueryClient()
  const may = useMay()('web_release:update')
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({
    ...reviewsOfRelease(release),
    enabled: isEditable(release) && release.entries.length > 0,
  })
  if (!data || data.items.length === 0) return null
  const open = data.items.filter(({ approved }) => !approved)
  const unasked = open.filter(({ state }) => state === 'none' || state === 'returned')
  const ask = async () => {
    setBusy(true)
    try {
      await askForReviews(release.id, release.name)
      void message.success(texts.askedAll({ count: unasked.length }))
    } catch (error) {
      void message.error(plainWords(error))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: ['review'] })
    }
  }
  return (
    <div className="release-reviews">
      <strong>
        {texts.approved({ approved: data.items.length - open.length, count: data.items.length })}
      </strong>
      <ul>
        {open.map(({ kind, id, title, state }) => (
          <li key={id}>
            <RouterLink to={reviewAddress(kind, id)}>{textIn(title, language) || `#${id}`}</RouterLink>{' '}
            <small>{states[state]}</small>
          </li>
        ))}
      </ul>
      {may && unasked.length > 0 && (
        <Button loading={busy} onClick={() => void ask()}>
          {texts.askAll({ count: unasked.length })}
        </Button>
      )}
    </div>
  )
}
