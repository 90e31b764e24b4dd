// The signatures of the worked examples in the documents of Aliyun and Tencent Cloud.
import { expect, test } from 'vitest'
import { signedForAliyun, signedForTencent } from './signatures.ts'

test('Aliyun: ACS3-HMAC-SHA256 as its document reckons it', () => {
  const { query, headers } = signedForAliyun({
    ...{ host: 'ecs.cn-shanghai.aliyuncs.com', key: 'YourAccessKeyId', secret: 'YourAccessKeySecret' },
    ...{ action: 'RunInstances', version: '2014-05-26' },
    query: { RegionId: 'cn-shanghai', ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd' },
    ...{ date: '2023-10-26T10:22:32Z', nonce: '3156853299f313e23d1673dc12e1703d' },
  })
  expect(query).toBe('ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai')
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  )
})

test('Tencent Cloud: TC3-HMAC-SHA256 as its document reckons it', () => {
  const signed = signedForTencent({
    ...{ host: 'cvm.tencentcloudapi.com', service: 'cvm', type: 'application/json; charset=utf-8' },
    ...{ key: 'AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE', secret: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE' },
    body: '{"Limit": 1, "Filters": [{"Values": ["\\u672a\\u547d\\u540d"], "Name": "instance-name"}]}',
    seconds: 1_551_113_065,
  })
  expect(signed).toBe(
    'TC3-HMAC-SHA256 Credential=AKIDz8krbsJ5yKBZQpn74WFkmLPx3EXAMPLE/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=72e494ea809ad7a8c8f7a4507b9bddcbaa8e581f516e8da2f66e2c5a96525168',
  )
})
