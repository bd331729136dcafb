import boundaries from 'eslint-plugin-boundaries'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// From the ground floor up: a zone may import itself and what stands before it (docs/architecture.md).
const ZONES = [
  'platform',
  'theme',
  'ui',
  'forms',
  'content',
  'islands',
  'experiments',
  'orders',
  'catalogue',
  'cart',
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
  'templates',
  'preview',
  'pages',
]
// gatsby is behind these four, so that blocks stay plain React.
const MAY_IMPORT_GATSBY = ['content', 'layout', 'templates', 'pages']
// Zones whose insides are private: others import their index.ts only.
const FEATURES = [
  'theme',
  'ui',
  'forms',
  'content',
  'islands',
  'experiments',
  'orders',
  'catalogue',
  'cart',
  'checkout',
  'leads',
  'help',
  'signup',
  'waitlist',
  'auth',
  'analytics',
  'preview',
  'page',
]

// Read by services for mails, and by the build: no React, no DOM, no store.
const PURE = {
  orders: ['platform', 'theme', 'content', 'orders'],
  page: ['platform', 'theme', 'content', 'orders', 'catalogue', 'blocks', 'layout', 'page'],
}

const importsOf = (zone, height) => ({
  files: [`src/${zone}/**/*.{ts,tsx}`],
  rules: {
    // Only the policy of this zone: otherwise the rule compares each import with the policies of all zones.
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        policies: [{ allow: { to: { element: { type: PURE[zone] ?? ZONES.slice(0, height + 1) } } } }],
      },
    ],
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${FEATURES.filter((feature) => feature !== zone).join('|')})/(?!(carousel(/testing)?|panel|rules|drawer|dialog|overview|quantity-field|steps|draft|links/resolve-link|images/asset|rich-text/names|palette|data|components/1/\\w+\\.json)$|testing(/|$)).+`,
            message: 'Import the folder’s index.ts: its insides are its own.',
          },
          { regex: '(^|/)services/', message: 'src/ never imports services/; use the generated types.' },
          ...(zone in PURE
            ? [
                {
                  regex: '^(react(-dom)?|styled-components|zustand)($|/)',
                  message: 'Services and the build read this zone: it stays pure.',
                },
              ]
            : []),
          ...(MAY_IMPORT_GATSBY.includes(zone)
            ? []
            : [{ regex: '^gatsby($|/)', message: 'Only content, layout, templates and pages know Gatsby.' }]),
        ],
      },
    ],
  },
})

// Import lists of product code, which runs without the tests and, outside the sandbox, without stand-ins (decision 043).
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'src/test-*.ts']
const TESTING = {
  regex: '(^|/)testing(/|$)',
  message: 'What tests share is imported by tests and by other testing folders only.',
}
const STANDIN_PATH = '(^|/)(standins|sandbox|standin)(/|$)|/standin-[a-z]+$'
const STANDINS = {
  regex: STANDIN_PATH,
  message: 'Only services/embedded.ts knows the stand-ins and the sandbox (decision 033).',
}
// The stand-ins themselves, the sandbox that shows what they received, the one place that embeds them, and the table that names
// the providers' own.
const KNOW_STANDINS = [
  'services/{standins,sandbox}/**',
  'services/shop/payments/standin/**',
  'services/shop/payments/*/standin{,-*}.ts',
  'services/embedded.ts',
  'services/shop/payments/providers.ts',
]
const STORAGE = 'Storage has one reader and writer: `persisted` of src/platform/persisted.ts.'
const STORAGE_AREAS = ['localStorage', 'sessionStorage']

// A literal size under 13 px, alone or in the shorthand.
const SMALL_TEXT =
  'font(-size)?: *([\\w ]+ )?(0?\\.([0-7]\\d*|8|80\\d*|81[01]\\d*)rem|(\\d|1[0-2])(\\.\\d+)?px)'

export default tseslint.config(
  {
    ignores: ['public/', '.cache/', '.data/', 'node_modules/', '**/generated/', '**/*.gen.d.ts', 'content/'],
  },
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['error', 300],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  { files: ['services/**', 'bench/**', 'gatsby/**'], rules: { 'no-console': 'off' } },
  // Written by npm run types.
  { files: ['**/*.gen.ts'], rules: { 'max-lines': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    // `gatsby develop` never gets ready with code that breaks these.
    files: ['gatsby/browser/**/*.{js,ts}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': ZONES.map((zone) => ({ type: zone, pattern: `src/${zone}` })),
      'import/resolver': { typescript: { project: 'tsconfig.json' } },
    },
    rules: {
      'no-restricted-syntax': [
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
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ignores: [
      'src/platform/persisted.ts',
      // Part of the inline script of the head, which is as short as it can be.
      'src/cart/kept-cart.ts',
      'src/experiments/keep-asked.ts',
      // Takes away what Segment's library has written by itself.
      'src/analytics/forget.ts',
      // What an earlier page or another tab has stored, and what a browser holds in the end.
      'src/**/*.test.{ts,tsx}',
      'src/**/testing/**',
      'src/test-setup.ts',
    ],
    rules: {
      'no-restricted-globals': ['error', ...STORAGE_AREAS.map((name) => ({ name, message: STORAGE }))],
      'no-restricted-properties': [
        'error',
        ...STORAGE_AREAS.map((property) => ({ property, message: STORAGE })),
      ],
    },
  },
  {
    // These share their modules with the files before and after them (docs/testing.md).
    files: ['src/**/*.test.tsx', '{gatsby,services,src}/**/*.dom.test.{ts,tsx}'],
    ignores: ['**/*.alone.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock', 'resetModules'].map((property) => ({
          object: 'vi',
          property,
          message: 'Name the file *.alone.test.tsx or *.alone.dom.test.ts: it needs modules of its own.',
        })),
      ],
    },
  },
  ...ZONES.map(importsOf),
  {
    files: ['{services,gatsby,src}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    ignores: TESTS,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [TESTING] }] },
  },
  {
    files: ['services/**/*.ts'],
    ignores: [...TESTS, ...KNOW_STANDINS],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [TESTING, STANDINS] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression > Literal[value=/${STANDIN_PATH.replaceAll('/', '\\/')}/]`,
          message: STANDINS.message,
        },
      ],
    },
  },
)
