// The filters of the library.
import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { ChoiceFilter, FilterBar, FlagFilter, TextFilter } from '#web/admin/list/filters/filters.tsx'
import type { ListOf } from '#web/admin/list/use-list.ts'
import { tagsQuery } from '#web/admin/media/admin-api.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { type MEDIA_LIST, MEDIA_TYPES } from './admin-media-list.ts'

const SORTS = ['-createTime', 'createTime', 'name', '-name', '-bytes', 'bytes'] as const

type Props = { list: ListOf<typeof MEDIA_LIST> }

export function MediaFilters({ list: { state, change, filtered, reset } }: Props) {
  const texts = useTexts('console/media/library')
  const words = useTexts('console/editor/media')
  const asked = useQuery(tagsQuery())
  const { data: tags = [] } = asked
  return (
    <FilterBar filtered={filtered} onReset={reset}>
      <TextFilter
        label={texts.keyword}
        hint={words.searchHint}
        value={state.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <ChoiceFilter
        label={texts.tag}
        any={texts.anyTag}
        value={state.tag || null}
        options={tags.map(({ tag, pictures }) => ({ value: tag, label: `${tag} (${pictures})` }))}
        asked={asked}
        onChange={(tag) => change({ tag: tag ?? '' })}
      />
      <ChoiceFilter
        label={texts.type}
        any={texts.anyType}
        value={state.type}
        options={MEDIA_TYPES.map((value) => ({
          value,
          label: value === 'jpg' ? 'JPEG' : value.toUpperCase(),
        }))}
        onChange={(type) => change({ type })}
      />
      <Select
        className="filter-choice"
        aria-label={texts.sort}
        value={state.sort}
        options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        onChange={(sort) => change({ sort })}
      />
      <FlagFilter label={texts.unused} value={state.unused} onChange={(unused) => change({ unused })} />
      <FlagFilter
        label={texts.undescribed}
        value={state.undescribed}
        onChange={(undescribed) => change({ undescribed })}
      />
      <FlagFilter label={texts.shown} value={state.shown} onChange={(shown) => change({ shown })} />
    </FilterBar>
  )
}
