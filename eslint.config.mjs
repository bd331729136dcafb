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
  'orders',
  'catalogue',
  'cart',
  'checkout',
  'leads',
  'signup',
  'waitlist',
  'auth',
  'analytics',
  'preview',
  'blocks',
  'layout',
  'templates',
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
  'orders',
  'catalogue',
  'cart',
  'checkout',
  'leads',
  'signup',
  'waitlist',
  'auth',
  'analytics',
  'preview',
]

const zoneRules = ZONES.map((zone, height) => ({
  from: { element: { type: zone } },
  allow: { to: { element: { type: ZONES.slice(0, height + 1) } } },
}))

const privateInsides = (zone) => ({
  files: [`src/${zone}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${FEATURES.filter((feature) => feature !== zone).join('|')})/(?!(drawer|dialog|overview|quantity-field|steps|draft)$).+`,
            message: 'Import the folder’s index.ts: its insides are its own.',
          },
          { regex: '(^|/)services/', message: 'src/ never imports services/; use the generated types.' },
          ...(MAY_IMPORT_GATSBY.includes(zone)
            ? []
            : [{ regex: '^gatsby($|/)', message: 'Only content, layout, templates and pages know Gatsby.' }]),
        ],
      },
    ],
  },
})

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
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
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
          message: 'Styles take no props: use a data attribute or a custom property (docs/decisions/020).',
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
          selector: 'TemplateElement[value.raw=/tabular-nums/]',
          message: 'Amounts and quantities are set by `figures` of the theme.',
        },
      ],
      'boundaries/dependencies': ['error', { default: 'disallow', policies: zoneRules }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'gatsby-*.tsx'],
    ignores: [
      'src/platform/persisted.ts',
      // An inline script of the head, before there is any code to call.
      'src/cart/kept-cart.ts',
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
  ...ZONES.map(privateInsides),
)
