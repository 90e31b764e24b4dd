// What differs by region, as pages are given it.
const fact = { unit: '', us: null, conditions: '', usConditions: null }

export const regions = [
  { key: 'r1', name: 'Europe', countries: ['DE', 'FR'] },
  { key: 'r2', name: 'America', countries: ['US'] },
]
export const regionalPrices = [{ region: 'r1', name: 'Europe', price: '€ 500' }]
/** Something else holds in one region. */
export const grade = {
  ...{ ...fact, name: 'Grade', value: 'Coarse' },
  regions: [{ ...fact, region: 'r1', name: 'Europe', value: 'Fine' }],
}
/** Nothing holds everywhere. */
export const approval = {
  ...{ ...fact, name: 'Approval', value: '' },
  regions: [{ ...fact, region: 'r2', name: 'America', value: 'Usmark' }],
}
