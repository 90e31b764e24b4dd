// A vacancy as search engines for work read it: https://schema.org/JobPosting with what Google asks for.
import type { JobPosting, Organization } from 'schema-dts'
import {
  type DocBlock,
  type DocInline,
  type DocItem,
  plainTextOf,
  type RichDoc,
} from '#rich-text/rich-doc.ts'
import type { PageRecord, Vacancy } from './page-record.ts'
import { escapeHtml } from './tags.ts'

const EMPLOYMENT: Record<Vacancy['employment'], string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  temporary: 'TEMPORARY',
}

/** Null of one that is closed: what nobody can apply for is not offered. */
export function jobPosting(
  html: string,
  { given, summary }: PageRecord,
  company: { name: string } & Exclude<Organization, string>,
): JobPosting | null {
  if (!isOpen(given)) return null
  const { id, title, place, country, employment, until, publishTime } = given
  const text = (name: 'duties' | 'profile' | 'offer') => {
    const words = richHtml(given[name])
    return words === '' ? '' : headOf(html, name) + words
  }
  const posted = publishTime.slice(0, 10)
  return {
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(summary)}</p>${text('duties')}${text('profile')}${text('offer')}`,
    identifier: { '@type': 'PropertyValue', name: company.name, value: String(id) },
    datePosted: posted,
    // The whole last day counts.
    ...(until !== '' && { validThrough: `${until}T23:59` }),
    employmentType: EMPLOYMENT[employment],
    hiringOrganization: company,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: country },
    },
    directApply: false,
  }
}

/** What visitors see above a text, as a paragraph. */
const headOf = (html: string, name: string) => {
  const head = new RegExp(`<h2 id="${name}-head">([^<]*)</h2>`).exec(html)?.[1]
  return head === undefined ? '' : `<p>${head}</p>`
}

const isOpen = (given: Partial<Vacancy>): given is Vacancy => given.over === false

/** A running text as plain HTML: headings become paragraphs, tables and quotations their words; pictures and videos are left out. */
const richHtml = (doc: RichDoc | null): string => (doc?.content ?? []).map(block).join('')

function block(node: DocBlock): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return paragraph(line(node.content))
    case 'bulletList':
      return `<ul>${node.content.map(item).join('')}</ul>`
    case 'orderedList':
      return `<ol>${node.content.map(item).join('')}</ol>`
    case 'blockquote':
      return node.content.map(block).join('')
    case 'codeBlock':
    case 'table':
      return paragraph(escapeHtml(plainTextOf({ type: 'doc', content: [node] })).replaceAll('\n', '<br>'))
    default:
      return ''
  }
}

const paragraph = (html: string) => (html === '' ? '' : `<p>${html}</p>`)

/** An item of one paragraph needs no paragraph. */
const item = ({ content }: DocItem) => {
  const [only, ...more] = content
  const html =
    only?.type === 'paragraph' && more.length === 0 ? line(only.content) : content.map(block).join('')
  return `<li>${html}</li>`
}

const line = (content: readonly DocInline[] = []) =>
  content.map((one) => (one.type === 'text' ? escapeHtml(one.text) : '<br>')).join('')
