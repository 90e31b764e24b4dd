// A link that looks like a button: it navigates inside the console and can be opened in a tab of its own.
import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

type Props = Omit<ButtonProps, 'href' | 'onClick' | 'htmlType'> & { to: string }

export function LinkButton({ to, ...props }: Props) {
  const href = useHref(to)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button {...props} href={href} onClick={(event) => navigate(event as MouseEvent<HTMLAnchorElement>)} />
  )
}
