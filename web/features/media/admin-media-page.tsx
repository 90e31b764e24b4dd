// The library of pictures: folders beside it, pictures as cards or as a table, uploads by button or by dropping files anywhere.
import { AppstoreOutlined, DeleteOutlined, FolderOutlined, UnorderedListOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Drawer, Segmented } from 'antd'
import { useState } from 'react'
import type { Media } from '#contract/media/media.ts'
import { useListMemory } from '#web/admin/list/list-memory.ts'
import { ListPage } from '#web/admin/list/list-page.tsx'
import { useList } from '#web/admin/list/use-list.ts'
import { foldersQuery, forgetMedia, mediaPageQuery } from '#web/admin/media/admin-api.ts'
import { MediaGrid } from '#web/admin/media/media-grid.tsx'
import { UploadArea, UploadButton } from '#web/admin/media/upload-area.tsx'
import { useMediaUploads } from '#web/admin/media/use-media-uploads.ts'
import { useMobile } from '#web/admin/page-parts/use-media.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit, useMay } from '#web/session/permit.tsx'
import { FolderSide } from './admin-folders.tsx'
import { useMediaBulk } from './admin-media-bulk.tsx'
import { MediaDrawer } from './admin-media-drawer.tsx'
import { MEDIA_LIST, useMediaColumns, useMediaFilters } from './admin-media-list.tsx'
import { MediaTrash } from './admin-media-trash.tsx'
import './admin-media.css'

export function AdminMediaPage() {
  const texts = useTexts('console/media/library')
  const may = useMay()
  const mobile = useMobile()
  const list = useList(MEDIA_LIST)
  const [asGrid, setAsGrid] = useGrid()
  const [opened, setOpened] = useState<Media | null>(null)
  const [folders, setFolders] = useState(false)
  const [trash, setTrash] = useState(false)
  const { folderId } = list.state
  const uploads = useMediaUploads(folderId || null)
  const mayUpload = may('web_media:upload')

  const side = (
    <FolderSide
      value={folderId}
      onChange={(choice) => {
        list.change({ folderId: choice })
        setFolders(false)
      }}
    />
  )
  return (
    <UploadArea uploads={mayUpload ? uploads : null}>
      <div className="library">
        {mobile ? (
          <Drawer
            open={folders}
            title={texts.folders}
            placement="left"
            size="min(320px, 86vw)"
            onClose={() => setFolders(false)}
          >
            {side}
          </Drawer>
        ) : (
          <aside className="library-side">{side}</aside>
        )}
        <ListPage
          name="web_media"
          words={texts}
          list={list}
          asked={useQuery(mediaPageQuery(list.query))}
          filters={useMediaFilters(list)}
          buttons={
            <>
              {mobile && (
                <Button icon={<FolderOutlined />} onClick={() => setFolders(true)}>
                  <FolderName id={folderId} />
                </Button>
              )}
              <Segmented
                aria-label={`${texts.grid} / ${texts.table}`}
                value={asGrid ? 'grid' : 'table'}
                onChange={(way) => setAsGrid(way === 'grid')}
                options={[
                  { value: 'grid', icon: <AppstoreOutlined />, title: texts.grid },
                  { value: 'table', icon: <UnorderedListOutlined />, title: texts.table },
                ]}
              />
              <Permit for="web_media:delete">
                <Button icon={<DeleteOutlined />} onClick={() => setTrash(true)}>
                  {texts.trash}
                </Button>
              </Permit>
            </>
          }
          add={({ type }) => mayUpload && <UploadButton uploads={uploads} type={type ?? 'default'} />}
          {...useMediaColumns(setOpened)}
          rowName={({ name }) => name}
          bulk={useMediaBulk()}
          forget={forgetMedia}
          cards={
            asGrid &&
            ((rows, selection) => (
              <MediaGrid
                pictures={rows}
                chosen={selection?.has ?? (() => false)}
                onChoose={selection && ((picture, on) => selection.select([picture], on))}
                onOpen={setOpened}
              />
            ))
          }
        />
      </div>
      {opened && <MediaDrawer key={opened.id} picture={opened} onClose={() => setOpened(null)} />}
      {trash && <MediaTrash onClose={() => setTrash(false)} />}
    </UploadArea>
  )
}

/** Cards or rows, as the person chose last in this browser: a memory of its own, of which only the density is used. */
function useGrid() {
  const { memory, remember } = useListMemory('web_media:look')
  const setGrid = (grid: boolean) => remember({ density: grid ? 'console' : 'compact' })
  return [memory.density !== 'compact', setGrid] as const
}

/** The folder that is looked into, on the button that opens the others. */
function FolderName({ id }: { id: number | null }) {
  const texts = useTexts('console/media/library')
  const { data } = useQuery(foldersQuery())
  return <>{data?.folders.find((folder) => folder.id === id)?.name ?? texts.folders}</>
}
