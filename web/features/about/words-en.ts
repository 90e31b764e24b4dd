// The words of the about-us page that are not content, in English; what it says of privacy is what the program really does.

export const words = {
  about: 'About us',
  phone: 'Phone',
  email: 'Email',
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
  askTitle: 'What do you need to measure?',
  askLede:
    'Fluid, line size, conditions: that is enough to start. An engineer replies within one working day.',
  culture: 'How we work',
  contact: 'Contact and offices',
  privacy: {
    title: 'Privacy',
    lede: 'We keep what the site needs to run, and what we need to answer you.',
    points: [
      {
        title: 'Browsing this site',
        text: 'No advertising, no social media buttons and no third-party content: text, images and fonts all come from our own server. It counts visits without cookies: the page and its language, the words searched for, the site that led here, the kind of device and, where our network tells it, the country. To recognize repeat page views we use a one-day code derived from IP address and browser; it is deleted every night. The count keeps no address. For security, the server logs IP addresses for a short time.',
      },
      {
        title: 'Cookies',
        text: 'One, for the language you chose. Members of staff who sign in to the console get a second one that ends when they sign out.',
      },
      {
        title: 'Contacting us',
        text: 'What you send is used to answer you and seen only by the staff in charge. You can ask at any time to see it or to have it corrected or deleted.',
      },
      {
        title: 'Pages you opened',
        text: 'The last 20 pages you opened on this site are listed in this browser tab alone. An inquiry takes that list along; it is kept and deleted with it.',
      },
      {
        title: 'Videos and maps',
        text: 'Those of other sites open only after your click; their privacy policy then applies.',
      },
    ],
    ask: 'Questions? Contact us',
  },
}
