// Hands the error log to the top bar and to the boundaries around pages.
import { createContext } from 'react'
import type { ErrorLog } from './error-log.ts'

/** Without a log there are no errors to show. */
export const ErrorLogContext = createContext<ErrorLog | null>(null)
