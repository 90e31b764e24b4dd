// What the shell asks the server for outside of a route's loader.
import type { Language } from '#contract/languages/language-codes.ts'
import type { ProductType } from '#contract/products/product-type.ts'
import { previewToken } from '#web/client/preview.ts'
import { read } from '#web/client/send.ts'

/** The categories anew, or `null`: a refresh that fails leaves the navigation as it is. */
export async function readTypes(lang: Language, signal: AbortSignal): Promise<ProductType[] | null> {
  const preview = previewToken(location.search)
  try {
    return await read('/api/web/product/type/listAll', { lang }, { signal, quiet: true, preview })
  } catch {
    return null
  }
}
