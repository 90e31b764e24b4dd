// A site whose company signs in at a provider of its own, and the page of that provider.
import type { Page } from '@playwright/test'
import { withProvider } from '../../server/testing/sign-in/single-sign-on.ts'
import { test as bare, startSite } from './site.ts'

type Company = Awaited<ReturnType<typeof withProvider>>

/** Tests on such a site; `settings` say whom the company lets in, and as what. */
export const atCompany = (settings: Parameters<typeof withProvider>[0]) =>
  bare.extend<{ baseURL: string }, { company: Company }>({
    company: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
      async ({}, use) => {
        const company = await withProvider(settings)
        await use(company)
        await company.close()
      },
      { scope: 'worker' },
    ],
    site: [
      async ({ company }, use) => {
        const { site, stop } = await startSite({ ...company.environment, PORT: String(company.port) })
        await use(site)
        await stop()
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    // As people come: by the name that the provider sends them back to.
    baseURL: ({ site, company }, use) => use(site && company.publicUrl),
  })

/** Signs in on the page of the provider, and agrees that the console may know, which it asks once. */
export async function signInThere(page: Page, login: string, agrees = true) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  if (agrees) await page.getByRole('button', { name: 'Continue' }).click()
}
