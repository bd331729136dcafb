/** The whole style of the payment pages; `data-look` is the provider, or the bank that asks for a one-time PIN. */
export const STYLE = `
*{box-sizing:border-box}
body{margin:0}
.page{--ground:#0b2545;--on-ground:#fff;--quiet:#c9d6ea;--brand:#0f6fde;--on-brand:#fff;--round:10px;--font:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;--heading:var(--font);display:grid;grid-template-rows:auto 1fr;min-height:100dvh;background:var(--ground);color:#1c1c1e;font:16px/1.5 var(--font)}
.page[data-look=blackbird]{--ground:#16130f;--quiet:#d9d2c7;--brand:#ffb81c;--on-brand:#16130f;--round:4px;--heading:Georgia,'Times New Roman',serif}
.page[data-look=stitch]{--ground:#e6dfff;--on-ground:#24155c;--quiet:#4a3f78;--brand:#4b2bd6;--round:18px}
.page[data-look=issuer]{--ground:#d8ebe5;--on-ground:#063d33;--quiet:#2f5a51;--brand:#00614f;--round:6px}
.order{padding:16px 20px 28px;color:var(--on-ground)}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 16px;margin:0 0 20px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:36px;font:700 20px/1.2 var(--heading)}
.brand svg{width:32px;height:32px}
[data-look=blackbird] .brand{letter-spacing:.04em}
.safe{display:inline-flex;align-items:center;gap:8px;color:var(--quiet);font-size:14px}
h1{margin:0;font-size:16px;font-weight:500}
h1:not(:has(.amount)){font:700 28px/1.2 var(--heading)}
.amount{display:block;font:800 clamp(36px,11vw,52px)/1.1 var(--heading);letter-spacing:0;font-variant-numeric:tabular-nums lining-nums}
.reference{margin:6px 0 0;color:var(--quiet)}
.pay{padding:24px 20px 32px;border-radius:calc(var(--round) + 8px) calc(var(--round) + 8px) 0 0;background:#fff}
.pay>:first-child{margin-top:0}
p+form{margin-top:20px}
form>:first-child{margin-top:0}
h2{margin:0 0 4px;font:700 20px/1.3 var(--heading)}
p{margin:8px 0}
label,legend{font-weight:600}
label{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 12px;margin:20px 0 6px}
.marks{display:inline-flex;gap:4px}
input{width:100%;min-height:52px;padding:12px 14px;border:1.5px solid #767676;border-radius:var(--round);background:#fff;color:#1c1c1e;font:inherit;font-size:17px;font-variant-numeric:tabular-nums}
#pin{max-width:220px;font-size:22px;letter-spacing:.3em}
::placeholder{color:#6b6b6b}
:focus-visible{outline:3px solid #1b4dff;outline-offset:2px}
input[aria-invalid]{border:2px solid #b3261e;background:#fff8f7}
.error{margin:6px 0 0;color:#b3261e;font-size:15px;font-weight:600}
.summary,.notice{margin:20px 0 0;padding:12px 16px;border-radius:var(--round);background:#fdecea;color:#8c1d18}
.notice{background:#e9f0ff;color:#12307e}
fieldset{display:grid;gap:8px;margin:0;padding:0;border:0}
legend{margin:0 0 12px;padding:0;font:700 20px/1.3 var(--heading)}
.bank{justify-content:start;flex-wrap:nowrap;gap:14px;min-height:56px;margin:0;padding:8px 16px;border:1.5px solid #767676;border-radius:var(--round);line-height:1.3;cursor:pointer}
.bank:hover{background:#f6f5f2}
.bank:has(:checked){border-color:var(--brand);box-shadow:inset 0 0 0 1.5px var(--brand)}
.bank:has(:focus-visible){outline:3px solid #1b4dff;outline-offset:2px}
.bank input{flex:none;order:1;width:22px;height:22px;min-height:0;margin:0 0 0 auto;accent-color:var(--brand)}
.bank input:focus-visible{outline:none}
svg{flex:none}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
button{display:inline-flex;align-items:center;justify-content:center;gap:10px;width:100%;min-height:52px;margin-top:24px;padding:8px 16px;border:0;border-radius:var(--round);background:var(--brand);color:var(--on-brand);font:700 17px/1.3 var(--font);font-variant-numeric:tabular-nums;cursor:pointer}
button:hover{box-shadow:inset 0 0 0 99px #0003}
[data-look=stitch] button{border-radius:999px}
.plain{margin-top:8px;background:none;color:#1c1c1e;text-decoration:underline;text-underline-offset:3px}
.plain:hover{background:#f1f0ec;box-shadow:none}
.wallets{display:grid;grid-template-columns:repeat(auto-fit,minmax(130px,1fr));gap:12px}
.wallets button{gap:6px;margin:0;padding:8px;border-radius:var(--round);background:#000;color:#fff;white-space:nowrap}
.wallets rect{display:none}
.wallets svg{margin-left:-6px}
.wallets button:hover{background:#2f2f2f;box-shadow:none}
.or{display:flex;align-items:center;gap:12px;margin:20px 0 0;color:#565656}
.or::before,.or::after{content:'';flex:1;border-top:1px solid #cfccc4}
.with{display:flex;align-items:center;gap:14px;margin:16px 0 0;padding:14px 16px;border:1.5px solid #cfccc4;border-radius:var(--round)}
.with span{display:grid;flex:1}
.with b{line-height:1.3}
.with small{font-size:15px;color:#565656}
details{margin-top:24px;border-top:1px solid #e2dfd8;font-size:15px;color:#565656}
summary{padding:12px 0;font-weight:600;color:#1c1c1e;cursor:pointer}
ul{margin:0;padding:0;list-style:none}
li{margin:8px 0}
code{font:600 15px ui-monospace,SFMono-Regular,Menlo,monospace;color:#1c1c1e;white-space:nowrap}
a{display:inline-flex;align-items:center;min-height:44px;color:#1b4dff}
@media(max-width:340px){.row{grid-template-columns:1fr;gap:0}}
@media(min-width:600px){.page{grid-template-rows:auto auto;align-content:start;padding:24px calc(50% - 260px) 48px}.pay{padding:32px;border-radius:calc(var(--round) + 8px)}}
@media(min-width:960px){
.page{grid-template:auto/380px 480px;gap:72px;justify-content:center;padding:clamp(32px,10vh,112px) 24px 48px}
.order{padding:16px 0}
.top{flex-direction:column;align-items:start;gap:8px;margin-bottom:48px}
.page[data-look=checkout]{background:linear-gradient(90deg,var(--ground) 48%,#fff 48%)}
[data-look=checkout] .pay{padding-block:0}
}
`
