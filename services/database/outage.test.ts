import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { isDatabaseOutage } from './outage'

const failure = (fields: object, message = 'failed') => Object.assign(new Error(message), fields)
const refused = failure({ code: 'ECONNREFUSED', syscall: 'connect' })

test.each([
  ['the server is shut down', failure({ code: '57P01' }), true],
  ['it is starting', failure({ code: '57P03' }), true],
  ['it has no connection left', failure({ code: '53300' }), true],
  ['its disk is full', failure({ code: '53100' }), true],
  ['it may only be read', failure({ code: '25006' }), true],
  ['a statement took too long', failure({ code: '57014' }), true],
  ['a lock took too long', failure({ code: '55P03' }), true],
  ['a transaction was left open', failure({ code: '25P03' }), true],
  ['nobody listens there', refused, true],
  ['nobody listens at any of its addresses', new AggregateError([refused, refused]), true],
  ['the connection broke', failure({ code: 'ECONNRESET', syscall: 'read' }), true],
  ['the connection ended', failure({}, 'Connection terminated unexpectedly'), true],
  ['the wait for a connection was over', failure({}, 'timeout exceeded when trying to connect'), true],
  ['a query found any of these', new DrizzleQueryError('select 1', [], refused), true],
  ['a rule of a table was broken', new DrizzleQueryError('insert', [], failure({ code: '23505' })), false],
  ['a column is not there', failure({ code: '42703' }), false],
  ['a payment provider cannot be reached', new TypeError('fetch failed', { cause: refused }), false],
  ['a file is not there', failure({ code: 'ENOENT' }), false],
  ['something else', 'a text', false],
])('%s: %o', (_case, error, isOutage) => {
  expect(isDatabaseOutage(error)).toBe(isOutage)
})
