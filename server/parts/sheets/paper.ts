// Writes a data sheet, a manual or a certificate as PDF, in the fonts that every reader has: they know no Chinese.
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib'

export type PaperPart = {
  title: string
  text?: readonly string[]
  rows?: readonly (readonly [name: string, value: string])[]
}
export type Paper = {
  title: string
  /** Above the title: the model, or the number of a certificate. */
  model: string
  edition: string
  /** The day of the edition, which the file carries as its own. */
  date: string
  foot: string
  picture?: Uint8Array
  parts: readonly PaperPart[]
  /** The body of a device with its measures, in millimetres. */
  drawing?: { length: number; height: number; bore: number }
}

const [WIDE, HIGH, MARGIN] = [595, 842, 56]
const NAVY = rgb(0.06, 0.12, 0.22)
const BLUE = rgb(0.03, 0.4, 0.78)
const GREY = rgb(0.4, 0.45, 0.52)
const LINE = rgb(0.8, 0.84, 0.88)

/** Signs that the standard fonts lack. */
const SIGNS: Record<string, string> = { '≤': '<= ', '≥': '>= ', '−': '-', '\u202f': ' ', Ω: 'ohm', '⌀': 'Ø ' }
const plain = (words: string) => words.replace(/[≤≥−\u202fΩ⌀]/g, (sign) => SIGNS[sign] ?? '')

export async function writePaper(paper: Paper): Promise<Uint8Array> {
  const doc = await PDFDocument.create()
  const day = new Date(`${paper.date}T08:00:00Z`)
  doc.setTitle(`${paper.model} ${paper.title}`)
  doc.setCreationDate(day)
  doc.setModificationDate(day)
  const fonts = {
    normal: await doc.embedFont(StandardFonts.Helvetica),
    bold: await doc.embedFont(StandardFonts.HelveticaBold),
  }
  let page: PDFPage = doc.addPage([WIDE, HIGH])
  let at = HIGH - MARGIN

  /** A line of text in its place; a page that is full is followed by another. */
  function line(words: string, size: number, font: PDFFont, color = NAVY, x = MARGIN) {
    if (at < MARGIN + 40) {
      page = doc.addPage([WIDE, HIGH])
      at = HIGH - MARGIN
    }
    page.drawText(words, { x, y: at - size, size, font, color })
  }
  function block(words: string, size: number, font: PDFFont, color = NAVY) {
    for (const one of wrapped(plain(words), font, size, WIDE - 2 * MARGIN)) {
      line(one, size, font, color)
      at -= size * 1.45
    }
  }

  block(paper.model, 11, fonts.bold, BLUE)
  at -= 4
  block(paper.title, 24, fonts.bold)
  block(paper.edition, 10, fonts.normal, GREY)
  at -= 14
  if (paper.picture) {
    const picture = await doc.embedJpg(paper.picture)
    const { width, height } = picture.scaleToFit(220, 165)
    page.drawImage(picture, { x: MARGIN, y: at - height, width, height })
    at -= height + 22
  }
  if (paper.drawing) {
    draw(page, paper.drawing, fonts.normal, at)
    at -= 330
  }
  for (const { title, text = [], rows = [] } of paper.parts) {
    at -= 8
    block(title, 13, fonts.bold)
    at -= 3
    for (const words of text) {
      block(words, 10, fonts.normal)
      at -= 5
    }
    for (const [name, value] of rows) {
      const lines = wrapped(plain(value), fonts.normal, 10, WIDE - 2 * MARGIN - 200)
      line(plain(name), 10, fonts.normal, GREY)
      for (const one of lines) {
        line(one, 10, fonts.normal, NAVY, MARGIN + 200)
        at -= 14.5
      }
      page.drawLine({
        start: { x: MARGIN, y: at - 1 },
        end: { x: WIDE - MARGIN, y: at - 1 },
        thickness: 0.5,
        color: LINE,
      })
      at -= 4
    }
    at -= 10
  }
  const pages = doc.getPages()
  for (const [index, one] of pages.entries()) {
    const foot = { y: 30, size: 8, font: fonts.normal, color: GREY }
    one.drawText(plain(paper.foot), { x: MARGIN, ...foot })
    one.drawText(`${index + 1} / ${pages.length}`, { x: WIDE - MARGIN - 24, ...foot })
  }
  return doc.save()
}

function wrapped(words: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A flanged body from the side, with its measures. */
function draw(
  page: PDFPage,
  size: { length: number; height: number; bore: number },
  font: PDFFont,
  top: number,
) {
  const pen = { thickness: 1.2, color: NAVY }
  const thin = { thickness: 0.6, color: BLUE }
  const [left, right, middle] = [150, 450, top - 210]
  const box = (x: number, y: number, width: number, height: number) =>
    page.drawRectangle({ x, y, width, height, borderColor: NAVY, borderWidth: pen.thickness })
  box(left, middle - 70, 18, 140)
  box(right - 18, middle - 70, 18, 140)
  box(left + 18, middle - 50, right - left - 36, 100)
  box(275, middle + 50, 50, 46)
  box(250, middle + 96, 100, 70)
  page.drawLine({
    start: { x: left - 20, y: middle },
    end: { x: right + 20, y: middle },
    ...thin,
    dashArray: [8, 3, 2, 3],
  })
  const measure = (from: { x: number; y: number }, to: { x: number; y: number }, words: string) => {
    page.drawLine({ start: from, end: to, ...thin })
    page.drawText(words, {
      x: (from.x + to.x) / 2 + 4,
      y: (from.y + to.y) / 2 + 4,
      size: 10,
      font,
      color: BLUE,
    })
  }
  measure({ x: left, y: middle - 100 }, { x: right, y: middle - 100 }, `L = ${size.length} mm`)
  measure({ x: right + 40, y: middle - 70 }, { x: right + 40, y: middle + 166 }, `H = ${size.height} mm`)
  page.drawText(`DN ${size.bore}`, { x: left + 40, y: middle + 8, size: 10, font, color: BLUE })
}
