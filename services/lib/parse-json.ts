import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildFailure, transformSync } from 'esbuild'

/** A text that is not JSON. The message gives line, column and the problem, and not the file's name. */
export class JsonError extends Error {}

/** @throws JsonError, whose message is such as `line 3, column 5: Expected "," in JSON but found "x".` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new JsonError(placeOf(text) ?? `This is not JSON: ${(cause as Error).message}`, { cause })
  }
}

/** Reads a JSON file. A JsonError's message begins with the file's path from the working folder. */
export async function readJson<Content>(file: string): Promise<Content> {
  const text = await readFile(file, 'utf8')
  try {
    return parseJson(text) as Content
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    throw new JsonError(`${path.relative('', file)}: ${error.message}`, { cause: error })
  }
}

/** Where a text stops being JSON, and why; undefined where the parser accepts more than JSON allows. Node gives no line. */
function placeOf(text: string): string | undefined {
  try {
    transformSync(text, { loader: 'json', logLevel: 'silent' })
    return undefined
  } catch (error) {
    const [first] = (error as BuildFailure).errors
    if (!first?.location) throw error
    const { line, column, lineText } = first.location
    // The parser counts bytes.
    const before = Buffer.from(lineText).subarray(0, column).toString()
    return `line ${line}, column ${before.length + 1}: ${first.text}.`
  }
}
