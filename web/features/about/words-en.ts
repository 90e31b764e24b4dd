// The words of the about-us page that are not content, in English; what it says of privacy is what the program really does.
import type { AboutWords } from './words.ts'

export const words: AboutWords = {
  about: 'About us',
  phone: 'Phone',
  email: 'E-mail',
  hours: 'Hours',
  openMap: '{map}: see {office} (new window)',
  directions: 'Directions',
  wayTo: 'Directions to {office} (new window)',
  copy: 'Copy the address',
  copied: 'Address copied',
  parts: 'Parts of this page',
  profile: 'Profile',
  history: 'History',
  honours: 'Certificates',
  askTitle: 'Tell us what you measure.',
  askLede: 'Name the medium, the pipe and the conditions. An engineer answers within one working day.',
  culture: 'How we work',
  contact: 'Where to find us',
  privacy: {
    title: 'Privacy',
    lede: 'We keep what the site needs to run, and what we need to answer you.',
    points: [
      {
        title: 'When you read',
        text: 'No advertising, no social plug-ins and nothing of third parties: words, pictures and fonts all come from our own server. It counts visits without cookies: the page and its language, the words searched for, the site that led here, the kind of device and, where our network tells it, the country. Who opened several pages is told by a code of address and browser that is thrown away after each day; the count keeps no address. For safety the server notes the addresses it answers, for a short time.',
      },
      {
        title: 'Cookies',
        text: 'One, for the language you chose. Members of staff who sign in to the console get a second one that ends when they sign out.',
      },
      {
        title: 'When you write',
        text: 'What you send is used to answer you and seen by the colleagues in charge alone. Ask at any time to see it, to have it corrected or deleted.',
      },
      {
        title: 'Pages you opened',
        text: 'The last 20 pages you opened on this site are listed in this browser tab alone. An inquiry takes that list along; it is kept and deleted with it.',
      },
      {
        title: 'Videos and maps',
        text: 'Those of other sites open only after your click; from then on the rules of that site apply.',
      },
    ],
    ask: 'Questions? Write to us',
  },
}
