// Of values that differ by region, shows what holds for the visitor's (decision 67). All stand in the page, which is one for
// everybody; a sheet of styles beside it says which is seen, so that React finds what the server drew.

const KEPT = 'region'
const sheet = new CSSStyleSheet()

/** A region with the codes of its countries. */
type Region = readonly string[]

/** The region of the country that the first language with a country names; '' is everywhere else. */
export function guessRegion(regions: readonly Region[], languages: readonly string[]): string {
  const country = languages.flatMap((language) => /-([A-Z]{2})(?:-|$)/.exec(language)?.[1] ?? [])[0]
  return (country && regions.find((region) => region.includes(country, 1))?.[0]) || ''
}

/** Shows a region and remembers it; where none is said, the one of before, else the likely one. A browser may keep nothing. */
export function showRegion(said?: string) {
  const place = document.querySelector<HTMLElement>('[data-regions]')
  const regions = place?.dataset.regions?.split(';').map((one) => one.split(' ')) ?? []
  let region = said
  try {
    if (said === undefined) region = localStorage[KEPT]
    else localStorage[KEPT] = said
  } catch {}
  if (region !== '' && !regions.some(([key]) => key === region))
    region = guessRegion(regions, navigator.languages)
  const own = `[data-region="${region}"]`
  sheet.replaceSync(
    region ? `.here:has(> ${own}) > :not(${own}) { display: none } .here > ${own} { display: inline }` : '',
  )
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  for (const choice of document.querySelectorAll<HTMLSelectElement>('[data-region-choice]'))
    choice.value = region ?? ''
}

document.addEventListener('change', ({ target }) => {
  const choice = target as HTMLSelectElement
  if (choice.dataset.regionChoice !== undefined) showRegion(choice.value)
})
