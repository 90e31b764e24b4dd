// The page of the identity provider that journeys sign in at.
import type { Page } from '@playwright/test'

/** Signs in on the page of the provider, and agrees that the console may know, which it asks once. */
export async function signInThere(page: Page, login: string, agrees = true) {
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  if (agrees) await page.getByRole('button', { name: 'Continue' }).click()
}
