// The first script of every page: opens the program that its address asks for, the site's or one of the staff's.
import { programAt } from '#web/app/programs/program-at.ts'
import { readToken } from '#web/session/token.ts'
import '#web/site/styles/site.css'

const PROGRAMS = {
  site: async () => (await import('./app/programs/site-program.ts')).openSite(() => import('./main.tsx')),
  entrance: async () => (await import('./app/programs/staff-programs.ts')).openEntrance(),
  console: async () => (await import('./app/programs/staff-programs.ts')).openConsole(),
}

void PROGRAMS[programAt(location, readToken() !== '')]()
