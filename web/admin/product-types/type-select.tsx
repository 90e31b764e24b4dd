// A choice of product types as a tree that can be searched.
import { useQuery } from '@tanstack/react-query'
import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import type { ContentState } from '#contract/content/content.ts'
import { typeTreeQuery } from '#web/admin/admin-api.ts'
import { choiceProps } from '#web/admin/page-parts/choices-failed.tsx'
import { textIn } from '#web/admin/shown-values/text-in.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { mayStandUnder, TOP, type TypeNode, treeOf } from './type-tree.ts'

type Props = {
  id?: string
  /** The id of a type as a string, `"0"` for the top, `null` for none. */
  value: string | null
  onChange: (value: string | null) => void
  placeholder?: string
  /** Offers the top level under this name. */
  topName?: string
  /** A type that is to be moved: places it must not go to cannot be chosen. */
  moved?: number
  clearable?: boolean
  disabled?: boolean
  invalid?: boolean
  label?: string
  className?: string
}

const UNSEEN: readonly ContentState[] = ['draft', 'scheduled']

type Option = { value: string; title: string; disabled?: boolean; children?: Option[] }

export function TypeSelect({ topName, moved, clearable = false, invalid = false, label, ...props }: Props) {
  const language = useLanguage()
  const states = useTexts('console/frame/parts').recordState
  const asked = useQuery(typeTreeQuery())
  const { data: types, isPending } = asked
  const options = useMemo(() => {
    // Nothing can be published under a type that visitors do not see, so it says so.
    const nameOf = ({ productTypeName, state }: TypeNode) =>
      [textIn(productTypeName, language), ...(UNSEEN.includes(state) ? [states[state]] : [])].join(' · ')
    const allowed = (level: string) => moved === undefined || mayStandUnder(types ?? [], moved, level)
    const below = optionsOf(treeOf(types ?? []), nameOf, allowed)
    return topName === undefined ? below : [{ value: TOP, title: topName }, ...below]
  }, [types, language, states, topName, moved])
  return (
    <TreeSelect
      {...props}
      aria-label={label}
      className={['type-select', props.className].filter(Boolean).join(' ')}
      // While the names are on their way the bare id would be shown.
      value={isPending ? undefined : (props.value ?? undefined)}
      onChange={(value) => props.onChange(value ?? null)}
      treeData={options}
      treeDefaultExpandAll
      showSearch={{ treeNodeFilterProp: 'title' }}
      allowClear={clearable}
      {...choiceProps(asked)}
      popupMatchSelectWidth={false}
      {...(invalid && { status: 'error' as const })}
    />
  )
}

function optionsOf(
  nodes: readonly TypeNode[],
  nameOf: (node: TypeNode) => string,
  allowed: (level: string) => boolean,
): Option[] {
  return nodes.map((node) => ({
    value: String(node.id),
    title: nameOf(node),
    disabled: !allowed(String(node.id)),
    ...(node.children && { children: optionsOf(node.children, nameOf, allowed) }),
  }))
}
