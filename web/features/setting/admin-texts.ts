// The words of the settings in the three languages.
import { en } from './admin-texts-en.ts'
import { es } from './admin-texts-es.ts'
import { zh } from './admin-texts-zh.ts'

export const SETTING_TEXTS = { zh, en, es }
