import { SELLER } from '../domain/seller'
import { html, Html } from './html'
import { partHtml, TABLE } from './html-parts'
import type { Letter } from './letter'
import { BANDS, COLOURS, FONT, leadStyle, QUIET, STYLE_SHEET, titleStyle } from './style'

/** Fills the rest of the line that a list of mails shows, so that nothing of the mail itself follows the preheader. */
const FILLER = html`${Array.from({ length: 60 }, () => html`&#8199;&#65279;`)}`

/** A letter as HTML that mail programs can show: tables, inline styles, no pictures, no fonts, nothing from outside. */
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

/** Ours, and no text: its quotes stay quotes. */
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

/** Who sells (ECT Act s43), and who helps. */
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
