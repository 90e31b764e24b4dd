// Fetches a page of the site as a document: it was parsed by the browser and holds no script that runs.

/** Null for what is no page, or did not come. `address` is where it was found in the end. */
export function readPage(
  address: string,
  signal: AbortSignal,
): Promise<{ address: string; page: Document } | null> {
  return new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    // Pages may be used while they are stale, as what others are differences from alone.
    request.setRequestHeader('cache-control', 'max-age=0')
    request.responseType = 'document'
    request.onloadend = () => {
      const page = request.status === 200 ? (request.responseXML ?? null) : null
      answer(page && { address: request.responseURL, page })
    }
    signal.addEventListener('abort', () => request.abort())
    request.send()
  })
}

/** What a page that the server keeps was made from, as it was written; null when that is not there. */
export async function readPageData({ pathname, search }: Location): Promise<string | null> {
  const response = await fetch(`/data${pathname}${search}`)
  return response.ok ? response.text() : null
}
