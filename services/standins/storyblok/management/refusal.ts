/** A request that the management API refuses, with the answer that it gets. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {
    super(JSON.stringify(body))
    this.name = 'Refusal'
  }
}

/** As the real service names what is wrong with a field. */
export const invalid = (field: string, problem: string): Refusal => new Refusal(422, { [field]: [problem] })

export const BLANK = "can't be blank"
export const TAKEN = 'has already been taken'
export const INVALID = 'is invalid'

export const notFound = (): Refusal => new Refusal(404, ['This record could not be found'])
