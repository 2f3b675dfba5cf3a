import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { THREAD_LIMITS, fileSize } from '@hiring/contract';
import { useRef } from 'react';
import { Alert, Refusal } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { TextAreaField } from '../../../ui/Field';
import { Icon } from '../../../ui/Icon';
import { AttachedFiles } from './AttachedFiles';
import { ACCEPT } from './send-message';
import { useComposer } from './use-composer';
import type { Message } from './use-thread';

interface ComposerProps {
  candidateId: string;
  onSent: (message: Message) => void;
}

export function Composer({ candidateId, onSent }: ComposerProps) {
  const { text, files, faults, busy, write, attach, remove, send } = useComposer(candidateId, onSent);
  const picker = useRef<HTMLInputElement>(null);
  const full = files.length >= THREAD_LIMITS.attachments;

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <TextAreaField
        id="mensaje"
        label={t`Tu mensaje`}
        hint={t`Lo leerá el equipo de selección. Te avisaremos por correo cuando responda.`}
        error={faults.texto}
        rows={4}
        limit={THREAD_LIMITS.text}
        value={text}
        readOnly={busy}
        onChange={(event) => write(event.target.value)}
      />
      <AttachedFiles files={files} busy={busy} onRemove={remove} />
      <Refusal text={faults.adjuntos} />
      {faults.sending && (
        <Alert look="danger" role="alert" title={t`Tu mensaje no se ha enviado`}>
          <p>
            <Trans>{faults.sending} Lo que has escrito sigue aquí.</Trans>
          </p>
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center">
        <Button type="submit" look="signal" disabled={busy}>
          {busy ? t`Enviando...` : faults.sending ? t`Reintentar` : t`Enviar mensaje`}
        </Button>
        <Button
          look="outline"
          disabled={busy || full}
          aria-describedby="adjuntar-ayuda"
          onClick={() => picker.current?.click()}
        >
          <Icon name="upload" />
          <Trans>Adjuntar archivo</Trans>
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={ACCEPT}
          hidden
          aria-label={t`Adjuntar archivo`}
          onChange={(event) => {
            attach([...(event.target.files ?? [])]);
            // Allows the same file to be chosen again after it was refused or removed.
            event.target.value = '';
          }}
        />
      </div>
      <p id="adjuntar-ayuda" className="text-sm text-muted">
        <Trans>
          Hasta {THREAD_LIMITS.attachments} archivos PDF, DOC, DOCX, JPEG o PNG, de{' '}
          {fileSize(THREAD_LIMITS.attachmentBytes)} como máximo cada uno.
        </Trans>
      </p>
    </form>
  );
}
