// Marks in a list of contents which part of a long page is being read.
import { once } from './once.ts'

/** A part counts as read once its beginning has passed this share of the window. */
const LINE = 0.35

const anchorOf = ({ hash }: HTMLAnchorElement) => decodeURIComponent(hash.slice(1))

/** On a list of links to anchors of the page; the first one carries the mark until another part is reached. */
export const spy = once((list) => {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
  const parts = links.flatMap((link) => document.getElementById(anchorOf(link)) ?? [])
  const look = () => {
    const line = window.innerHeight * LINE
    const read = parts.findLast((part) => part.getBoundingClientRect().top < line) ?? parts[0]
    for (const link of links) {
      if (anchorOf(link) === read?.id) link.ariaCurrent = 'true'
      else link.removeAttribute('aria-current')
    }
  }
  // A part's beginning crosses the line exactly when the part enters or leaves the half-window above it.
  const observer = new IntersectionObserver(look, { rootMargin: `1000000px 0px -${(1 - LINE) * 100}% 0px` })
  for (const part of parts) observer.observe(part)
  return () => observer.disconnect()
})
