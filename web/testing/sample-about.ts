// The about-us page as small as it may be, and the picture that all samples share.
import type { About } from '#contract/site/about.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'

export const cover = { key: `${'a'.repeat(40)}.jpg`, width: 1200, height: 900, alt: 'A meter' }

export const about: About = {
  kicker: 'About',
  title: 'Readings you can stand behind',
  pictures: [cover],
  profileTitle: 'A profile',
  profile: docOfPlain('A text'),
  illustrations: [],
  timelineTitle: 'Years',
  timeline: [{ year: '2004', title: 'A hall', text: 'Three people' }],
  cultureTitle: 'How we work',
  culture: [{ title: 'Measure first', text: 'Then talk' }],
  honoursTitle: 'Honours',
  honoursLede: 'A lede',
  certificate: cover,
  honours: [{ name: 'ISO 9001', says: 'Again', year: '2026' }],
  officesTitle: 'Offices',
  offices: [
    {
      name: 'China',
      address: 'A street',
      phone: '+86 1',
      email: 'cn@sample.example',
      hours: '8–17',
      map: { latitude: 31.3, longitude: 120.6 },
    },
  ],
  seo: { title: '', description: '', picture: null, listed: true },
}
