export { interestOf } from '../../shared/leads/fields'
export { LeadForm } from './lead-form'
export { CallBack } from './sent'
