// The programs of the staff, each fetched when it is asked for. What they fetch is listed here and not in the first script, which visitors get too.

const bringConsole = () => import('./console-program.tsx')

export const openEntrance = async () => (await import('./entrance-program.tsx')).openEntrance(bringConsole)
export const openConsole = async () => (await bringConsole()).openConsoleAlone()
