// The first steps of a site without content: say who you are, put in a product, invite a colleague.
import { CheckOutlined } from '@ant-design/icons'
import type { Waiting } from '#contract/console/waiting.ts'
import { LinkButton } from '#web/admin/page-parts/link-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'

const STEPS = [
  { step: 'company', to: '/webSystemManage/web_setting' },
  { step: 'product', to: '/webSystemManage/web_product/add' },
  { step: 'colleague', to: '/sysUserManage/userList' },
] as const

export function FirstSteps({ steps }: { steps: NonNullable<Waiting['firstSteps']> }) {
  const texts = useTexts('console/dashboard/first')
  const own = STEPS.filter(({ step }) => steps[step] !== null)
  const next = own.find(({ step }) => steps[step] === false)?.step
  return (
    <>
      <p className="wait-total">{texts.title}</p>
      <ol className="wait-steps">
        {own.map(({ step, to }, index) => {
          const done = steps[step] === true
          const { name, says, act } = texts[step]
          return (
            <li key={step} data-done={done || undefined} aria-current={step === next ? 'step' : undefined}>
              <span className="wait-step">
                {done ? <CheckOutlined role="img" aria-label={texts.done} /> : index + 1}
              </span>
              <div>
                <h3>{name}</h3>
                <p>{says}</p>
              </div>
              <LinkButton type={step === next ? 'primary' : 'default'} to={to}>
                {done ? texts.change : act}
              </LinkButton>
            </li>
          )
        })}
      </ol>
    </>
  )
}
