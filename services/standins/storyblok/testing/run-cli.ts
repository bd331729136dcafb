import { DEMO_MANAGEMENT_TOKEN, DEMO_SPACE_ID } from '../space'
import { runCli } from '../transfer/run-cli'

/**
 * Runs the official CLI on an embedded space. Resolves with what it printed.
 * @param url the origin of the embedded space
 */
export async function runCliOnDemo(url: string, storage: string, ...args: string[]): Promise<string> {
  const token = DEMO_MANAGEMENT_TOKEN
  const elsewhere = { origin: url, delivery: `${url}/v2`, region: 'eu', isElsewhere: true }
  const space = { spaceId: DEMO_SPACE_ID, token, ...elsewhere }
  const { output, errors } = await runCli({ space, storage }, args)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return output
}
