import type { FormikValues } from 'formik'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import styled from 'styled-components'
import { type } from '../theme'
import { ActionBar, StepProgress } from '../ui'
import { Form, SubmitButton, type FormProps } from './form'

/** A heading that takes the focus when the content below it changes. Give it `tabIndex={-1}`. */
export const StepHeading = styled.h2`
  ${type.section}
  scroll-margin-top: 200px;

  &:focus {
    outline: 0;
    box-shadow: none;
  }
`

type WizardHeaderProps<Step extends string> = {
  /** The name of the list of steps. */
  label: string
  steps: readonly Step[]
  /** The step that is shown. */
  step: Step
  /** A step's heading and its name in the list. */
  titles: Readonly<Record<Step, string>>
  isDone: (step: Step, isBefore: boolean) => boolean
  /** The link to a step that can be opened. */
  linkTo: (step: Step) => ComponentProps<typeof StepProgress>['steps'][number]['link']
  /** The title of the whole wizard, which ends the title of the document. */
  pageTitle: string
  /** The step has a heading of its own. */
  isUntitled?: boolean
}

/**
 * The head of a wizard's page: the list of its steps and the heading of the current one. The heading takes the focus when the step
 * changes, so that keyboard and screen reader go on at the top of the new step.
 */
export const WizardHeader = <Step extends string>({
  label,
  steps,
  step,
  titles,
  isDone,
  linkTo,
  pageTitle,
  isUntitled = false,
}: WizardHeaderProps<Step>) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const current = steps.indexOf(step)
  const title = titles[step]

  useEffect(() => {
    document.title = `${title} | ${pageTitle}`
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step, title, pageTitle])

  return (
    <>
      <StepProgress
        label={label}
        current={current}
        steps={steps.map((other, index) => ({
          title: titles[other],
          isDone: isDone(other, index < current),
          link: linkTo(other),
        }))}
      />
      {isUntitled ? null : (
        <StepHeading ref={heading} tabIndex={-1}>
          {title}
        </StepHeading>
      )}
    </>
  )
}

type StepFormProps<Values extends FormikValues, Parsed> = FormProps<Values, Parsed> & {
  submitLabel: string
  back?: ComponentProps<typeof ActionBar>['back']
}

/** The form of one step, with a bar that holds the submit button and the link back. */
export const StepForm = <Values extends FormikValues, Parsed>({
  submitLabel,
  back,
  children,
  ...form
}: StepFormProps<Values, Parsed>) => {
  const id = useId()
  return (
    <Form {...form} id={id}>
      {children}
      <ActionBar back={back}>
        <SubmitButton form={id}>{submitLabel}</SubmitButton>
      </ActionBar>
    </Form>
  )
}
