import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button'
import { importsQuery, mappingsQuery } from '../bank.api'
import { StatementImport } from './statement-import'
import { EarlierImports } from './earlier-imports'

/** A statement file is read here, in the browser; only its incoming rows are sent. */
export function ImportPage() {
  const { data: imports } = useQuery(importsQuery())
  const { data: mappings = [] } = useQuery(mappingsQuery())
  const [visit, setVisit] = useState(0)
  return (
    <>
      <ImportHead />
      <StatementImport
        key={visit}
        accounts={imports?.accounts ?? []}
        mappings={mappings}
        startAgain={() => setVisit(visit + 1)}
      />
      <EarlierImports />
    </>
  )
}

function ImportHead() {
  const { t } = useTranslation('desk-bank')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="me-auto text-2xl">{t('import.title')}</h1>
      <Link to="/admin/bank" className={buttonClass('quiet')}>
        {t('import.back')}
      </Link>
    </div>
  )
}
