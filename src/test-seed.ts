import fc from 'fast-check'

/** Where random tests begin: the same each time, so that a test that passed passes again; `TEST_SEED` tries others. What
 * fails names the seed it failed with. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_261_122) })
