// Letters from templates: named values only, each put in once and never read as a template; escaped in the part that is HTML.
import { directionOf } from '#contract/languages/language-codes.ts'
import { escapeXml } from '#server/parts/sheets/xml.ts'

/** Names to what stands for them; a name that is not there is left as it is written. */
export type Values = Readonly<Record<string, string>>

/** `{{name}}` becomes its value; what a value holds is not looked at again. */
export const fillIn = (template: string, values: Values): string =>
  template.replace(/\{\{(\w{1,40})\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  )

export type LetterText = {
  /** Plain text; an empty line begins a paragraph. */
  body: string
  /** Below the letter, small. */
  foot: string
  language: string
  /** A line that stands out, such as the number to quote. */
  mark?: string
  /** Where the letter leads to: a button where there is HTML, and the address for whoever has none. */
  link?: { label: string; address: string }
}

/** The two parts of a letter: the same words as plain text and as HTML. */
export function letterParts({ body, foot, language, mark = '', link }: LetterText): {
  text: string
  html: string
} {
  const sections = [
    body,
    ...(link ? [`${link.label}\n${link.address}`] : []),
    ...(foot ? [`-- \n${foot}`] : []),
  ]
  const text = sections.join('\n\n')
  const html = `<!doctype html>
<html lang="${escapeXml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="margin:0;padding:32px 20px;font:16px/1.6 'Segoe UI',system-ui,'PingFang SC','Microsoft YaHei',sans-serif;color:#36485f;background:#ffffff">
<div style="max-width:600px;margin:0 auto;border-top:3px solid #409eff;padding-top:24px">
${mark ? `<p style="margin:0 0 20px;font-size:22px;font-weight:600;color:#12263f">${escapeXml(mark)}</p>\n` : ''}${paragraphs(body)}${link ? linkHtml(link) : ''}
${foot ? `<div style="margin-top:28px;padding-top:16px;border-top:1px solid #d6dfe9;font-size:13px;color:#5b6b80">${paragraphs(foot)}</div>` : ''}
</div></body></html>`
  return { text, html }
}

const linkHtml = ({ label, address }: { label: string; address: string }) => `
<p style="margin:24px 0"><a href="${escapeXml(address)}" style="display:inline-block;padding:12px 24px;background:#1468c2;color:#ffffff;text-decoration:none;font-weight:600">${escapeXml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#5b6b80;word-break:break-all">${escapeXml(address)}</p>`

const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((block) => `<p dir="auto" style="margin:0 0 16px">${escapeXml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
