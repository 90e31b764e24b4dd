// Reads a PDF as its readers do: the words of each page.
import { extractText, getDocumentProxy } from 'unpdf'

export async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
  return text
}
