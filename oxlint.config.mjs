import { defineConfig } from 'oxlint'

// From the lowest to the highest: a zone may import itself and the zones before it (docs/architecture.md).
const ZONES = [
  'shared',
  'platform',
  'theme',
  'ui',
  'forms',
  'content',
  'islands',
  'experiments',
  'catalogue',
  'cart',
  'product-tile',
  'checkout',
  'leads',
  'help',
  'signup',
  'waitlist',
  'auth',
  'analytics',
  'blocks',
  'layout',
  'page',
  'content-check',
  'templates',
  'preview',
  'pages',
  'editor',
]
// Zones with private files: others import their index.ts only.
const OPEN = ['shared', 'platform', 'blocks', 'layout', 'templates', 'pages']
const FEATURES = ZONES.filter((zone) => !OPEN.includes(zone))

// Services and the build import these, so they use no React, DOM or store.
const PURE = {
  shared: ['shared'],
  page: ['shared', 'platform', 'theme', 'content', 'catalogue', 'blocks', 'layout', 'page'],
  'content-check': [
    ...['shared', 'platform', 'content', 'experiments', 'catalogue', 'blocks', 'layout', 'page'],
    'content-check',
  ],
}
// Insides that any zone may import: what is loaded apart from the first JavaScript, pure rules, and what tests share.
const SHOWN = '(carousel|dialog|drawer|overview|panel|rules|steps|draft)$|(.*/)?testing(/|$)'

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'src/test-*.ts']
// Imports that product code may not have: test code and, outside the sandbox, stand-ins (decision 033).
const TESTING = {
  regex: '(^|/)testing(/|$)',
  message: 'What tests share is imported by tests and by other testing folders only.',
}
const STANDINS = {
  regex: '(^|/)(standins|sandbox|standin)(/|$)|/standin-[a-z]+$',
  message: 'Only services/host/embedded.ts knows the stand-ins and the sandbox (decision 033).',
}
// The stand-ins, the sandbox that shows what they received, the file that embeds them, and the table with the stand-ins of the
// payment providers.
const KNOW_STANDINS = [
  'services/{standins,sandbox}/**',
  'services/shop/payments/standin/**',
  'services/shop/payments/*/standin{,-*}.ts',
  'services/host/embedded.ts',
  'services/shop/payments/providers.ts',
]
const STORAGE = 'Storage has one reader and writer: `persisted` of src/platform/persisted.ts.'
const STORAGE_AREAS = ['localStorage', 'sessionStorage']

// Names of properties that hold elements, because the lint does not know types.
const SLOTS = [
  ...['banners', 'beside', 'children', 'dialogs', 'empty', 'foot', 'footer', 'head', 'heading', 'intro'],
  ...['lead', 'mark', 'navigation', 'sign', 'timer', 'toasts', 'widget'],
]

// A literal size under 13 px, in `font-size` or in the shorthand.
const SMALL_TEXT =
  'font(-size)?: *([\\w ]+ )?(0?\\.([0-7]\\d*|8|80\\d*|81[01]\\d*)rem|(\\d|1[0-2])(\\.\\d+)?px)'

const refuse = (...patterns) => ({ 'eslint/no-restricted-imports': ['error', { patterns }] })

const mayNotImport = (zone, height) => {
  const allowed = PURE[zone] ?? ZONES.slice(0, height + 1)
  const refused = ZONES.filter((other) => !allowed.includes(other))
  return [
    ...(refused.length > 0
      ? [
          {
            regex: `^(\\.\\./)+(src/)?(${refused.join('|')})(/|$)`,
            message: `The zone ${zone} may import ${allowed.join(', ')} (docs/architecture.md).`,
          },
        ]
      : []),
    { regex: '(^|/)services/', message: 'The site never imports services/; use the generated types.' },
    ...(zone in PURE
      ? [
          {
            regex: '^(react(-dom)?|styled-components|zustand)($|/)',
            message: 'Services and the build read this zone: it stays pure.',
          },
        ]
      : []),
    // So that everything else stays plain React.
    ...(zone === 'templates'
      ? []
      : [{ regex: '^gatsby($|/)', message: 'Only src/templates imports Gatsby.' }]),
  ]
}

/** ESLint's rule, because oxlint's patterns have no look-ahead. */
const refuseInsides = (zone) => {
  const others = FEATURES.filter((feature) => feature !== zone).join('|')
  // Data is no inside: src/page reads the content model from content/ in the project's root.
  const regex = `^(\\.\\./)+(${others})/(?!${SHOWN}).+(?<!\\.json)$`
  const message = 'Import the folder’s index.ts: its insides are its own.'
  return { 'eslint-js/no-restricted-imports': ['error', { patterns: [{ regex, message }] }] }
}

/** The import rules of a zone. Only its tests may import from folders `testing/`. */
const importsOf = (zone, height) => {
  const files = [zone === 'shared' ? 'shared/**/*.ts' : `src/${zone}/**/*.{ts,tsx}`]
  const patterns = mayNotImport(zone, height)
  return [
    { files, rules: { ...refuse(...patterns), ...refuseInsides(zone) } },
    { files, excludeFiles: TESTS, rules: refuse(...patterns, TESTING) },
  ]
}

/** @param {string} rules of one plugin, separated by white space */
const errors = (plugin, rules) =>
  Object.fromEntries(rules.match(/\S+/g).map((rule) => [`${plugin}/${rule}`, 'error']))

const TYPESCRIPT = `
  adjacent-overload-signatures array-type ban-ts-comment ban-tslint-comment class-literal-property-style
  consistent-generic-constructors consistent-indexed-object-style consistent-type-assertions consistent-type-imports
  no-confusing-non-null-assertion no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class
  no-inferrable-types no-invalid-void-type no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion
  no-require-imports no-unsafe-function-type prefer-for-of prefer-function-type prefer-literal-enum-member
  unified-signatures`

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'node'],
  jsPlugins: [
    { name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, // For two rules of ESLint's own.
    { name: 'site', specifier: './scripts/lint/text-alone.mjs' },
  ],
  categories: { correctness: 'error' },
  options: { maxWarnings: 0, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['public/', '.cache/', '.data/', 'content/'],
  rules: {
    ...errors(
      'eslint',
      'no-array-constructor no-empty-function no-var prefer-const prefer-rest-params prefer-spread',
    ),
    ...errors('typescript', TYPESCRIPT),
    'eslint/max-lines': ['error', 300],
    'eslint/no-console': ['error', { allow: ['warn', 'error'] }],
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'react/no-children-prop': 'off',
    // Safari needs role="list" for a list without bullets, and a status often has more than the text of an <output>.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // The rule reports an empty table header as a control; axe checks the finished page.
    'jsx-a11y/control-has-associated-label': 'off',
  },
  overrides: [
    { files: ['scripts/**', 'services/**', 'bench/**', 'gatsby/**'], rules: { 'eslint/no-console': 'off' } },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    { files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'], rules: { 'react/rules-of-hooks': 'error' } },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          {
            selector: 'TaggedTemplateExpression > TemplateLiteral > ArrowFunctionExpression',
            message: 'Styles take no props: use a data attribute or a custom property (decision 020).',
          },
          {
            selector: 'TemplateElement[value.raw=/z-index: *-?\\d/]',
            message: 'Layers have names: use those of src/theme/layers.ts.',
          },
          {
            selector: 'TemplateElement[value.raw=/position: *(sticky|fixed)/]',
            message:
              'What stays on the screen asks for its height: use `sticky`, `fixed` or `overPage` of the theme.',
          },
          {
            selector: `TemplateElement[value.raw=/${SMALL_TEXT}/]`,
            message: 'Text is 13 px (0.8125rem) or larger.',
          },
          {
            selector: 'MemberExpression[object.name=/(query|params)$/i][property.name="size"]',
            message: 'Safari 16 does not count the parts of a query: ask for its text.',
          },
          {
            selector: 'TemplateElement[value.raw=/tabular-nums/]',
            message: 'Amounts and quantities are set by `figures` of the theme.',
          },
        ],
      },
    },
    {
      // One file reads the environment of the build.
      files: ['src/**/*.{ts,tsx}'],
      // The guard stands in tests only, by the name of the environment.
      excludeFiles: ['src/platform/build-settings.ts', 'src/islands/props-guard.ts', ...TESTS],
      rules: { 'node/no-process-env': 'error' },
    },
    { files: ['src/theme/media.ts'], rules: { 'eslint-js/no-restricted-syntax': 'off' } },
    {
      files: ['src/**/*.tsx'],
      excludeFiles: TESTS,
      rules: { 'site/text-alone': ['error', { slots: SLOTS }] },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
      excludeFiles: [
        'src/platform/persisted.ts',
        // Part of the head's inline script, which must be short.
        'src/cart/stored-cart.ts',
        'src/platform/visit.ts',
        'src/experiments/store-forced.ts',
        // Removes what Segment's library has stored.
        'src/analytics/forget.ts',
        // Tests write what an earlier page or another tab has stored, and read the storage afterwards.
        'src/**/*.test.{ts,tsx}',
        'src/**/testing/**',
        'src/test-setup.ts',
      ],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...STORAGE_AREAS.map((name) => ({ name, message: STORAGE })),
        ],
        'eslint/no-restricted-properties': [
          'error',
          ...STORAGE_AREAS.map((property) => ({ property, message: STORAGE })),
        ],
      },
    },
    {
      // These tests share modules with other files (docs/testing.md).
      files: ['src/**/*.test.tsx', '{gatsby,services,shared,src}/**/*.dom.test.{ts,tsx}'],
      excludeFiles: ['**/*.alone.*'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          ...['mock', 'doMock', 'resetModules'].map((property) => ({
            object: 'vi',
            property,
            message: 'Name the file *.alone.test.tsx or *.alone.dom.test.ts: it needs modules of its own.',
          })),
        ],
      },
    },
    ...ZONES.flatMap(importsOf),
    {
      files: ['{gatsby,scripts,services,shared}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: refuse(TESTING),
    },
    {
      files: ['services/**/*.ts'],
      excludeFiles: [...TESTS, ...KNOW_STANDINS],
      rules: refuse(TESTING, STANDINS),
    },
  ],
})
