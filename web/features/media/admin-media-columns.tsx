// The columns of the library as a table.
import { Button } from 'antd'
import type { Media } from '#contract/media/media.ts'
import type { ListColumn, MainColumn } from '#web/admin/list/list-columns.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { fileSize } from '#web/ui/file-size.ts'
import { imageAddress } from '#web/ui/pictures/image-address.ts'

type Columns = { main: MainColumn<Media>; columns: ListColumn<Media>[] }

export function useMediaColumns(onOpen: (picture: Media) => void): Columns {
  const texts = useTexts('console/media/library')
  const _words = useTexts('console/editor/media')
  return {
    main: {
      key: 'name',
      title: texts.name,
      sort: true,
      cell: (picture, folded) => (
        <span className="media-row">
          <img src={imageAddress(picture.shown, 160)} alt="" width={56} height={42} loading="lazy" />
          <span>
            <Button type="link" size="small" onClick={() => onOpen(picture)}>
              {picture.name}
            </Button>
            {folded}
          </span>
        </span>
      ),
    },
    columns: [
      {
        key: 'size',
        title: texts.size,
        width: 150,
        cell: ({ width, height, type }) => `${width} × ${height} ${type.toUpperCase()}`,
      },
      {
        key: 'bytes',
        title: texts.bytes,
        width: 100,
        sort: true,
        cell: ({ bytes }) => fileSize(bytes),
      },
      {
        key: 'tags',
        title: texts.tag,
        from: 'roomy',
        ellipsis: true,
        cell: ({ tags }) => tags.join(', '),
        folded: false,
      },
      {
        key: 'createTime',
        title: texts.created,
        width: 156,
        sort: true,
        cell: ({ createTime }) => <TimePassed time={createTime} />,
        folded: false,
      },
    ],
  }
}
