// Keeps a page that broke from taking the frame with it, and writes the error down (spec §8).
import { Button } from 'antd'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorLogContext } from '#web/admin/frame/errors/error-log-context.tsx'
import { useTexts } from '#web/i18n/language.tsx'

type Props = { children: ReactNode; onAgain: () => void }
type State = { broken: boolean }

export class PageBoundary extends Component<Props, State> {
  static override contextType = ErrorLogContext
  declare context: React.ContextType<typeof ErrorLogContext>
  override state: State = { broken: false }

  static getDerivedStateFromError = (): State => ({ broken: true })

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.context?.add(error, { component: componentStack ?? '', address: location.href })
  }

  override render() {
    return this.state.broken ? <Broken onAgain={this.props.onAgain} /> : this.props.children
  }
}

function Broken({ onAgain }: { onAgain: () => void }) {
  const texts = useTexts('console/frame/tabs')
  return (
    <div className="load-failed" role="alert">
      <h1>{texts.brokenTitle}</h1>
      <p>{texts.brokenSays}</p>
      <p className="page-broken-actions">
        <Button type="primary" onClick={onAgain}>
          {texts.brokenAgain}
        </Button>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </p>
    </div>
  )
}
