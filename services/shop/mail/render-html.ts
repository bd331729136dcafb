import { isDark, PALETTE, type PaletteColour } from '../../../shared/palette'
import { SELLER } from '../domain/seller'
import { html, Html } from './html'
import type { Letter, Part, Row } from './letter'
import {
  BANDS,
  COLOURS,
  FONT,
  HAIRLINE,
  HEADING,
  INK,
  leadStyle,
  NUMBERS,
  QUIET,
  STRONG,
  STYLE_SHEET,
  tileStyle,
  titleStyle,
  TOTAL,
  WRAP,
} from './style'

/** Fills the rest of the line in a mail list, so that no text of the mail follows the preheader. */
const FILLER = html`${Array.from({ length: 60 }, () => html`&#8199;&#65279;`)}`

/** A letter as HTML that mail programs can show: tables, inline styles, no pictures, no fonts, no external resources. */
export function renderHtml(letter: Letter): string {
  const { subject, preheader, parts } = letter
  return html`<!doctype html>
    <html lang="en-ZA" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background-color:${COLOURS.page}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${FILLER}</div>
        <table ${TABLE} class="page" bgcolor="${COLOURS.page}" style="background-color:${COLOURS.page}">
          <tr>
            <td class="edge" align="center" style="padding:0 12px 24px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table ${TABLE} style="max-width:600px">
                <tr>
                  <td class="side" style="padding:24px 32px">
                    <span
                      class="ink"
                      style="${FONT};font-size:28px;line-height:32px;font-weight:800;letter-spacing:-0.04em;color:#222222"
                      >yoco</span
                    >
                  </td>
                </tr>
                ${band(letter)}
                ${parts.map((part, index) => section(partHtml(part), index === parts.length - 1))}
                ${SIGNATURE}
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `.source
}

/** Trusted HTML, whose quotes must not be escaped. */
const STYLE = new Html(STYLE_SHEET)

function band({ tone, title, lead }: Letter): Html {
  const { background, ink, name } = BANDS[tone]
  const words = tone === 'ended' ? 'ink' : 'on-band'
  return html`<tr>
    <td
      class="${name} side top"
      bgcolor="${background}"
      style="background-color:${background};border-radius:24px 24px 0 0;padding:40px 32px"
    >
      <h1 class="title ${words}" style="${titleStyle(ink)}">${title}</h1>
      ${lead.map((text) => html`<p class="${words}" style="${leadStyle(ink)};margin:16px 0 0">${text}</p>`)}
    </td>
  </tr>`
}

const section = (content: Html, isLast: boolean): Html => {
  const radius = isLast ? ';border-radius:0 0 24px 24px' : ''
  return html`<tr>
    <td
      class="card side${isLast ? ' bottom' : ''}"
      bgcolor="${COLOURS.card}"
      style="background-color:${COLOURS.card};padding:32px 32px ${isLast ? '40px' : '0'}${radius}"
    >
      ${content}
    </td>
  </tr>`
}

/** The seller (ECT Act s43), and how to get help. */
const SIGNATURE = html`<tr>
  <td class="side quiet" style="${QUIET};padding:24px 32px">
    <p style="margin:0 0 12px">
      Need a hand? Call
      <a href="tel:${SELLER.phone.replace(/\s/g, '')}" class="quiet" style="${QUIET}">${SELLER.phone}</a>,
      ${SELLER.hours}, or reply to this email.
    </p>
    <p style="margin:0">
      <strong>${SELLER.legalName}</strong><br />Registration number ${SELLER.registrationNumber}<br />VAT
      number ${SELLER.vatNumber}<br />${SELLER.address}<br />${SELLER.phone},
      <a href="mailto:${SELLER.email}" class="quiet" style="${QUIET}">${SELLER.email}</a>
    </p>
  </td>
</tr>`

const TABLE = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`

/** A part of a letter as the content of a table's cell. */
function partHtml(part: Part): Html {
  switch (part.kind) {
    case 'transfer':
      return transfer(part)
    case 'steps':
      return html`${heading(part.title)}${steps(part.steps)}`
    case 'button':
      return button(part)
    case 'lines':
      return lines(part)
    case 'rows':
      return html`${heading(part.title)}${table(part.rows.map((row) => twoColumns(row)))}${part.note ? quiet(part.note) : ''}`
    case 'paragraph':
      return html`${heading(part.title)}${paragraph(part.text)}${part.link ? link(part.link) : ''}`
  }
}

const heading = (title: string): Html => html`<h2 class="ink" style="${HEADING};${WRAP}">${title}</h2>`

const table = (rows: readonly Html[]): Html =>
  html`<table ${TABLE} style="margin-top:8px">
    ${rows}
  </table>`

const quiet = (text: string): Html => html`<p class="quiet" style="${QUIET};margin:12px 0 0">${text}</p>`

const link = ({ label, href }: { label: string; href: string }): Html =>
  html`<p style="margin:8px 0 0">
    <a class="ink" href="${href}" style="${INK};text-decoration:underline">${label}</a>
  </p>`

/** Numbered, unless there is only one. */
const steps = (texts: readonly string[]): Html =>
  texts.length === 1 ? html`${texts.map(paragraph)}` : table(texts.map(step))

const paragraph = (text: string): Html =>
  html`<p class="ink" style="${INK};margin:8px 0 0;${WRAP}">${text}</p>`

const step = (text: string, index: number): Html =>
  html`<tr>
    <td width="28" valign="top" class="ink" style="${STRONG};padding:4px 0">${String(index + 1)}.</td>
    <td valign="top" class="ink" style="${INK};padding:4px 0;${WRAP}">${text}</td>
  </tr>`

const twoColumns = ([label, value]: Row): Html =>
  html`<tr>
    <td width="42%" valign="top" class="quiet" style="${QUIET};line-height:24px;padding:4px 16px 4px 0">
      ${label}
    </td>
    <td valign="top" class="ink" style="${INK};padding:4px 0;${WRAP};${NUMBERS}">${value}</td>
  </tr>`

const button = ({ label, href }: { label: string; href: string }): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        class="button"
        bgcolor="${COLOURS.button}"
        style="background-color:${COLOURS.button};border-radius:999px"
      >
        <a
          class="button-ink"
          href="${href}"
          style="${FONT};display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:700;color:#ffffff;text-decoration:none;border-radius:999px"
          >${label}</a
        >
      </td>
    </tr>
  </table>`

function lines({ title, lines: bought, totals, total, below }: Extract<Part, { kind: 'lines' }>): Html {
  const items = bought.map(
    ({ name, colour, count, amount }) =>
      html`<tr>
        <td width="56" valign="top" style="padding:12px 16px 12px 0">${tile(name, colour)}</td>
        <td valign="top" style="padding:10px 16px 10px 0;${WRAP}">
          <span class="ink" style="${STRONG}">${name}</span><br /><span class="quiet" style="${QUIET}"
            >${count}</span
          >
        </td>
        <td
          valign="top"
          align="right"
          class="ink"
          style="${INK};padding:10px 0;white-space:nowrap;${NUMBERS}"
        >
          ${amount}
        </td>
      </tr>`,
  )
  const sums = [
    ...totals.map((row, index) => sum(row, index === 0)),
    sum(total, false, TOTAL),
    sum(below, false, QUIET),
  ]
  return html`${heading(title)}${table([...items, ...sums])}`
}

/** The item's colour with the first letter of its name, instead of a picture, which mails do not contain. */
function tile(name: string, colour: PaletteColour): Html {
  const background = PALETTE[colour]
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true">
    <tr>
      <td
        width="40"
        height="40"
        align="center"
        bgcolor="${background}"
        style="${tileStyle(isDark(colour) ? PALETTE.white : PALETTE.charcoal)};background-color:${background}"
      >
        ${name.charAt(0)}
      </td>
    </tr>
  </table>`
}

function sum([label, value]: Row, isFirst: boolean, style = INK): Html {
  const name = style === QUIET ? 'quiet' : 'ink'
  const edge = isFirst ? `border-top:1px solid ${HAIRLINE};padding:12px 0 4px` : 'padding:4px 0'
  const line = isFirst ? ' line-above' : ''
  return html`<tr>
    <td colspan="2" class="${name}${line}" style="${style};${edge};${WRAP}">${label}</td>
    <td align="right" class="${name}${line}" style="${style};${edge};white-space:nowrap;${NUMBERS}">
      ${value}
    </td>
  </tr>`
}

const transfer = ({ title, lead, reference, rows, note }: Extract<Part, { kind: 'transfer' }>): Html =>
  html`<table ${TABLE}>
    <tr>
      <td
        class="panel"
        bgcolor="${COLOURS.panel}"
        style="background-color:${COLOURS.panel};border-radius:16px;padding:20px"
      >
        ${heading(title)} ${paragraph(lead)}
        <p
          class="ink"
          style="${TOTAL};font-size:26px;line-height:34px;margin:12px 0;letter-spacing:0.02em;${WRAP};${NUMBERS}"
        >
          ${reference}
        </p>
        ${table(rows.map((row) => twoColumns(row)))} ${quiet(note)}
      </td>
    </tr>
  </table>`
