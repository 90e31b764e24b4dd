// Where this browser keeps the tabs: each window its own over F5, and a new window begins with the last ones.
import { forgetAllTabs, type TabStorage } from './tab-storage.ts'

export const browserTabStorage: TabStorage = {
  getItem: (key) => sessionStorage.getItem(key) ?? localStorage.getItem(key),
  setItem: (key, value) => {
    sessionStorage.setItem(key, value)
    localStorage.setItem(key, value)
  },
}

/** Forgets the tabs of everybody in this browser (sign-out). */
export function forgetTabsHere() {
  try {
    forgetAllTabs(sessionStorage)
    forgetAllTabs(localStorage)
  } catch {
    // A browser that refuses its storage keeps nothing.
  }
}
