export const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;align-content:center;background:#cff3e1;color:#222;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
main{width:100%;max-width:440px;margin:0 auto;padding:16px 16px 48px}
.brand{padding:16px 8px;font-size:26px;font-weight:800;letter-spacing:-.04em}
.card{background:#fff;border-radius:24px;padding:clamp(20px,6vw,32px);box-shadow:0 1px 2px #0001,0 12px 32px #0000000f}
h1{margin:0;font-size:clamp(32px,9vw,40px);line-height:1.05;font-weight:800;letter-spacing:-.025em}
h2{margin:0 0 4px;font-size:16px}
p{margin:8px 0 0}
label{display:block;font-weight:600;margin:20px 0 6px}
input{width:100%;min-height:56px;padding:12px 16px;border:2px solid #767676;border-radius:14px;background:#fff;color:#222;font:inherit;font-size:17px}
input:focus-visible,button:focus-visible,a:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
input[aria-invalid]{border-color:#b3261e}
.error{margin:6px 0 0;color:#b3261e;font-size:15px;font-weight:600}
.summary{margin:20px 0 0;padding:12px 16px;border-radius:14px;background:#fdecea;color:#8c1d18}
button,.way{display:block;width:100%;min-height:52px;padding:12px 16px;border:0;border-radius:999px;background:#222;color:#fff;font:inherit;font-weight:700;font-size:17px;text-align:center;text-decoration:none;cursor:pointer}
button{margin-top:28px}
.way{margin-top:20px}
button:hover,.way:hover{background:#000}
.plain{margin-top:8px;background:none;color:#222;text-decoration:underline;text-underline-offset:3px}
.plain:hover{background:#f1f0ec}
.demo{margin-top:16px;padding:16px clamp(20px,6vw,32px);border-radius:24px;background:#fff9;font-size:15px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 12px;margin:8px 0 0}
dd{margin:0;min-width:0;overflow-wrap:anywhere}
code{font:600 15px ui-monospace,SFMono-Regular,Menlo,monospace}
`
