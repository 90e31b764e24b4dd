// People whom the provider of a company tells of (SCIM) come in, and are out once it says that they left, in three languages.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { atCompany, signInThere } from '../testing/provider.ts'
import { expect } from '../testing/site.ts'
import { wordsOf } from '../testing/words.ts'

const SCIM_TOKEN = 'what-the-provider-tells-of-people-with'
const SCIM = 'urn:ietf:params:scim:schemas:core:2.0'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'
const LOGIN_INFO = '/#/my/loginInfo'

const roles = Object.fromEntries(LANGUAGES.map((language) => [`desk-${language}`, ['editor']]))
const test = atCompany({ people: 'made', roles, scimToken: SCIM_TOKEN, domains: ['example.com'] })

type Words = { provider: { with: string; refused: { disabled: string } } }

for (const language of LANGUAGES)
  test(`in ${language}: whom the provider tells of comes in, and is out once it says that they left`, async ({
    page,
    context,
    baseURL,
    site,
    company,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    const { provider } = await wordsOf<Words>(language, 'console/sign-in-step')
    const way = provider.with.replace('{provider}', 'Company')
    const tell = async (method: string, path: string, schema: string, body: object) => {
      const reply = await fetch(`${site.address}/scim/v2/company/${path}`, {
        method,
        headers: { authorization: `Bearer ${SCIM_TOKEN}`, 'content-type': 'application/scim+json' },
        body: JSON.stringify({ schemas: [schema], ...body }),
      })
      expect(reply.ok).toBe(true)
      return reply.status === 204 ? null : ((await reply.json()) as { id: string })
    }
    const email = `gao.${language}@example.com`
    const told = await tell('POST', 'Users', `${SCIM}:User`, {
      ...{ userName: email, displayName: 'Gao Ming', active: true },
      emails: [{ value: email, primary: true }],
    })
    await tell('POST', 'Groups', `${SCIM}:Group`, {
      displayName: `desk-${language}`,
      members: [{ value: told?.id }],
    })
    company.people.set(`gao.${language}`, { groups: [], email, email_verified: true })
    await page.goto(`/#/njlbWebLogin?redirect=${encodeURIComponent(LOGIN_INFO.slice(2))}`)
    await page.getByRole('button', { name: way }).click()
    await signInThere(page, `gao.${language}`)
    await expect(page.locator('.console-content')).toBeVisible()
    await expect(page.getByText('Gao Ming').first()).toBeVisible()

    await tell('PATCH', `Users/${told?.id}`, PATCH, {
      Operations: [{ op: 'replace', path: 'active', value: false }],
    })
    await page.reload()
    await expect(page.locator('.console-content')).toHaveCount(0)
    await page.goto('/#/njlbWebLogin')
    await page.getByRole('button', { name: way }).click()
    await expect(page.getByRole('status')).toHaveText(provider.refused.disabled)
  })
