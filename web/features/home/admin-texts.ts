// The words of the form of the home page.
import { en } from './admin-texts-en.ts'
import { es } from './admin-texts-es.ts'
import { zh } from './admin-texts-zh.ts'

export const HOME_TEXTS = { zh, en, es }
