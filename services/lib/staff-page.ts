import { PALETTE } from '../../shared/palette'
import { htmlPage, htmlPagePolicy } from './html-page'

const STYLE = `
@font-face{font-family:Figtree;src:url('/fonts/figtree.woff2') format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:'Bricolage Grotesque';src:url('/fonts/bricolage-grotesque.woff2') format('woff2');font-weight:700 800;font-display:swap}
*{box-sizing:border-box}
body{margin:0;background:${PALETTE.cream};color:${PALETTE.charcoal};font:16px/1.5 Figtree,system-ui,sans-serif}
header{padding:24px 16px 16px;background:${PALETTE.charcoal};color:${PALETTE.white}}
header>div{max-width:1200px;margin-inline:auto}
main{max-width:1248px;margin-inline:auto;padding:12px}
h1,h2,h3{margin:0;font-family:'Bricolage Grotesque',system-ui,sans-serif;font-weight:800;line-height:1.1;letter-spacing:-.025em;overflow-wrap:anywhere}
h1{font-size:clamp(36px,9vw,56px)}
h2{font-size:clamp(24px,6vw,32px)}
h3{margin-top:32px;font-size:22px}
p{max-width:65ch;margin:8px 0}
a{color:${PALETTE.blue}}
.foot a,.whole>p a{display:inline-flex;align-items:center;min-height:44px}
header p a,section>p>a,.log a{padding-block:12px}
header a{color:inherit}
nav ul{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0 0;padding:4px 0;list-style:none}
nav a,button{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border:1px solid ${PALETTE.gray};border-radius:22px;font:inherit;font-weight:600;text-decoration:none;white-space:nowrap;cursor:pointer}
nav [aria-current]{border-color:${PALETTE['light-green']};background:${PALETTE['light-green']};color:${PALETTE.charcoal}}
button{border-color:${PALETTE.charcoal};background:${PALETTE.charcoal};color:${PALETTE.white}}
nav a:hover,button:hover{border-color:${PALETTE['light-green']}}
:focus-visible{outline:3px solid ${PALETTE.blue};outline-offset:2px}
header :focus-visible{outline-color:${PALETTE.yellow}}
section{margin:0 0 16px;padding:20px 16px;border-radius:24px;background:${PALETTE.white}}
.empty{padding:24px;border-radius:16px;background:${PALETTE.cream}}
.foot{display:flex;flex-wrap:wrap;gap:0 24px;margin:8px 0 0}
ol.log{margin:12px 0 0;padding:0;list-style:none}
.log>li{padding:12px 0;border-top:1px solid #e2dfd8}
.log>li>ul{margin:8px 0 0;padding-left:20px}
.log p{overflow-wrap:anywhere}
[role=alert]{color:#b00020;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin:16px 0}
label{display:grid;gap:4px;flex:1 1 160px;max-width:320px;font-size:14px;font-weight:600}
input,select{width:100%;min-height:44px;padding:0 12px;border:1px solid ${PALETTE.gray};border-radius:12px;background:${PALETTE.white};color:inherit;font:inherit;font-size:16px}
.records,.records ul,#events{margin:12px 0 0;padding:0;list-style:none}
.records>li,#events li{border-top:1px solid #e2dfd8}
summary{position:relative;min-height:44px;padding:12px 32px 12px 0;cursor:pointer;list-style:none;overflow-wrap:anywhere}
summary::-webkit-details-marker{display:none}
summary::after{content:'';position:absolute;top:20px;right:8px;width:8px;height:8px;border:solid ${PALETTE.gray};border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary::after{transform:rotate(-135deg)}
.records>li>details>summary{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 16px;align-items:baseline}
.cell{display:grid;grid-column:1/-1;grid-template-columns:96px minmax(0,1fr);column-gap:12px;align-items:baseline}
.cell.title{display:block;grid-column:1;font-weight:700}
.cell.last.figure{display:block;grid-area:1/2;font-weight:700}
.figure{text-align:right;font-variant-numeric:tabular-nums}
.cell.none,.heads,.title .label,.last.figure .label{display:none}
.label{color:${PALETTE.gray};font-size:14px;text-align:left}
.cell time{white-space:nowrap}
.state{display:inline-block;justify-self:start;padding:0 10px;border-radius:12px;background:${PALETTE['light-gray']};font-size:14px;font-weight:600;line-height:24px}
.state[data-tone=good]{background:${PALETTE['mint-green']}}
.state[data-tone=open]{background:${PALETTE.yellow}}
.state[data-tone=bad]{background:${PALETTE.pink}}
.whole{margin:0 0 16px;padding:12px;border-radius:16px;background:${PALETTE.cream}}
.whole>p:first-child{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:0}
dl{margin:0}
dl>div{display:grid;grid-template-columns:96px minmax(0,1fr);gap:0 12px;align-items:baseline;padding:4px 0;break-inside:avoid}
dl>div:has(dl){display:block}
dt{color:${PALETTE.gray};font-size:14px}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
dd dl{padding-left:12px;border-left:2px solid ${PALETTE['light-green']}}
.records dd ul{margin:0}
.records dd li+li{margin-top:12px}
code{font:14px ui-monospace,SFMono-Regular,Menlo,monospace}
pre{margin:0 0 16px;padding:12px;border-radius:12px;background:${PALETTE['light-gray']};font-size:13px;white-space:pre-wrap;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
caption{padding:4px 0;color:${PALETTE.gray};text-align:left}
th,td{padding:10px 0;border-bottom:1px solid #e2dfd8;text-align:right;vertical-align:top;font-weight:400}
th:first-child{text-align:left}
thead th{font-size:14px;font-weight:600}
tbody th{overflow-wrap:anywhere}
td{white-space:nowrap}
svg{display:block;width:100%;height:10px;margin-top:6px;fill:${PALETTE.green}}
.finding{font-size:18px;font-weight:600;overflow-wrap:anywhere}
.tree{margin:8px 0 0;padding:0;list-style:none}
.tree .tree{margin:0;padding-left:16px;border-left:2px solid ${PALETTE['light-gray']}}
.tree>li{border-top:1px solid #e2dfd8}
.leaf{padding:10px 0 0}
.leaf p{margin:0}
.leaf b a{display:inline-flex;align-items:center;min-height:44px}
.leaf code{color:${PALETTE.gray};overflow-wrap:anywhere}
.leaf [aria-current]{color:inherit}
.note{color:${PALETTE.gray};font-size:14px;font-weight:400}
.note .state{color:${PALETTE.charcoal}}
.foot .label{position:absolute;clip-path:inset(50%)}
.beside{display:grid;gap:0 16px}
.draft nav a{color:inherit}
.draft small{margin-left:6px}
.screen{height:80vh;margin-top:8px;overflow:auto;border:1px solid ${PALETTE.gray};border-radius:12px;container-type:inline-size}
.screen iframe{--scale:min(1,tan(atan2(100cqw,var(--wide))));display:block;width:var(--wide);height:calc(100%/var(--scale));margin-inline:auto;border:0;transform:scale(var(--scale));transform-origin:0 0}
[data-width='390']{--wide:390px}
[data-width='768']{--wide:768px}
[data-width='1440']{--wide:1440px}
main:has(.draft){max-width:none}
#live{display:flex;gap:16px;align-items:center}
#live[hidden]{display:none}
#events b,#events span{margin-right:8px}
#events span{color:${PALETTE.gray};font-size:14px}
@media(max-width:1099px){
table,caption,tbody,tr,tbody th,td{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding:12px 0;border-bottom:1px solid #e2dfd8}
tbody th{padding:0 0 6px;border:0;font-weight:700}
td{display:flex;justify-content:space-between;gap:16px;padding:2px 0;border:0;white-space:normal}
td::before{content:attr(data-label);color:${PALETTE.gray};text-align:left}
}
@media(min-width:600px){section,.whole{padding:24px}.whole>dl>div{display:grid;grid-template-columns:160px minmax(0,1fr)}}
@media(max-width:767px){
nav ul:has(li:nth-child(5)){flex-wrap:nowrap;margin-inline:-16px;padding-inline:16px 56px;overflow-x:auto;mask:linear-gradient(90deg,#000 calc(100% - 56px),transparent)}
nav ul:has(li:nth-child(5)) li:has([aria-current]){order:-1}
}
@media(min-width:768px){header,main{padding-inline:24px}}
@media(min-width:1000px){
.beside:has(.draft){grid-template-columns:minmax(0,1fr) 400px;align-items:start}
.draft{position:sticky;top:12px}
}
@media(min-width:900px){
.heads{display:grid;padding:16px 32px 0 0;color:${PALETTE.gray};font-size:14px}
.heads,.records>li>details>summary{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:minmax(0,1fr);column-gap:16px}
.records{font-size:15px}
.cell,.cell.title,.cell.none,.cell.last.figure{display:block;grid-area:auto}
.cell .label,.cell.title .label,.cell.last.figure .label{position:absolute;display:block;clip-path:inset(50%)}
.whole>dl{columns:2;column-gap:48px}
th,td{padding:12px 0 12px 24px}
th:first-child{padding-left:0}
}
`

/**
 * The policy of such pages: their own style and the site's typefaces, and nothing else.
 * @param formTargets the targets of their forms
 * @param more what a page needs besides
 */
export const staffPagePolicy = (formTargets: string, ...more: readonly string[]): string =>
  [htmlPagePolicy(STYLE, formTargets), "font-src 'self'", ...more].join('; ')

/** HTML of a page for staff. Texts that were received are escaped in it. */
interface StaffPage {
  title: string
  heading: string
  /** Below the heading. */
  intro: string
  /** The ways through the page. */
  links?: readonly { href: string; text: string; isCurrent?: boolean }[]
  main: string
  /** Loads the page again after so many seconds. */
  refresh?: number
}

/** A page for whoever runs or edits the site, in the site's colours. It works without scripts. */
export function staffPage({ title, heading, intro, links = [], main, refresh }: StaffPage): string {
  const items = links.map(
    ({ href, text, isCurrent }) =>
      `<li><a href="${href}"${isCurrent ? ' aria-current="page"' : ''}>${text}</a></li>`,
  )
  const nav = items.length ? `<nav aria-label="Sections"><ul role="list">${items.join('')}</ul></nav>` : ''
  const body = `<header><div><h1>${heading}</h1><p>${intro}</p>${nav}</div></header>
<main>${main}</main>`
  return htmlPage({ title, style: STYLE, body, ...(refresh !== undefined && { refresh }) })
}
