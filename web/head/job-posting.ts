// A vacancy as search engines for work read it: https://schema.org/JobPosting with what Google asks for.
import type { PageRecord, Vacancy } from './page-record.ts'
import { richHtml } from './rich-html.ts'
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
  company: { name: string },
): object | null {
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
