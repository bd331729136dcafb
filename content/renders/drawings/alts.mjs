/** What each drawing says to somebody who does not see it. */
const NAMES = {
  ledgerly: 'Ledgerly',
  stockroom: 'Stockroom',
  bookwell: 'Bookwell',
  tablefox: 'Tablefox',
  'payslip-co': 'Payslip Co',
  shopfront: 'Shopfront',
  loyalbee: 'Loyalbee',
  rosterly: 'Rosterly',
  'fetch-local': 'Fetch Local',
  taxwise: 'Taxwise',
}

export const ALTS = {
  'portrait-naledi':
    'A young woman with long beaded braids and gold hoops, in an orange apron over a yellow top',
  'portrait-thandi': 'A laughing woman in a dotted orange headwrap, round earrings and a blue blouse',
  'portrait-sipho':
    'A man with a short fade and a goatee, grinning, in a chef’s jacket with a green neckerchief',
  'portrait-ayesha': 'A smiling woman in a purple hijab and a navy coat',
  'portrait-johan': 'A bald man with a full ginger beard, in a checked shirt and a navy apron',
  'portrait-lerato':
    'A woman with shoulder-length locs, laughing, in a green top and a string of bright beads',
  'portrait-priya': 'An older woman with a grey bun and round glasses, in a pink blouse and an orange shawl',
  'portrait-bongani':
    'An older man with a grey moustache, in a green cap, a yellow T-shirt and navy overalls',
  ...Object.fromEntries(
    Object.entries(NAMES).flatMap(([stem, name]) => [
      [`partner-${stem}`, name],
      [`app-${stem}`, name],
    ]),
  ),
  'press-the-merchant': 'The Merchant',
  'press-small-business-weekly': 'Small Business Weekly',
  'press-kasi-trader': 'Kasi Trader',
  'press-counter-and-till': 'Counter & Till',
  'press-the-cape-ledger': 'The Cape Ledger',
}
