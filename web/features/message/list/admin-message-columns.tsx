// The columns of the inbox: who wrote what, how it stands, who works on it, until when.
import type { MessageItem } from '#contract/enquiries/message-shapes.ts'
import type { Columns } from '#web/admin/list/list-columns.ts'
import { timeColumn } from '#web/admin/list/time-column.tsx'
import { INBOX } from '#web/admin/messages/messages-live.tsx'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/permit.tsx'
import { RouterLink } from '#web/ui/router-link.tsx'
import { DueTime, StateWord, useKindName } from '../admin-message-words.tsx'

export function useMessageColumns(): Columns<MessageItem> {
  const texts = useTexts('console/message/inbox')
  const { id: own } = useSession()
  const kindName = useKindName()
  return {
    main: {
      key: 'name',
      title: texts.sender,
      cell: (message, folded) => (
        <span className="message-cell" data-new={message.state === 'new' || undefined}>
          <RouterLink to={`${INBOX}/${message.id}`}>
            <bdi>{message.name}</bdi>
            {message.company && (
              <small>
                <bdi>{message.company}</bdi>
              </small>
            )}
          </RouterLink>
          <span className="message-subject">
            {message.subject && <bdi>{message.subject}</bdi>}
            <small>{message.excerpt}</small>
          </span>
          {folded}
        </span>
      ),
    },
    columns: [
      {
        key: 'state',
        title: texts.state,
        width: 136,
        cell: (message) => <StateWord message={message} />,
      },
      {
        key: 'assignee',
        title: texts.assignee,
        width: 116,
        ellipsis: true,
        cell: ({ assignee }) => (assignee?.id === own ? texts.me : (assignee?.name ?? '—')),
        folded: ({ assignee }) => assignee && (assignee.id === own ? texts.me : assignee.name),
      },
      {
        key: 'about',
        title: texts.about,
        width: 150,
        ellipsis: true,
        from: 'roomy',
        cell: ({ about }) => about && `${about.title} · ${kindName(about.kind)}`,
        folded: false,
      },
      {
        key: 'country',
        title: texts.country,
        width: 110,
        ellipsis: true,
        from: 'roomy',
        cell: ({ country }) => country,
        folded: false,
      },
      {
        key: 'language',
        title: texts.language,
        width: 100,
        from: 'roomy',
        extra: true,
        cell: ({ language }) => LANGUAGE_NAMES[language],
        folded: false,
      },
      timeColumn('createTime', texts.received, { width: 126, sort: true }),
      {
        key: 'dueTime',
        title: texts.due,
        width: 130,
        sort: true,
        from: 'roomy',
        cell: (message) => <DueTime message={message} />,
      },
      timeColumn('updateTime', texts.updated, {
        width: 140,
        sort: true,
        from: 'roomy',
        extra: true,
        folded: false,
      }),
    ],
  }
}
