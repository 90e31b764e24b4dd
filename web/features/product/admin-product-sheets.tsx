// Products out to a spreadsheet and in from one, on their list.
import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { ImportDialog } from '#web/admin/import/import-dialog.tsx'
import { ExportButton } from '#web/admin/list/export-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Permit } from '#web/session/permit.tsx'
import { exportProducts, PRODUCT_IMPORT } from './admin-api.ts'

export function ProductSheets({ narrowed }: { narrowed: object }) {
  const texts = useTexts('console/list/records')
  const [importing, setImporting] = useState(false)
  return (
    <>
      <Permit for="web_product:export">
        <ExportButton label={texts.export} make={(options) => exportProducts(narrowed, options)} />
      </Permit>
      <Permit for="web_product:import">
        <Button icon={<UploadOutlined />} onClick={() => setImporting(true)}>
          {texts.import}
        </Button>
        {importing && <ImportDialog kind={PRODUCT_IMPORT} onClose={() => setImporting(false)} />}
      </Permit>
    </>
  )
}
