// What the signed-in person signs in with beside the password: passkeys, an authenticator, recovery codes.
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Input, Tag } from 'antd'
import { useState } from 'react'
import { readAgent } from '#contract/people/agent.ts'
import type { OwnFactors as Factors } from '#contract/people/factor.ts'
import { useChange, useConfirm } from '#web/admin/forms/record-change.tsx'
import { Pending } from '#web/admin/page-parts/pending.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { TimePassed } from '#web/admin/shown-values/time-passed.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { makePasskey, PasskeyKnown, PasskeyUnused, passkeysHere } from '#web/session/passkeys.ts'
import { useSession } from '#web/session/permit.tsx'
import {
  addPasskey,
  beginPasskey,
  forgetFactors,
  ownFactorsQuery,
  removeAuthenticator,
  removePasskey,
  renamePasskey,
  renewRecovery,
} from './admin-api.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import './second-step.css'

/** `onReady` hears that something was added and its recovery codes, if there were any, were taken note of. */
export function OwnFactors({ onReady = () => {} }: { onReady?: () => void }) {
  const texts = useTexts('console/second-step')
  const { provider } = useSession()
  const asked = useQuery(ownFactorsQuery())
  const { busy, attempt } = useChange(forgetFactors)
  const { message } = useApp()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [setsUp, setSetsUp] = useState(false)
  if (!asked.data) return <Pending asked={asked} rows={4} />
  const { passkeys, authenticatorTime, recoveryCodes, demandedBy } = asked.data
  const bare = passkeys.length === 0 && authenticatorTime === null

  const added = (made: readonly string[] | null) => {
    if (made) setCodes(made)
    else onReady()
  }
  const addOne = async () => {
    try {
      const { step, passkey } = await beginPasskey()
      const made = await makePasskey(passkey)
      const write = () => addPasskey({ step, name: deviceName(), passkey: made })
      added((await attempt(write, texts.passkeyAdded)).recoveryCodes)
    } catch (error) {
      // What the server refused of the write was told already.
      if (error instanceof PasskeyKnown) void message.info(texts.known)
      else if (error instanceof PasskeyUnused) void message.warning(texts.notMade)
    }
  }
  return (
    <div className="factors">
      {demandedBy.length > 0 && bare && (
        <Alert type="warning" showIcon title={texts.demanded({ roles: demandedBy.join(', ') })} />
      )}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
        {authenticatorTime !== null && <AuthenticatorRow since={authenticatorTime} />}
        {!bare && <RecoveryRow left={recoveryCodes} onCodes={setCodes} />}
      </ul>
      {bare && !provider && <p className="factors-none">{texts.none}</p>}
      <div className="factors-add">
        {passkeysHere() && (
          <Button type={bare ? 'primary' : 'default'} loading={busy} onClick={() => void addOne()}>
            {texts.addPasskey}
          </Button>
        )}
        <Button onClick={() => setSetsUp(true)}>
          {authenticatorTime === null ? texts.addAuthenticator : texts.changeAuthenticator}
        </Button>
      </div>
      {!passkeysHere() && <p className="field-hint">{texts.noPasskeysHere}</p>}
      {setsUp && (
        <AuthenticatorDialog
          onClose={() => setSetsUp(false)}
          onAdded={(made) => {
            setSetsUp(false)
            void message.success(texts.authenticatorAdded)
            void asked.refetch()
            added(made)
          }}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(null)
            onReady()
          }}
        />
      )}
    </div>
  )
}

/** What a passkey is called until its owner calls it otherwise. */
function deviceName() {
  const { browser, system } = readAgent(navigator.userAgent)
  return [browser?.split(' ')[0], system].filter(Boolean).join(', ') || 'Passkey'
}

type Passkey = Factors['passkeys'][number]

function PasskeyRow({ passkey: { id, name, synced, createTime, usedTime } }: { passkey: Passkey }) {
  const texts = useTexts('console/second-step')
  const { busy, change } = useChange(forgetFactors)
  const [typed, setTyped] = useState<string | null>(null)
  const save = async () => {
    const wanted = typed?.trim() ?? ''
    if (wanted === '' || wanted === name || (await change(texts.renamed, () => renamePasskey(id, wanted))))
      setTyped(null)
  }
  return (
    <li>
      {typed === null ? (
        <span>
          <strong>{name}</strong> {synced && <Tag>{texts.synced}</Tag>}
          <small>{texts.passkey}</small>
        </span>
      ) : (
        <Input
          aria-label={texts.name}
          maxLength={60}
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPressEnter={() => void save()}
          onBlur={() => void save()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(null)
          }}
        />
      )}
      <span>
        <small>
          {texts.since} <TimePassed time={createTime} counted />
        </small>
        <small>
          {texts.used} {usedTime ? <TimePassed time={usedTime} counted /> : texts.never}
        </small>
      </span>
      <span className="factors-acts">
        <Button
          size="small"
          loading={busy}
          aria-label={texts.renameOf({ name })}
          onClick={() => setTyped(name)}
        >
          {texts.rename}
        </Button>
        <RemoveButton name={name} remove={() => removePasskey(id)} />
      </span>
    </li>
  )
}

function AuthenticatorRow({ since }: { since: string }) {
  const texts = useTexts('console/second-step')
  return (
    <li>
      <span>
        <strong>{texts.authenticator}</strong>
        <small>{texts.authenticatorText}</small>
      </span>
      <span>
        <small>
          {texts.since} <TimePassed time={since} counted />
        </small>
      </span>
      <span className="factors-acts">
        <RemoveButton name={texts.authenticator} remove={removeAuthenticator} />
      </span>
    </li>
  )
}

function RecoveryRow({ left, onCodes }: { left: number; onCodes: (codes: readonly string[]) => void }) {
  const texts = useTexts('console/second-step')
  const { busy, attempt } = useChange(forgetFactors)
  const confirm = useConfirm()
  const renew = async () => {
    if (!(await confirm({ title: texts.renewTitle, text: texts.renewText, ok: texts.renew }))) return
    // What was refused was told already.
    await attempt(renewRecovery).then(
      ({ recoveryCodes }) => onCodes(recoveryCodes),
      () => {},
    )
  }
  return (
    <li>
      <span>
        <strong>{texts.recoveryTitle}</strong>
        <small className={left < 3 ? 'factors-few' : undefined}>{texts.left({ count: left })}</small>
      </span>
      <span />
      <span className="factors-acts">
        <Button size="small" loading={busy} onClick={() => void renew()}>
          {texts.renew}
        </Button>
      </span>
    </li>
  )
}

function RemoveButton({ name, remove }: { name: string; remove: () => Promise<unknown> }) {
  const texts = useTexts('console/second-step')
  const { busy, change } = useChange(forgetFactors)
  const confirm = useConfirm()
  const press = async () => {
    if (await confirm({ title: texts.removeTitle({ name }), text: texts.removeText, ok: texts.remove }))
      await change(texts.removed, remove)
  }
  return (
    <Button
      danger
      size="small"
      loading={busy}
      aria-label={texts.removeOf({ name })}
      onClick={() => void press()}
    >
      {texts.remove}
    </Button>
  )
}
