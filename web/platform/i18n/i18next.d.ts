import type accounts from './locales/ca/accounts.json'
import type admin from './locales/ca/admin.json'
import type board from './locales/ca/board.json'
import type common from './locales/ca/common.json'
import type company from './locales/ca/company.json'
import type contact from './locales/ca/contact.json'
import type editor from './locales/ca/editor.json'
import type errors from './locales/ca/errors.json'
import type search from './locales/ca/search.json'
import type tours from './locales/ca/tours.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      admin: typeof admin
      board: typeof board
      common: typeof common
      company: typeof company
      contact: typeof contact
      editor: typeof editor
      errors: typeof errors
      search: typeof search
      tours: typeof tours
    }
  }
}
