import { useField } from 'formik'
import type { ComponentProps } from 'react'
import { ChoiceField } from '../ui'
import { useFieldId } from './fields'

type FormChoiceProps = Omit<ComponentProps<typeof ChoiceField>, 'value' | 'onChange' | 'onBlur'>

/** Radio buttons of the surrounding form. Their error shows once they were touched (spec 5). */
export const FormChoice = ({ name, ...props }: FormChoiceProps) => {
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<string>(name)
  return (
    <ChoiceField
      {...props}
      id={useFieldId(name)}
      name={name}
      value={value}
      onChange={(chosen) => void setValue(chosen)}
      onBlur={() => void setTouched(true, false)}
      error={touched ? error : undefined}
    />
  )
}
