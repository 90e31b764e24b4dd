// The drop and the letters of the logo.

import { LOGO } from '#contract/site/logo-drawing.ts'

/** The drawing alone; what it is called stands beside it. */
export function LogoMark() {
  return (
    <svg className="logo-mark" viewBox={LOGO.viewBox} width="131" height="32" aria-hidden="true">
      <path fill="var(--brand)" d={LOGO.drop} />
      <g fill="none" stroke="#fff" strokeWidth="4.6" strokeLinecap="round">
        <path d={LOGO.waves} />
      </g>
      <path fill="currentColor" fillRule="evenodd" d={LOGO.letters} />
      <g fill="none" stroke="currentColor" strokeWidth="7.2">
        <path d={LOGO.stroke} />
        <circle cx="238.9" cy="32" r="15" />
      </g>
    </svg>
  )
}
