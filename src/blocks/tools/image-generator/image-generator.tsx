import { slugOf } from '../../../../shared/search-words'
import { nameOfMark } from '../../../checkout'
import { useId, useRef, useState, type FormEvent } from 'react'
import { clean } from '../../../../shared/clean-input'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle } from '../../../theme'
import { Button, Icon, Note, Section, TextField } from '../../../ui'
import { sectionProps } from '../../shared/section-props'
import { SectionHead, SectionLayout } from '../../shared/text/section-head'
import {
  Choice,
  Choices,
  Colour,
  Colours,
  Controls,
  Layout,
  Stage,
  Status,
  WithoutScript,
} from './image-generator.styles'
import { ACCEPTED, layoutPicture } from './layout-picture'
import { GeneratedPicture, inkOn } from './picture'
import { chosenOf, COLOURS, TEMPLATES } from './templates'
import { save, toPng } from './to-png'
import { useMeasure } from './measure'

/** The greatest number of letters in a name. */
const LONGEST = 40

const TOO_LONG = `A picture has room for ${LONGEST} letters. Shorten the name.`

/** The name on the picture before one is typed. */
const EXAMPLE_NAME = 'Your business'

const MARKS = ACCEPTED.map(nameOfMark).join(', ')

/** Makes a picture that says that a business takes cards. It is made in the browser: typed text is never sent. */
const ImageGenerator = ({ blok }: BlockProps<Bloks.ImageGenerator>) => {
  const templates = chosenOf(TEMPLATES, blok.templates)
  const colours = chosenOf(COLOURS, blok.colours)
  const [name, setName] = useState('')
  const [template, setTemplate] = useState(templates[0] ?? 'poster')
  const [colour, setColour] = useState(colours[0] ?? 'yellow')
  const [error, setError] = useState('')
  const [message, setMessage] = useState('')
  const [isMaking, setMaking] = useState(false)
  const drawing = useRef<SVGSVGElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const measure = useMeasure()
  const id = useId()

  const headline = blok.headline || 'We accept cards at'
  const typed = clean.text(name)
  const isTooLong = typed.length > LONGEST
  const shown = typed.slice(0, LONGEST) || EXAMPLE_NAME
  const layout = layoutPicture(template, { headline, name: shown }, measure)
  const band = sectionProps(blok, 'yellow')

  const make = async (event: FormEvent) => {
    event.preventDefault()
    setMessage('')
    if (!typed || isTooLong) {
      if (!typed) setError('Type the name of your business')
      field.current?.focus()
      return
    }
    if (!drawing.current || isMaking) return
    setMaking(true)
    const file = `${slugOf(typed) || 'we-accept-cards'}-${template}.png`
    try {
      save(await toPng(drawing.current, layout, inkOn(colour)), file)
      setMessage(`Downloaded ${file}`)
    } catch (problem) {
      console.warn('The picture was not made.', problem)
      setMessage('This browser could not make the picture. Try another, or a smaller template.')
    }
    setMaking(false)
  }

  return (
    <Section {...band} labelledBy={`title-${blok._uid}`}>
      <SectionLayout>
        <SectionHead head={blok} titleId={`title-${blok._uid}`} />
        <Layout>
          <Stage>
            <GeneratedPicture
              ref={drawing}
              layout={layout}
              colour={colour}
              label={`Preview, ${TEMPLATES[template].label}, ${colour}: ${headline} ${shown}. ${MARKS}`}
            />
          </Stage>
          <Controls
            noValidate
            onSubmit={(event) => void make(event)}
            style={bandStyle('white')}
            data-pale={band.background === 'white' ? '' : undefined}
          >
            <WithoutScript data-without="">
              The picture is made in your browser, which needs JavaScript for it. Switch it on and come back.
            </WithoutScript>
            <TextField
              ref={field}
              label="Name of your business"
              name="business"
              autoComplete="organization"
              required
              value={name}
              error={isTooLong ? TOO_LONG : error || undefined}
              onChange={({ target }) => {
                setName(target.value)
                setError('')
              }}
            />
            <Choices>
              <legend>What it is for</legend>
              <div>
                {templates.map((one) => (
                  <Choice key={one}>
                    <input
                      type="radio"
                      name={`${id}template`}
                      value={one}
                      checked={one === template}
                      onChange={() => setTemplate(one)}
                    />
                    <span>{TEMPLATES[one].label}</span>
                    <small>{TEMPLATES[one].note}</small>
                  </Choice>
                ))}
              </div>
            </Choices>
            <Choices>
              <legend>Colour</legend>
              <Colours>
                {colours.map((one) => (
                  <Colour key={one} style={bandStyle(one)}>
                    <input
                      type="radio"
                      name={`${id}colour`}
                      aria-label={one}
                      value={one}
                      checked={one === colour}
                      onChange={() => setColour(one)}
                    />
                    <Icon name="check" />
                  </Colour>
                ))}
              </Colours>
            </Choices>
            <div>
              <Button type="submit" wide loading={isMaking}>
                Download the picture
              </Button>
              <Status role="status">{message}</Status>
              <Note>It is made here in your browser. Nothing you type is sent anywhere.</Note>
            </div>
          </Controls>
        </Layout>
      </SectionLayout>
    </Section>
  )
}

export default ImageGenerator
