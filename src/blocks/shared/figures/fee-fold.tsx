import type { ReactNode } from 'react'
import { formatRandWhole } from '../../../../shared/money'
import { FeeTable, type FeeStep } from '../../../catalogue'
import { Fold } from '../text/fold'

type FeeFoldProps = { ladder: readonly FeeStep[]; current?: FeeStep; children?: ReactNode }

/** The lower fees at a higher monthly turnover: the line names the first step, and a press shows all. Nothing for a single step. */
export const FeeFold = ({ ladder, current, children }: FeeFoldProps) =>
  ladder[1] ? (
    <Fold label={`Less from ${formatRandWhole(ladder[1].from)} a month`}>
      <FeeTable ladder={ladder} current={current} />
      {children}
    </Fold>
  ) : null
