export const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:#f1f0ec;color:#222;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:460px;margin:0 auto;padding:16px 16px 48px}
.card{background:#fff;border-radius:24px;padding:24px;box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:16px 8px}
header strong{font-size:18px}
.secure{display:inline-flex;align-items:center;gap:6px;font-size:14px;color:#0a7d4f;font-weight:600}
h1{margin:0;font-size:16px;font-weight:500;color:#565656}
.amount{display:block;font-size:44px;line-height:1.1;font-weight:800;letter-spacing:-.025em;color:#222}
.order{margin:4px 0 24px;color:#565656}
label{display:block;font-weight:600;margin:16px 0 6px}
input{width:100%;min-height:52px;padding:12px 16px;border:1.5px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit;font-size:17px}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
input[aria-invalid]{border-color:#b3261e;border-width:2px}
.error{margin:6px 0 0;color:#b3261e;font-size:15px}
.summary{margin:0 0 16px;padding:12px 16px;border-radius:14px;background:#fdecea;color:#8c1d18}
.notice{margin:0 0 8px;padding:12px 16px;border-radius:14px;background:#e9f0ff;color:#12307e}
fieldset{border:0;margin:0;padding:0;display:grid;gap:8px}
legend{padding:0;margin:0 0 12px;font-weight:600}
.bank{display:flex;align-items:center;gap:12px;min-height:52px;margin:0;padding:8px 16px;line-height:1.3;border:1.5px solid #767676;border-radius:14px;font-weight:500;cursor:pointer}
.bank:hover{background:#f6f5f2}
.bank:has(:checked){border-color:#222;box-shadow:inset 0 0 0 1px #222}
.bank:has(:focus-visible){outline:3px solid #1b4dff;outline-offset:2px}
.bank input{width:20px;min-height:20px;height:20px;flex:none;margin:0;accent-color:#222}
.bank input:focus-visible{outline:none}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
button{width:100%;min-height:52px;margin-top:24px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:700;font-size:17px;cursor:pointer}
button:hover{background:#000}
.plain{margin-top:8px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
.plain:hover{background:#f1f0ec}
details,.note{margin-top:24px;padding:16px 8px 0;font-size:15px;color:#565656}
summary{cursor:pointer;font-weight:600;color:#222;min-height:24px}
li{margin:8px 0}
code{font:600 15px ui-monospace,SFMono-Regular,Menlo,monospace;color:#222;white-space:nowrap}
a{color:#1b4dff}
@media(max-width:340px){.row{grid-template-columns:1fr;gap:0}.amount{font-size:36px}}
`
