import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { readBoardSearch, type BoardSearch } from '../features/board/board.search'
import { TopicList } from '../features/board/list/topic-list'
import { boardHead, listOf, loadBoard } from './-board'

export const Route = createFileRoute('/board/$tourId')({
  staticData: { tags: () => ['posts'] },
  validateSearch: (search: BoardSearch & SearchSchemaInput): BoardSearch => readBoardSearch(search),
  loaderDeps: ({ search: { sort, page, after } }) => ({ sort, page, after }),
  loader: ({ context, params, deps }) => loadBoard(context, params.tourId, deps),
  head: ({ match: { context }, loaderData }) => (loaderData ? boardHead(context, loaderData) : {}),
  component: BoardRoute,
})

function BoardRoute() {
  const { t } = useTranslation('board')
  const { tourId, name, address, image } = Route.useLoaderData()
  return (
    <div id="board" className="mx-auto w-full max-w-page px-4 py-8">
      <TopicList
        {...listOf(tourId, Route.useSearch())}
        image={image}
        heading={{ title: name || t('topic.onContact'), backTo: address }}
      />
    </div>
  )
}
