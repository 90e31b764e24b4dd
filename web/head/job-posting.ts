// A vacancy as search engines for work read it: https://schema.org/JobPosting with what Google asks for.
import type { RichDoc } from '#rich-text/rich-doc.ts'
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
export function jobPosting({ given, summary }: PageRecord, company: { name: string }): object | null {
  if (!isOpen(given)) return null
  const { id, title, place, country, employment, until, publishTime } = given
  const texts: (RichDoc | null)[] = [given.duties, given.profile, given.offer]
  const posted = publishTime.slice(0, 10)
  return {
    '@type': 'JobPosting',
    title,
    description: [`<p>${escapeHtml(summary)}</p>`, ...texts.map(richHtml)].join(''),
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

const isOpen = (given: Partial<Vacancy>): given is Vacancy => given.over === false
