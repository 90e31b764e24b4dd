// The form and its answer as small pages of their own: they need neither scripts nor files.
import {
  ENQUIRY_FIELDS,
  ENQUIRY_LENGTHS,
  type EnquiryField,
  type EnquiryProblems,
  HONEYPOT,
  problemWords,
} from '#contract/enquiry.ts'
import { ENQUIRY_AUTOCOMPLETE, enquiryWords } from '#contract/enquiry-words.ts'
import type { Language } from '#contract/language-codes.ts'
import { escapeXml } from '#server/parts/xml.ts'

type Shell = { language: Language; company: string }
export type FormValues = Record<EnquiryField, string> & { consent: boolean; productId: string; form: string }

const REQUIRED: ReadonlySet<EnquiryField> = new Set(['name', 'content'])

/** The form with what was typed and what is wrong with it; `note` stands above. */
export function formPage(
  shell: Shell & { product: string },
  values: FormValues,
  problems: EnquiryProblems,
  note: string,
): string {
  const { language } = shell
  const words = enquiryWords[language]
  const said = (field: string) => {
    const problem = problems[field as keyof EnquiryProblems]
    return problem ? escapeXml(problemWords(field, problem, language)) : ''
  }
  const field = (name: EnquiryField) => {
    const wrong = said(name)
    const hint = name === 'email' ? words.reach : name === 'content' ? words.contentHint : ''
    const mark = REQUIRED.has(name) || name === 'email' ? '' : ` <em>${words.optional}</em>`
    const about = [wrong && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
    const attributes = [
      `id="${name}" name="${name}" autocomplete="${ENQUIRY_AUTOCOMPLETE[name]}"`,
      `maxlength="${ENQUIRY_LENGTHS[name]}"`,
      ...(REQUIRED.has(name) ? ['required'] : []),
      ...(wrong ? ['aria-invalid="true"'] : []),
      ...(about ? [`aria-describedby="${about}"`] : []),
    ].join(' ')
    const type = name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'
    const value = escapeXml(values[name])
    const control =
      name === 'content'
        ? `<textarea rows="6" ${attributes}>\n${value}</textarea>`
        : `<input type="${type}" value="${value}" ${attributes}>`
    return `<p><label for="${name}">${words[name]}${mark}</label>${control}${
      wrong ? `<span class="error" id="${name}-error">${wrong}</span>` : ''
    }${hint ? `<small id="${name}-hint">${escapeXml(hint)}</small>` : ''}</p>`
  }
  const consent = said('consent')
  const about = shell.product ? `<p class="about">${words.about}: <b>${escapeXml(shell.product)}</b></p>` : ''
  return page(
    shell,
    words.title,
    `<h1>${words.title}</h1>
<p>${words.lede}</p>
${note ? `<p class="note" role="alert">${escapeXml(note)}</p>` : ''}${about}
<form method="post" action="/${language}/message">
${ENQUIRY_FIELDS.map(field).join('\n')}
<p class="memo" aria-hidden="true"><label for="${HONEYPOT}">Memo</label><input type="text" id="${HONEYPOT}" name="${HONEYPOT}" tabindex="-1" autocomplete="off"></p>
<input type="hidden" name="productId" value="${escapeXml(values.productId)}"><input type="hidden" name="form" value="${escapeXml(values.form)}">
<p class="check"><label><input type="checkbox" name="consent" value="yes" required${values.consent ? ' checked' : ''}${consent ? ' aria-invalid="true" aria-describedby="consent-error"' : ''}> ${words.consent}</label>${consent ? `<span class="error" id="consent-error">${consent}</span>` : ''}</p>
<p><button type="submit">${words.send}</button></p>
</form>`,
  )
}

/** Says that it has arrived, and the number to quote. */
export function sentPage(shell: Shell, number: string): string {
  const words = enquiryWords[shell.language]
  return page(
    shell,
    words.sentTitle,
    `<h1>${words.sentTitle}</h1>
<p>${words.sentText}</p>
<p class="number">${escapeXml(number)}</p>
<p><a href="/${shell.language}/message">${words.another}</a></p>`,
  )
}

/** Says in one sentence why nothing was stored. */
export const refusedPage = (shell: Shell, sentence: string): string =>
  page(
    shell,
    enquiryWords[shell.language].title,
    `<h1>${enquiryWords[shell.language].title}</h1><p>${escapeXml(sentence)}</p>`,
  )

const page = ({ language, company }: Shell, title: string, main: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} - ${escapeXml(company)}</title>
<style>
  :root { color-scheme: light dark; font: 400 1.0625rem/1.6 "Segoe UI", system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  body { margin: 0; padding: clamp(1.5rem, 6vw, 5rem) clamp(1.25rem, 8vw, 8rem); color: light-dark(#36485f, #c6d2df); background: light-dark(#fff, #0d1a2a); }
  main { border-top: 1px solid light-dark(#d6dfe9, #2a3d55); padding-top: 1.5rem; max-width: 40rem; position: relative; }
  main::before { content: ""; position: absolute; top: -1px; left: 0; width: 3.5rem; height: 3px; background: #409eff; }
  h1 { margin: 0 0 .75rem; font-size: clamp(1.875rem, 5vw, 2.875rem); font-weight: 500; line-height: 1.2; color: light-dark(#12263f, #f2f6fa); }
  a { color: light-dark(#005eb0, #86c3ff); text-underline-offset: .2em; }
  form p { display: grid; gap: .375rem; margin: 0 0 1.25rem; }
  label { font-weight: 550; font-size: .9375rem; color: light-dark(#12263f, #f2f6fa); }
  em, small { font-style: normal; font-weight: 400; font-size: .875rem; color: light-dark(#5b6b80, #93a5b8); }
  input:not([type=checkbox]), textarea { box-sizing: border-box; width: 100%; min-height: 3rem; padding: .6875rem .875rem; font: inherit; color: inherit; background: light-dark(#fff, #13243a); border: 1px solid light-dark(#7b8ca0, #6b8099); border-radius: 4px; }
  textarea { resize: vertical; }
  :is(input, textarea, button, a):focus-visible { outline: 2px solid light-dark(#005eb0, #86c3ff); outline-offset: 2px; }
  [aria-invalid=true] { border-color: light-dark(#b3261e, #ff9b94) !important; box-shadow: inset 3px 0 0 light-dark(#b3261e, #ff9b94); }
  .error { color: light-dark(#b3261e, #ff9b94); font-size: .9375rem; }
  .note { border-left: 3px solid #409eff; padding-left: .875rem; }
  .memo { position: absolute; left: -10000px; }
  .check label { display: grid; grid-template-columns: 1.25rem 1fr; gap: .75rem; font-weight: 400; }
  .check input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; }
  button { justify-self: start; min-height: 3rem; padding: 0 1.75rem; font: inherit; font-weight: 550; color: #fff; background: #005eb0; border: 1px solid transparent; border-radius: 4px; cursor: pointer; }
  button:hover { background: #00468a; }
  header { margin-bottom: clamp(2rem, 6vw, 4rem); font-weight: 600; }
  header a { color: light-dark(#12263f, #f2f6fa); text-decoration: none; }
  header a:hover { text-decoration: underline; }
  .number { font-size: 1.75rem; font-weight: 600; color: light-dark(#12263f, #f2f6fa); font-variant-numeric: tabular-nums; user-select: all; }
  @media (max-width: 600px) { button { width: 100%; } }
</style>
</head>
<body><header><a href="/${language}/HomePage">${escapeXml(company)}</a></header><main>${main}
<p><a href="/${language}/HomePage">${enquiryWords[language].home}</a></p></main></body>
</html>`
