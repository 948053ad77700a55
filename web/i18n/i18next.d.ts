import type common from './locales/ca/common.json'
import type company from './locales/ca/company.json'
import type errors from './locales/ca/errors.json'
import type tours from './locales/ca/tours.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      common: typeof common
      company: typeof company
      errors: typeof errors
      tours: typeof tours
    }
  }
}
