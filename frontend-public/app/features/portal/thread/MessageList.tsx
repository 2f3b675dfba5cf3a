import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { dayOf, nearDay, timeOfDay } from '../../../lib/dates';
import { Icon } from '../../../ui/Icon';
import type { Message } from './use-thread';

function Attachment({ file }: { file: Schemas['ThreadAttachmentResponse'] }) {
  return (
    <a
      href={file.url}
      download
      className="mt-2 flex min-h-11 max-w-full items-center gap-2 rounded-md border border-line-strong bg-surface px-3 py-2 text-text hover:border-ink"
    >
      <Icon name="download" className="size-5 text-muted" />
      <span className="min-w-0 truncate font-bold">
        <span className="sr-only">
          <Trans>Descargar</Trans>{' '}
        </span>
        <bdi>{file.nombre}</bdi>
      </span>
      <span className="shrink-0 text-sm text-muted">{fileSize(file.bytes)}</span>
    </a>
  );
}

function MessageItem({ message }: { message: Message }) {
  const own = message.autor === 'candidato';
  return (
    <li className={`flex ${own ? 'justify-end' : 'justify-start'}`}>
      <article
        className={`max-w-[88%] min-w-0 rounded-lg border p-3 sm:max-w-[70%] ${
          own ? 'border-line-strong bg-sand' : 'border-line border-s-4 border-s-ink bg-surface'
        }`}
      >
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          <span className="font-bold text-text">{own ? t`Tú` : <bdi>{message.autor_nombre}</bdi>}</span>
          <time dateTime={message.created_at}>{timeOfDay(message.created_at)}</time>
        </p>
        <p dir="auto" className="mt-1 break-words whitespace-pre-wrap">
          {message.texto}
        </p>
        {message.adjuntos.map((file) => (
          <Attachment key={file.id} file={file} />
        ))}
        {own && (
          <p className="mt-1 flex items-center justify-end gap-1 text-sm text-muted">
            {message.leido && <Icon name="check" className="size-4" />}
            {message.leido ? t`Leído` : t`Enviado`}
          </p>
        )}
      </article>
    </li>
  );
}

interface MessageListProps {
  messages: readonly Message[];
  /** Loads earlier messages; null when there are none. */
  onEarlier: (() => void) | null;
}

/** The messages, oldest first, scrolled to the last one. */
export function MessageList({ messages, onEarlier }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.orden;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    // The list is focusable only when it scrolls, so that the keyboard can scroll it.
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  }, [last]);

  return (
    <div
      ref={box}
      role="region"
      aria-label={t`Mensajes de la conversación`}
      className="relative max-h-[60dvh] overflow-y-auto rounded-md border border-line bg-paper p-3 sm:p-4"
    >
      {onEarlier && (
        <div className="mb-4 text-center">
          <button type="button" className="min-h-11 font-bold underline" onClick={onEarlier}>
            <Trans>Ver mensajes anteriores</Trans>
          </button>
        </div>
      )}
      <ol className="space-y-3">
        {messages.map((message, index) => {
          const before = messages[index - 1];
          const begins = !before || dayOf(before.created_at) !== dayOf(message.created_at);
          return (
            <Fragment key={message.id}>
              {begins && (
                <li className="flex items-center gap-3 py-1 text-sm text-muted">
                  <span className="h-px grow bg-line" aria-hidden="true" />
                  {nearDay(message.created_at)}
                  <span className="h-px grow bg-line" aria-hidden="true" />
                </li>
              )}
              <MessageItem message={message} />
            </Fragment>
          );
        })}
      </ol>
    </div>
  );
}
