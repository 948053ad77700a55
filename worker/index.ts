import { findPage } from '../web/edge'
import { makeWorker } from './make-worker'

export default makeWorker({ findPage, loadRenderer: () => import('../web/edge-render') })
