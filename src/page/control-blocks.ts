import type { Blok } from './story'

/** The blocks of a page as most visitors see them: of an experiment those of its control. For what is said of a page as a whole. */
export const controlBlocks = (body: unknown): Blok[] =>
  Array.isArray(body)
    ? (body as Blok[]).flatMap((blok) =>
        blok.component === 'experiment' ? controlBlocks(blok.control) : [blok],
      )
    : []
