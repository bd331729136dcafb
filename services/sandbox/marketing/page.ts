import { PALETTE } from '../../../shared/palette'
import { htmlPage } from '../../lib/html-page'
import { sourceHash } from '../../site/page-parts'
import { SECTIONS, type SectionName } from './view'

const STYLE = `
body{margin:0;padding:16px;background:${PALETTE['light-gray']};color:${PALETTE.charcoal};font:16px/1.5 system-ui,sans-serif}
main,header{max-width:1128px;margin:0 auto}
main{box-sizing:border-box;background:${PALETTE.white};border-radius:24px;padding:16px}
h1{margin:8px 0;font-size:28px;line-height:1.2}
h2{margin:0;font-size:24px;line-height:1.2}
h3{margin:32px 0 8px;font-size:20px;line-height:1.2;overflow-wrap:anywhere}
a{color:${PALETTE.blue}}
header>a,main p>a{display:inline-flex;align-items:center;min-height:44px}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0 16px;padding:0;list-style:none}
nav a,button{box-sizing:border-box;display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid ${PALETTE.gray};border-radius:22px;background:${PALETTE.white};color:${PALETTE.charcoal};font:inherit;text-decoration:none;cursor:pointer}
nav [aria-current],button{border-color:${PALETTE.charcoal};background:${PALETTE.charcoal};color:${PALETTE.white}}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0}
label{display:grid;gap:4px;flex:1 1 160px;max-width:320px;font-size:14px}
input,select{box-sizing:border-box;width:100%;min-height:44px;padding:0 12px;border:1px solid ${PALETTE.gray};border-radius:12px;background:${PALETTE.white};color:inherit;font:inherit}
:focus-visible{outline:3px solid ${PALETTE.blue};outline-offset:2px}
.scroll{overflow-x:auto;margin:16px 0}
table{border-collapse:collapse;width:100%;font-size:14px}
caption{text-align:left;color:${PALETTE.gray};padding:4px 0}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid ${PALETTE['light-gray']};text-align:left;vertical-align:top;font-weight:400}
thead th{font-weight:600;white-space:nowrap}
td{white-space:nowrap}
tbody th{min-width:120px;max-width:400px;overflow-wrap:anywhere}
figure{margin:16px 0}
figure svg{display:block;width:100%;height:auto}
figure .wide{display:none}
@media (min-width:760px){body{padding:24px}main{padding:24px}figure .wide{display:block}figure .narrow{display:none}}
.finding{font-size:18px;font-weight:600;overflow-wrap:anywhere}
.warning{padding:12px 16px;border-left:6px solid ${PALETTE.orange};background:${PALETTE.cream}}
.empty{padding:24px;border-radius:16px;background:${PALETTE.cream}}
#live{display:flex;gap:16px;align-items:center}
#live[hidden]{display:none}
#events{margin:16px 0;padding:0;list-style:none}
#events li{border-bottom:1px solid ${PALETTE['light-gray']}}
summary{padding:10px 0;cursor:pointer;overflow-wrap:anywhere}
summary span{margin-right:8px;color:${PALETTE.gray};font-size:14px}
summary b{margin-right:8px}
pre{margin:0 0 16px;padding:12px;border-radius:12px;background:${PALETTE['light-gray']};font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
`

/** The policy of the page: its own style and script, the host it came from, forms to itself, and text that stays text. */
export const MARKETING_POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(STYLE)}`,
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The page around one of its sections. @param content HTML */
export function marketingPage(section: SectionName, content: string): string {
  const links = Object.entries(SECTIONS).map(([name, title]) => {
    const current = name === section ? ' aria-current="page"' : ''
    return `<li><a href="?view=${name}"${current}>${title}</a></li>`
  })
  const body = `<header><a href="../">Sandbox</a><h1>Marketing</h1>
<nav aria-label="Sections"><ul role="list">${links.join('')}</ul></nav></header>
<main><h2>${SECTIONS[section]}</h2>
${content}</main>${section === 'events' ? '<script src="live.js" defer></script>' : ''}`
  return htmlPage({ title: `${SECTIONS[section]}, marketing`, style: STYLE, body })
}
