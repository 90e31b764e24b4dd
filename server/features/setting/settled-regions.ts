// Regions as they are kept (decision 67): keys are given here and never twice, and what is left out goes to those that were removed.
import { REGIONS_EVER, type Region } from '#contract/products/regional.ts'
import type { OwnSettings, SettingFields } from '#contract/site/setting.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/setting').regions

type Kept = Pick<SiteSettings, 'regions'> & Pick<OwnSettings, 'removedRegions'>

/** Throws `Failure` 400 by field. */
export function settledRegions(given: SettingFields['regions'], { regions, removedRegions }: Kept): Kept {
  const before = [...regions, ...removedRegions]
  checkRegions(given, before)
  let last = before.length
  const next = given.map((one) => ({ ...one, key: one.key || `r${++last}` }))
  const isLeft = ({ key }: Region) => !next.some((one) => one.key === key)
  return { regions: next, removedRegions: before.filter(isLeft) }
}

function checkRegions(given: SettingFields['regions'], before: readonly Region[]) {
  const wrong: Record<string, Reason> = {}
  for (const [at, { key, name, countries }] of given.entries()) {
    const earlier = given.slice(0, at)
    const isOther = key !== '' && !before.some((one) => one.key === key)
    if (!hasText(name)) wrong[`regions.${at}.name`] = words.noName
    if (isOther || (key !== '' && earlier.some((one) => one.key === key)))
      wrong[`regions.${at}.key`] = words.unknown
    if (
      countries.some(
        (code, place) =>
          countries.indexOf(code) < place || earlier.some((one) => one.countries.includes(code)),
      )
    )
      wrong[`regions.${at}.countries`] = words.countryTwice
  }
  const isNew = (at: number) => given[at]?.key === ''
  for (const at of [...given.keys()].filter(isNew).slice(Math.max(0, REGIONS_EVER - before.length)))
    wrong[`regions.${at}.key`] = words.full({ most: REGIONS_EVER })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
