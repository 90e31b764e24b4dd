// What Word, WPS, Excel and web pages put on the clipboard, and what it becomes.
import { expect, test } from 'vitest'
import { cleanDoc } from './clean-doc.ts'
import { docOfHtml, type LooseNode } from './html-doc.ts'
import type { DocBlock } from './rich-doc.ts'

function blocks(html: string): DocBlock[] {
  const result = cleanDoc(docOfHtml(html))
  return 'doc' in result ? (result.doc?.content ?? []) : []
}
const words = (text: string, ...marks: string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
})
const line = (...content: object[]) => ({ type: 'paragraph', content })
const item = (...content: object[]) => ({ type: 'listItem', content })

const sign = (mark: string) =>
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<h1><span lang=EN-US>Installation<o:p></o:p></span></h1>
<p class=MsoNormal style='text-indent:21.0pt'><span lang=EN-US style='font-size:12.0pt;color:red'>Keep <b style='mso-bidi-font-weight:normal'>ten
diameters</b> straight.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}<span lang=EN-US>Upstream</span></p>
<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level2 lfo1'>${sign('o')}<span lang=EN-US>no pump</span></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'>${sign('·')}<span lang=EN-US>Downstream</span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${sign('3.')}<span lang=EN-US>Fill the <a href="https://a.example/pipe">pipe</a></span></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'>${sign('4.')}<span lang=EN-US>Wait</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'><td width=277 valign=top style='width:207.4pt'><p class=MsoNormal><b><span lang=EN-US>DN<o:p></o:p></span></b></p></td>
 <td width=277><p class=MsoNormal><span lang=EN-US>m³/h<o:p></o:p></span></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="p1" style='width:100pt'><v:imagedata src="file:///C:/a.png"/></v:shape><![endif]--><![if !vml]><img width=10 height=10 src="file:///C:/Users/a/image001.png" v:shapes="p1"><![endif]></p>
<!--EndFragment--></body></html>`

test('a piece of Word keeps headings, lists in their levels, links and tables, and loses its looks', () => {
  expect(docOfHtml(WORD).content?.at(-1)).toEqual({
    type: 'image',
    attrs: { src: 'file:///C:/Users/a/image001.png', alt: '' },
  })
  expect(blocks(WORD)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [words('Installation')] },
    line(words('Keep '), words('ten diameters', 'bold'), words(' straight.')),
    {
      type: 'bulletList',
      content: [
        item(line(words('Upstream')), { type: 'bulletList', content: [item(line(words('no pump')))] }),
        item(line(words('Downstream'))),
      ],
    },
    {
      type: 'orderedList',
      attrs: { start: 3 },
      content: [
        item(
          line(words('Fill the '), {
            type: 'text',
            text: 'pipe',
            marks: [{ type: 'link', attrs: { href: 'https://a.example/pipe' } }],
          }),
        ),
        item(line(words('Wait'))),
      ],
    },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [line(words('DN', 'bold'))] },
            { type: 'tableCell', attrs: { colspan: 1, rowspan: 1 }, content: [line(words('m³/h'))] },
          ],
        },
      ],
    },
  ])
})

test('a piece of WPS keeps its numbered lines and its headings by outline level', () => {
  const html = `<html><body><!--StartFragment-->
<p class=MsoNormal style="mso-outline-level:2;"><b><span style="font-family:宋体;font-weight:bold;">安装要求</span></b></p>
<p class=MsoNormal style="mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="mso-list:Ignore;">1、<span>&nbsp;</span></span><!--[endif]--><span style="font-family:宋体;">上游十倍管径</span></p>
<p class=MsoNormal style="mso-list:l0 level1 lfo1;"><!--[if !supportLists]--><span style="mso-list:Ignore;">2、<span>&nbsp;</span></span><!--[endif]--><span style="font-family:宋体;">下游五倍</span></p>
<p class=MsoNormal><span style="mso-spacerun:'yes';font-family:宋体;">完成。</span></p><!--EndFragment--></body></html>`
  expect(blocks(html)).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [words('安装要求')] },
    {
      type: 'orderedList',
      attrs: { start: 1 },
      content: [item(line(words('上游十倍管径'))), item(line(words('下游五倍')))],
    },
    line(words('完成。')),
  ])
})

test('a range of Excel is a table with its merged cells', () => {
  const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td {mso-number-format:General;}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192><!--StartFragment-->
 <col width=64 span=3 style='width:48pt'>
 <tr height=19><td colspan=2 height=19 class=xl65 width=128>Flow</td><td class=xl66>bar</td></tr>
 <tr height=19><td rowspan=2 align=right x:num>12.5</td><td>&nbsp;</td><td align=right x:num="0.5">0.50</td></tr>
 <tr><td>a<br>b</td><td></td></tr>
<!--EndFragment--></table></body></html>`
  const [table] = blocks(html)
  if (table?.type !== 'table') throw new Error('no table')
  const cells = table.content.map((row) =>
    row.content.map(({ attrs, content: [only] }) => [
      attrs.colspan,
      attrs.rowspan,
      only?.type === 'paragraph'
        ? (only.content ?? []).map((node) => ('text' in node ? node.text : '/')).join('')
        : '',
    ]),
  )
  expect(cells).toEqual([
    [
      [2, 1, 'Flow'],
      [1, 1, 'bar'],
    ],
    [
      [1, 2, '12.5'],
      [1, 1, ''],
      [1, 1, '0.50'],
    ],
    [
      [1, 1, 'a/b'],
      [1, 1, ''],
    ],
  ])
})

test('a web page leaves its scripts, handlers and styles behind; a known player is a video', () => {
  const html = `<div onclick="x()"><style>p{}</style><script>alert("</p>")</script><p>One &amp; <i>two</i> &#x4E00;</p>
<b style="font-weight:normal" id="docs-internal-guid-1"><p>Three</p></b><a href="java&#10;script:alert(1)">four</a>
<iframe src="//www.youtube.com/embed/abcdefghijk"></iframe><iframe src="https://evil.example/x"></iframe></div>
<ul><li>a<li>b<ul><li>c</ul></ul><pre>x
  y</pre>`
  expect(blocks(html)).toEqual([
    line(words('One & '), words('two', 'italic'), words(' 一')),
    line(words('Three')),
    line(words('four')),
    { type: 'video', attrs: { provider: 'youtube', id: 'abcdefghijk', title: '' } },
    {
      type: 'bulletList',
      content: [
        item(line(words('a'))),
        item(line(words('b')), { type: 'bulletList', content: [item(line(words('c')))] }),
      ],
    },
    { type: 'codeBlock', attrs: { language: '' }, content: [words('x\n  y')] },
  ])
})

test('pictures keep their place, and broken HTML is read to its end', () => {
  const types = (html: string) => docOfHtml(html).content?.map((node: LooseNode) => node.type)
  expect(types('<p>a<img src="data:image/png;base64,x" alt="A">b</p>')).toEqual([
    'paragraph',
    'image',
    'paragraph',
  ])
  expect(blocks('<p>a <b>b</p></td></div> c <')).toEqual([
    line(words('a '), words('b', 'bold')),
    line(words('c <')),
  ])
  expect(blocks('<script>never ended')).toEqual([])
  expect(blocks('<a href="/first" href="/second">x</a>')).toEqual([
    line({ ...words('x'), marks: [{ type: 'link', attrs: { href: '/first' } }] }),
  ])
})
