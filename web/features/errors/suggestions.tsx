// Below a 404: the pages nearest to the words of the address, and the products that are asked for most.

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SiteLink } from '#web/site/links/site-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { type Localized, langOf } from '#web/ui/local-text.tsx'
import { wordsOfAddress } from './address-words.ts'
import { readNear, readPopular } from './api.ts'

type Near = Awaited<ReturnType<typeof readNear>>[number]
type Line = { to: string; code: string; name: string; lang: ReturnType<typeof langOf> }

/** What holds all the words, else what holds the longest of them. */
async function nearTo(words: string, ask: (keyword: string) => Promise<Near[]>): Promise<Near[]> {
  if (words === '') return []
  const near = await ask(words)
  const [longest = words] = words.split(' ').sort((one, other) => other.length - one.length)
  return near.length > 0 || longest === words ? near : ask(longest)
}

export function Suggestions() {
  const texts = useTexts('site/errors').missing
  const language = useLanguage()
  const { pathname } = useLocation()
  const words = wordsOfAddress(pathname)
  const [lines, setLines] = useState<{ near: Line[]; popular: Line[] } | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const near = await nearTo(words, (keyword) => readNear(keyword, language, leaving.signal))
      const popular = await readPopular(language, leaving.signal)
      if (leaving.signal.aborted) return
      const said = (of: Localized, path: string) => langOf(of, path)
      setLines({
        near: near.map((one) => ({
          to: one.address,
          code: one.code,
          name: one.title,
          lang: said(one, 'title'),
        })),
        popular: popular.map((one) => ({
          to: one.address,
          code: one.productModel,
          name: one.productName,
          lang: said(one, 'productName'),
        })),
      })
    }
    void ask()
    return () => leaving.abort()
  }, [words, language])
  if (!lines) return <div className="wrap others to-come" />
  if (lines.near.length + lines.popular.length === 0) return null
  return (
    <div className="wrap others">
      <List title={texts.near} lines={lines.near} />
      <List title={texts.popular} lines={lines.popular} />
    </div>
  )
}

function List({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ to, code, name, lang }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span>
                {code && <span className="model">{code}</span>}
                <span lang={lang}>{name}</span>
              </span>
              <Icon name="arrow" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
