import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../../desk/ui/back-link'
import { importsQuery, mappingsQuery } from '../bank.api'
import { StatementImport } from './statement-import'
import { EarlierImports } from './earlier-imports'

/** A statement file is read here, in the browser; only its incoming rows are sent. */
export function ImportPage() {
  const { t } = useTranslation('desk-bookings')
  const { data: imports } = useQuery(importsQuery())
  const { data: mappings = [] } = useQuery(mappingsQuery())
  const [visit, setVisit] = useState(0)
  return (
    <>
      <BackLink to="/admin/bank">{t('bank.title')}</BackLink>
      <h1 className="text-2xl">{t('bank.import.title')}</h1>
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
