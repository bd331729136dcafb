import { describe, expect, test } from 'vitest'
import { projectOf, readErrors } from './read-errors'

const PLACE = { localUrl: 'http://localhost:8000', sandbox: true }
const REAL = { SENTRY_DSN: 'https://abc123@o1.ingest.de.sentry.io/4505' }
const UPLOAD = { SENTRY_AUTH_TOKEN: 'sntrys_1', SENTRY_ORG: 'acme', SENTRY_PROJECT: 'site' }

describe('where errors are reported', () => {
  test('beside the sandbox is the embedded service, which pages and the host reach each in its own way', () => {
    expect(readErrors({}, PLACE)).toEqual({
      embedded: true,
      siteDsn: expect.stringMatching(/^\w{32}@\/sentry\/1$/),
      hostDsn: expect.stringMatching(/^http:\/\/\w{32}@localhost:8000\/sentry\/1$/),
      sampleRate: 0.7,
      upload: undefined,
    })
  })

  test('without the sandbox is nowhere', () => {
    expect(readErrors({}, { ...PLACE, sandbox: false })).toBeUndefined()
  })

  test.each([
    ['https://abc123@o1.ingest.de.sentry.io/4505', { key: 'abc123', project: '4505' }],
    ['https://abc123@errors.example/sentry/7', { key: 'abc123', project: '7' }],
    ['http://abc123@localhost:9000/2', { key: 'abc123', project: '2' }],
  ])('is %s', (dsn, project) => {
    const errors = readErrors({ SENTRY_DSN: dsn }, PLACE)
    expect(errors).toMatchObject({ embedded: false, siteDsn: dsn, hostDsn: dsn, upload: undefined })
    expect(projectOf({ hostDsn: dsn })).toEqual(project)
  })

  test.each([
    'https://o1.ingest.sentry.io/4505',
    'https://abc:secret@o1.ingest.sentry.io/4505',
    'https://abc@o1.ingest.sentry.io/project',
    'https://abc@o1.ingest.sentry.io/4505?x=1',
    'http://abc@o1.ingest.sentry.io/4505',
    'sentry',
  ])('is not %s', (dsn) => {
    expect(() => readErrors({ SENTRY_DSN: dsn }, PLACE)).toThrow(/^SENTRY_DSN must be/)
  })
})

test.each([
  ['0', 0],
  ['0.25', 0.25],
  ['1', 1],
  ['1.0', 1],
])('SENTRY_SAMPLE_RATE %s', (text, sampleRate) => {
  expect(readErrors({ SENTRY_SAMPLE_RATE: text }, PLACE)).toMatchObject({ sampleRate })
})

test.each(['1.5', '-1', '70%', '.5', 'NaN'])('SENTRY_SAMPLE_RATE is not %s', (text) => {
  expect(() => readErrors({ SENTRY_SAMPLE_RATE: text }, PLACE)).toThrow(/^SENTRY_SAMPLE_RATE must be/)
})

describe('source maps', () => {
  test('are uploaded with a token, an organisation and a project', () => {
    expect(readErrors({ ...REAL, ...UPLOAD }, PLACE)?.upload).toEqual({
      authToken: 'sntrys_1',
      org: 'acme',
      project: 'site',
    })
  })

  test.each(Object.keys(UPLOAD))('are not without %s', (name) => {
    expect(() => readErrors({ ...REAL, ...UPLOAD, [name]: '' }, PLACE)).toThrow(`${name} must be set`)
  })

  test('are not for a service that is embedded', () => {
    expect(() => readErrors(UPLOAD, PLACE)).toThrow(/^SENTRY_DSN must be set/)
  })
})
