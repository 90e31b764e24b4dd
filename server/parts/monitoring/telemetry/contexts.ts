// Which span the work at hand belongs to. Kept in a store that channels of Node can be bound to as well.
import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api'

type Work = (...args: never[]) => unknown

export class Contexts implements ContextManager {
  readonly store = new AsyncLocalStorage<Context>()

  active() {
    return this.store.getStore() ?? ROOT_CONTEXT
  }
  with<Args extends unknown[], Run extends (...args: Args) => ReturnType<Run>>(
    context: Context,
    run: Run,
    self?: ThisParameterType<Run>,
    ...args: Args
  ): ReturnType<Run> {
    return this.store.run(context, () => run.apply(self, args))
  }
  bind<Target>(context: Context, target: Target): Target {
    if (typeof target !== 'function') return target
    const work = target as unknown as Work
    return ((...args: never[]) => this.store.run(context, () => work(...args))) as Target
  }
  enable() {
    return this
  }
  disable() {
    this.store.disable()
    return this
  }
}
