// What is said of a new password of one's own, field by field, in the words of the specification (§5).
import { expect, test } from 'vitest'
import { authCalls } from '#contract/people/auth.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'

const app = await testApp()

test('a new password is refused by field when it is short, common, repeated wrongly or the old one', async () => {
  const who = await app.personWith('changer', [])
  const change = (pwd: string, updatepwd: string, updateconfirmPwd = updatepwd) =>
    app.ask(
      authCalls.updatePassword,
      { pwd, updatepwd, updateconfirmPwd },
      { ...who, headers: { cookie: 'language=zh' } },
    )
  expect(await change('wrong-one', 'Another-1!')).toMatchObject({
    code: 400,
    data: { fields: { pwd: expect.any(String) } },
  })
  const letters = 'k7#qzpX-2w!Lm9vT'
  for (const length of [3, 5, 16]) {
    const refused = { data: { fields: { updatepwd: '密码长度6-15位' } } }
    expect(await change(PASSWORD, letters.slice(0, length))).toMatchObject(refused)
  }
  expect(await change(PASSWORD, '')).toMatchObject({ data: { fields: { updatepwd: '请输入密码' } } })
  expect(await change(PASSWORD, 'password')).toMatchObject({
    data: { fields: { updatepwd: expect.any(String) } },
  })
  expect(await change(PASSWORD, 'Another-1!', 'other')).toMatchObject({
    data: { fields: { updateconfirmPwd: '两次输入密码不一致!' } },
  })
  expect(await change(PASSWORD, PASSWORD)).toMatchObject({
    data: { fields: { updatepwd: expect.any(String) } },
  })
  // The shortest and the longest are taken as far as their length goes: only the repetition is wrong.
  for (const length of [6, 15]) {
    const answer = await change(PASSWORD, letters.slice(0, length), 'other')
    expect(answer.data).toEqual({ fields: { updateconfirmPwd: '两次输入密码不一致!' } })
  }
})
