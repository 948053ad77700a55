import { afterAll, afterEach, beforeEach } from 'vitest'
import { checkErrors, collectErrors, clearDeclared } from './logs'

// Lines from before a test's start, of work that the test before left behind, fail the next one.
collectErrors()
beforeEach(clearDeclared)
afterEach(checkErrors)
afterAll(checkErrors)
