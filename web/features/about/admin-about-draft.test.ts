import { expect, test } from 'vitest'
import { BLANK_ABOUT } from '#contract/site/blank-about.ts'
import { ABOUT_BLANKS, fieldsIn, fieldsOf, formOf, pointIn, writtenPoint } from './admin-about-draft.ts'

test('what is read is what would be written, and an office of before has no point on the map', () => {
  const { map: _, ...office } = { ...ABOUT_BLANKS.offices, phone: '+86 1' }
  const fields = fieldsOf({ ...BLANK_ABOUT, offices: [office as typeof ABOUT_BLANKS.offices] })
  expect(fields.offices[0]?.map).toBeNull()
  expect(fieldsIn(formOf(fields))).toEqual(fields)
})

test('a point is read as maps write it, and anything else is none', () => {
  expect(pointIn(' 31.299, 120.5853 ')).toEqual({ latitude: 31.299, longitude: 120.5853 })
  expect(pointIn('-33.4489，-70.6693')).toEqual({ latitude: -33.4489, longitude: -70.6693 })
  for (const none of ['', '31.299', '91, 0', '0, 181', 'here, there']) expect(pointIn(none), none).toBeNull()
  expect(writtenPoint({ latitude: 1.5, longitude: -2 })).toBe('1.5, -2')
})
