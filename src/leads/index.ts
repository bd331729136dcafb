export { interestOf } from './fields'
export { LeadForm } from './lead-form'
