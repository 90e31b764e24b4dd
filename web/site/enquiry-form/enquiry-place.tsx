// Where the form stands: a link to the page without scripts until the visitor comes near, then the form itself.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ENQUIRY_ROUTE } from '#contract/enquiries/enquiry-page.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Icon } from '#web/ui/icon.tsx'

const Form = lazy(async () => ({ default: (await import('./enquiry-form.tsx')).EnquiryForm }))
/** Loaded before it comes into sight, so that nothing moves under the reader. */
const NEAR = '400px'

export function EnquiryPlace({ productId = null }: { productId?: number | null | undefined }) {
  const texts = useTexts('site/frame')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const node = place.current
    if (!node) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        setNear(true)
      },
      { rootMargin: NEAR },
    )
    watch.observe(node)
    return () => watch.disconnect()
  }, [])

  const query = productId === null ? '' : `?product=${productId}`
  const link = (
    <a className="button" href={`/${language}${ENQUIRY_ROUTE}${query}`}>
      <Icon name="mail" />
      {texts.writeToUs}
    </a>
  )
  return (
    <div className="enquiry-place" ref={place}>
      {near ? (
        <Suspense fallback={link}>
          <Form productId={productId} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  )
}
