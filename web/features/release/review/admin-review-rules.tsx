// The drawer in which it is said how many people approve what.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Drawer, Select } from 'antd'
import { useState } from 'react'
import type { ReviewRule } from '#contract/content/review.ts'
import { FIELD_GROUPS, type FieldGroup } from '#contract/content/touched.ts'
import { DECLARATIONS, SINGLE } from '#contract/kinds/declared.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { isStale } from '#web/admin/forms/record-writes.ts'
import { useKindNames } from '#web/admin/kinds/kind-names.ts'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { keepRules, rulesQuery } from './admin-api.ts'
import './admin-review-rules.css'

/** The groups that fields of a kind are in. */
const groupsOf = (kind: Kind): readonly FieldGroup[] => {
  const found = [...DECLARATIONS, ...SINGLE].find((one) => one.kind === kind)
  const guarded = Object.values(found?.fields ?? {}).flatMap((field) =>
    'guarded' in field && field.guarded ? [field.guarded] : [],
  )
  return FIELD_GROUPS.filter((group) => group === 'general' || guarded.includes(group))
}
const NUMBERS = [0, 1, 2] as const

/** Rendered while it is open. */
export function ReviewRules({ onClose }: { onClose: () => void }) {
  const texts = useTexts('console/release/review')
  const { message } = useApp()
  const client = useQueryClient()
  const kinds = useKindNames('many')
  const asked = useQuery({ ...rulesQuery(), refetchOnWindowFocus: false })
  const [changed, setChanged] = useState<readonly ReviewRule[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const rules = changed ?? asked.data?.rules ?? []
  const set = (kind: Kind, group: FieldGroup, count: number) =>
    setChanged(rules.map((rule) => (rule.kind === kind ? { ...rule, [group]: count } : rule)))

  const save = async () => {
    if (!asked.data) return
    setBusy(true)
    setFailure('')
    try {
      await keepRules({ version: asked.data.version, rules: [...rules] })
      void message.success(texts.ruleSaved)
      void client.invalidateQueries({ queryKey: ['review'] })
      onClose()
    } catch (error) {
      setFailure(isStale(error) ? texts.ruleStale : plainWords(error))
      if (!isStale(error)) return
      setChanged(null)
      await asked.refetch()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Drawer
      open
      title={texts.ruleTitle}
      size="min(720px, 100vw)"
      onClose={onClose}
      footer={
        <div className="review-rules-foot">
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="primary" loading={busy} disabled={changed === null} onClick={() => void save()}>
            {texts.ruleSave}
          </Button>
        </div>
      }
    >
      <p className="dialog-says">{texts.ruleText}</p>
      {failure && <Alert type="error" role="alert" showIcon title={failure} className="form-failure" />}
      <Pending asked={asked} rows={8} />
      {rules.length > 0 && (
        <table className="review-rules">
          <thead>
            <tr>
              <th scope="col">{texts.ruleKind}</th>
              {FIELD_GROUPS.map((group) => (
                <th key={group} scope="col">
                  {texts.ruleGroups[group]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rules.map((rule) => (
              <tr key={rule.kind}>
                <th scope="row">{kinds[rule.kind]}</th>
                {FIELD_GROUPS.map((group) => (
                  <td key={group}>
                    {groupsOf(rule.kind).includes(group) ? (
                      <Select<number>
                        aria-label={`${kinds[rule.kind]}: ${texts.ruleGroups[group]}`}
                        value={rule[group]}
                        onChange={(count) => set(rule.kind, group, count)}
                        options={NUMBERS.map((value) => ({
                          value,
                          label:
                            value === 0 && group !== 'general' ? texts.ruleAs : texts.ruleOptions[`${value}`],
                        }))}
                      />
                    ) : (
                      <span title={texts.ruleNone}>–</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Drawer>
  )
}
