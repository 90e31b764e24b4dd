// Notices on the desktop, shown only when the person turned them on and the browser allows it.

const keyOf = (person: number) => `message-notices:${person}`

/** Whether the browser knows notices at all. */
export const noticesKnown = () => 'Notification' in window

export function noticesWanted(person: number): boolean {
  try {
    return (
      noticesKnown() && Notification.permission === 'granted' && localStorage.getItem(keyOf(person)) === 'on'
    )
  } catch {
    return false
  }
}

/** Remembers the wish; asks the browser when it has not been asked. Answers whether notices are shown from now on. */
export async function wantNotices(person: number, on: boolean): Promise<boolean> {
  if (!noticesKnown()) return false
  if (on && (await Notification.requestPermission()) !== 'granted') return false
  try {
    localStorage.setItem(keyOf(person), on ? 'on' : 'off')
  } catch {
    return false
  }
  return on
}

type Notice = { title: string; body: string; tag: string; to: string }

/** A click on it brings the console to the front, at the message. */
export function showNotice({ title, body, tag, to }: Notice) {
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon.svg' })
    notice.onclick = () => {
      window.focus()
      location.hash = to
      notice.close()
    }
  } catch (error) {
    // Some phones know notices of service workers alone.
    console.debug(error)
  }
}
