import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fileSize } from '@hiring/contract';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';

interface AttachedFilesProps {
  files: readonly File[];
  busy: boolean;
  onRemove: (file: File) => void;
}

/** The files that go with the message. */
export function AttachedFiles({ files, busy, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="space-y-2" aria-label={t`Archivos que se enviarán`}>
      {files.map((file) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}`}
          className="flex items-center gap-3 rounded-md border border-line-strong bg-surface p-2 ps-3"
        >
          <Icon name="file" className="size-5 text-muted" />
          <bdi className="min-w-0 grow truncate font-bold">{file.name}</bdi>
          <span className="shrink-0 text-sm text-muted">{fileSize(file.size)}</span>
          <Button
            look="outline"
            className="px-3"
            disabled={busy}
            aria-label={t`Quitar ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <Trans>Quitar</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}
