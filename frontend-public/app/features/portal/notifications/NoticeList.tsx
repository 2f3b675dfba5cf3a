import { listText } from '@hiring/contract';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { nearDay, timeOfDay } from '../../../lib/dates';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { SiteLink } from '../../../ui/SiteLink';
import { Spinner } from '../../../ui/Spinner';
import { type Notice, useNotifications } from './use-notifications';

interface NoticeItemProps {
  notice: Notice;
  onOpen: () => void;
}

function NoticeItem({ notice, onOpen }: NoticeItemProps) {
  const { titulo, texto, enlace, leida, created_at } = notice;
  return (
    <li className={`border-s-4 ps-3 ${leida ? 'border-line' : 'border-signal'}`}>
      <SiteLink
        to={enlace}
        className="group block min-h-11 py-1"
        onClick={(event) => {
          // The link opens a new tab itself.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <span dir="auto" className={`block group-hover:underline ${leida ? '' : 'font-bold'}`}>
          {titulo}
        </span>
        <span dir="auto" className="block text-sm">
          {texto}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <time dateTime={created_at}>{listText([nearDay(created_at), timeOfDay(created_at)])}</time>
          {!leida && (
            <span className="badge tone-yellow rounded-full px-2 text-sm font-bold">
              <Trans>Sin leer</Trans>
            </span>
          )}
        </span>
      </SiteLink>
    </li>
  );
}

/** The events of the person's process, newest first; renders nothing without events. */
export function NoticeList() {
  const { state, retry, markRead, markAllRead } = useNotifications();
  const navigate = useNavigate();

  if (state.status === 'loading') {
    return (
      <div className="mb-4">
        <Spinner size="sm" />
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="mb-4 space-y-3" role="alert">
        <p>
          <Icon name="alert" className="me-2 inline size-5" />
          <Trans>No se pudieron cargar tus notificaciones. {state.reason}</Trans>
        </p>
        <Button look="outline" onClick={retry}>
          <Trans>Reintentar</Trans>
        </Button>
      </div>
    );
  }
  if (state.list.length === 0) return null;

  const unread = state.list.filter(({ leida }) => !leida).length;
  async function open(notice: Notice) {
    if (!notice.leida) await markRead(notice.id);
    await navigate(notice.enlace, { preventScrollReset: true });
  }
  return (
    <div className="mb-4 border-b border-line pb-4">
      <ul className="space-y-4">
        {state.list.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onOpen={() => void open(notice)} />
        ))}
      </ul>
      {unread > 0 && (
        <Button look="outline" className="mt-4 w-full" onClick={() => void markAllRead()}>
          <Icon name="check" />
          <Trans>Marcar todas como leídas</Trans>
        </Button>
      )}
      <p role="status" className="sr-only">
        {unread === 0
          ? t`Todas las notificaciones están leídas`
          : plural(unread, { one: '# notificación sin leer', other: '# notificaciones sin leer' })}
      </p>
    </div>
  );
}
