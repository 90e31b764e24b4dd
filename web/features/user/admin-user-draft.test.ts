// The form of a person before the server is asked.
import { expect, test } from 'vitest'
import { BLANK_USER, problemsOf, tidied } from './admin-user-draft.ts'

const texts = {
  nameEmpty: 'name empty',
  nameWrong: 'name wrong',
  phoneWrong: 'phone wrong',
  emailWrong: 'email wrong',
  noRole: 'no role',
  pwdEmpty: 'password empty',
  pwdLength: 'password length',
  confirmEmpty: 'repeat',
  confirmDiffers: 'differs',
}
const good = { ...BLANK_USER, username: '张三.li', roles: [2], pwd: 'Lanbo-2026!', confirmPwd: 'Lanbo-2026!' }

test('a new person needs a login name, a role and a password typed twice', () => {
  expect(problemsOf(BLANK_USER, true, texts)).toEqual({
    username: 'name empty',
    roles: 'no role',
    pwd: 'password empty',
    confirmPwd: 'repeat',
  })
  expect(problemsOf(good, true, texts)).toEqual({})
})

test('a password for somebody has 6 to 15 characters, counted as people count, and is repeated', () => {
  const judged = (pwd: string, confirmPwd: string) => problemsOf({ ...good, pwd, confirmPwd }, true, texts)
  const digits = '1234567890123456'
  for (const [length, description] of [
    [5, { pwd: 'password length' }],
    [6, {}],
    [15, {}],
    [16, { pwd: 'password length' }],
  ] as const)
    expect(judged(digits.slice(0, length), digits.slice(0, length)), `${length}`).toEqual(description)
  expect(judged('1234567890123456', '')).toEqual({ pwd: 'password length', confirmPwd: 'repeat' })
  expect(judged('𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷')).toEqual({})
  expect(judged('Lanbo-2026!', 'Lanbo-2026?')).toEqual({ confirmPwd: 'differs' })
})

test('what is given must hold, and what exists needs no password', () => {
  const wrong = { ...good, username: '.x', phone: '123', email: 'me', pwd: '', confirmPwd: '' }
  expect(problemsOf(wrong, false, texts)).toEqual({
    username: 'name wrong',
    phone: 'phone wrong',
    email: 'email wrong',
  })
})

test('white space and the order of roles are no change, and a password keeps its spaces', () => {
  expect(tidied({ ...good, username: ' li ', nickName: ' Li ', roles: [10, 9], pwd: ' x ' })).toMatchObject({
    username: 'li',
    nickName: 'Li',
    roles: [9, 10],
    pwd: ' x ',
  })
})
