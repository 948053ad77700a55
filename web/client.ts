import { whenWanted } from './platform/first-touch'
import { rememberLanguageChoices } from './platform/remember-language'
import './styles.css'

/**
 * The page came whole from the edge and reads without scripts. The app behind it (React and what it needs, ten times
 * the size of a page) is fetched when the visitor first touches anything, or at once for whoever is logged in.
 */
rememberLanguageChoices()
whenWanted(async () => {
  const { startApp } = await import('./app')
  await startApp()
  document.documentElement.dataset['started'] = ''
})
