import type { BlockProps, Bloks } from '../../../content'
import { Section } from '../../../ui'
import { Autoplay, type RowState } from '../../../ui/carousel'
import { sectionProps } from '../../shared/section-props'
import { CardRow } from '../../shared/cards/card-row'
import { SectionHead } from '../../shared/text/section-head'

/** Seconds: the minimum that leaves time to read a card, and the default. */
const LEAST = 4
const USUAL = 6

/** Cards in a row that scrolls sideways; if the editor wants, the row moves by itself and can be stopped. */
const Slider = ({ blok }: BlockProps<Bloks.Slider>) => {
  const seconds = Math.max(LEAST, Number(blok.interval) || USUAL)
  const play = (row: RowState) => <Autoplay row={row} of="cards" seconds={seconds} />
  return (
    <Section {...sectionProps(blok, 'cream')}>
      <CardRow
        label={blok.title}
        of="cards"
        head={<SectionHead head={blok} titleId={`title-${blok._uid}`} />}
        bloks={blok.items}
        beside={blok.autoplay ? play : undefined}
      />
    </Section>
  )
}

export default Slider
