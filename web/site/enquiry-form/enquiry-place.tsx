// Where the form stands: a link to the page without scripts until the visitor comes near, then the form itself.
import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { addresses } from '#web/site/links/addresses.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EnquiryWords } from './asked-words.ts'
import type { About } from './enquiry-form.tsx'
import type { LineProduct } from './line-product.ts'

const Form = lazy(async () => ({ default: (await import('./enquiry-form.tsx')).EnquiryForm }))
/** Loaded before it comes into sight, so that nothing moves under the reader. */
const NEAR = '400px'

type Props = Pick<ComponentProps<typeof Form>, 'fields' | 'question' | 'byMail'> & {
  about?: About | undefined
  products?: readonly LineProduct[] | undefined
  words?: Partial<EnquiryWords> | undefined
}

/** `about`, `products`, `question`, `words`, `fields` and `byMail` as `EnquiryForm` takes them. */
export function EnquiryPlace({ about, products, question, words, fields, byMail }: Props) {
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

  const link = (
    <a className="button" href={`/${language}${about ? addresses.askAbout(about.id) : addresses.ask}`}>
      <Icon name="mail" />
      {words?.send ?? texts.writeToUs}
    </a>
  )
  return (
    <div className="enquiry-place" ref={place}>
      {near ? (
        <Suspense fallback={link}>
          <Form {...{ about, products, question, words, fields, byMail }} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  )
}
