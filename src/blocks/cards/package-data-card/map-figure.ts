import type { PriceTag } from '../../../catalogue'
import type { Bloks } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { amountsOf, type Amount } from '../../shared/price-words'

export type ShownFigure = {
  /** One, or a percentage without and with VAT. */
  amounts: Amount[]
  term: string
  /** From where a fee falls; empty for what stays as it is. */
  less: string
}

/**
 * What stands for one figure of a package: the price or fee that it names, else the editor's own words; undefined when there
 * is neither, as for a code that nothing has.
 */
export const mapFigure = (
  { value }: Pick<Bloks.PackageFigure, 'value'>,
  tag: PriceTag | undefined,
): ShownFigure | undefined => {
  if (!tag) return value ? { amounts: [{ figure: value, vat: '' }], term: '', less: '' } : undefined
  const [, next] = tag.ladder
  return {
    amounts: amountsOf(tag),
    term: tag.term,
    less: next ? `Less from ${formatRandWhole(next.from)} a month` : '',
  }
}
