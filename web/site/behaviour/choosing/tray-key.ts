// Where the browser keeps the tray.
export const KEPT = 'tray'
