import fc from 'fast-check'

// Random tests use the same seed each time, so that a test that passed passes again; `TEST_SEED` sets another. A failure names
// its seed.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_122) })
