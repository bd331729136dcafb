/** `error` stops the publish, for everybody; `warning` is shown and published (decision 075). */
export type Severity = 'error' | 'warning'

const error = (protects: string) => ({ severity: 'error', protects }) as const
const warning = (protects: string) => ({ severity: 'warning', protects }) as const

/**
 * Every rule for content, with its severity and what it protects. An error is what breaks trust, the law, a price or the site as a whole;
 * everything else warns, because a mistake of one editor must not stop all others.
 */
export const RULES = {
  // Found while the space is read: what does not fit is left out of its page.
  'unfinished-page': error('A page must never disappear silently.'),
  'unknown-type': error('A story that the site cannot read must not be taken for published.'),
  'missing-layout': error('Every page has a menu and a footer, and the seller’s details in it.'),
  'unknown-block': warning('A page shows what its editor placed on it.'),
  'misplaced-block': warning('A block stands only where its design works.'),
  'required-field': warning('A block has what it cannot be without.'),
  'bad-address': warning('No link and no picture has an address that browsers run.'),
  'dead-link': warning('A link leads somewhere.'),
  'huge-picture': warning('The image service takes every picture.'),
  'unknown-figure': warning('A text with a figure has one.'),
  'unknown-code': warning('What a block names is there to be shown.'),
  'site-navigation': warning('A page has the navigation that its editor chose.'),
  experiment: warning('Everybody who is in an experiment sees what it compares.'),
  redirect: warning('A former address leads to a page, in one step.'),
  'unknown-flag': warning('A switch of the content switches something.'),
  // Of the model and the space.
  'unknown-field': warning('The model says what a story holds.'),
  'too-many-blocks': warning('A list has room for what it holds.'),
  'unknown-option': warning('A block has a look that is designed.'),
  'duplicate-slug': error('An address leads to one page.'),
  'duplicate-code': error('A product has one price and one text.'),
  'relation-circle': error('A story does not hold itself.'),
  'unused-asset': warning('The library holds what the site shows.'),
  'focal-point': warning('A cropped picture shows what matters.'),
  // Of links.
  'missing-anchor': warning('A link leads to the place that it names.'),
  'missing-dialog': warning('A button opens something.'),
  // Of texts, headings and pictures.
  'missing-alt': warning('Who cannot see a picture knows what is in it (WCAG 1.1.1).'),
  'page-title': warning('Search results and tabs name the page whole.'),
  'page-description': warning('Search results say what the page is for.'),
  'first-heading': warning('A page has one heading of the first level (WCAG 1.3.1).'),
  'heading-order': warning('Headings are an outline (WCAG 1.3.1).'),
  'small-picture': warning('A picture is sharp where it stands.'),
  'large-picture': warning('A picture is shown without a long wait for its first visitor.'),
  'time-words': warning('A text is true on every day on which it is read.'),
  'reading-time': warning('An article takes as long as it says.'),
  // Of bands (decision 031).
  'equal-bands': warning('Neighbouring bands are told apart.'),
  'loud-bands': warning('One band of a page sells.'),
  'band-on-footer': warning('The page ends visibly before its footer.'),
  // Of prices and promises (decision 032).
  'typed-percentage': warning('Fees and VAT have one source.'),
  'wrong-percentage': error('Nobody reads another fee or rate of VAT than is charged.'),
  'wrong-price': error('Nobody reads another price than is charged (Consumer Protection Act, section 23).'),
  'no-amount': error('What is sold has the price that its editor meant.'),
  'sale-date': error('A promotion and a banner begin and end.'),
  'banner-times': error('A banner is shown.'),
  'no-date': warning('A date can be read.'),
  'wrong-promise': warning('Texts promise of delivery and returns what the shop does.'),
  'single-fee': warning('Fees fall as a shop grows.'),
  'typed-rating': warning('Ratings are those of the survey.'),
  'second-rating': warning('A page has the rating of what it is about.'),
  'not-sold': warning('What editors describe is sold.'),
  // Of the law.
  'vat-wording': error('A shown fee says whether it includes VAT (VAT Act, section 65).'),
  'instalment-terms': error('An instalment is shown with all five figures (NCA regulation 21).'),
  'rica-notice': error('Who buys a SIM card knows what it takes to use it (RICA).'),
  'cooling-off': error('Who is promised a return can read what the law gives (ECT Act, section 44).'),
  'seller-details': error('A visitor knows who sells (ECT Act, section 43).'),
} as const satisfies Record<string, { severity: Severity; protects: string }>

export type Rule = keyof typeof RULES

/** What one rule has found, without its story. */
export type Found = {
  rule: Rule
  /** The innermost block that it is about. `place` names it and the blocks around it, from the outermost: `page › grid › cta`. */
  block?: { uid: string; component: string; place: string }
  /** By its name in the content model. */
  field?: string
  /** What is wrong and what to do, for editors, in one sentence or two. */
  message: string
}

/** A story by what names it. `id` is its number in the visual editor, where it is known. */
export type NamedStory = { uuid: string; name: string; slug: string; id?: number }

/** What one rule has found: plain data. */
export type Finding = Found & { story: NamedStory }

export const severityOf = ({ rule }: Pick<Finding, 'rule'>): Severity => RULES[rule].severity

/** What was found in a story, with the story. */
export const foundIn = ({ uuid, name, slug, id }: NamedStory, found: readonly Found[]): Finding[] =>
  found.map((one) => ({ ...one, story: { uuid, name, slug, ...(id === undefined ? {} : { id }) } }))

/** A finding as one line: `home › page › grid › cta › link: There is no published page "fees". …` */
export const findingLine = ({ story, block, field, message }: Finding): string =>
  `${[story.slug, block?.place, field].filter(Boolean).join(' › ')}: ${message}`
