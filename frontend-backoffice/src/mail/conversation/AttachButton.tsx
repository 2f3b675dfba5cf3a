import { THREAD_LIMITS } from '@hiring/contract';
import { Button, Typography } from '@mui/material';
import { useRef } from 'react';
import { translate } from '../../i18n/texts';

const ACCEPT = THREAD_LIMITS.attachmentExtensions.map((extension) => `.${extension}`).join(',');

interface Props {
  files: readonly File[];
  busy: boolean;
  onChoose: (files: File[]) => void;
}

/** Chooses files to go with a message. */
export function AttachButton({ files, busy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        disabled={busy || files.length >= THREAD_LIMITS.attachments}
        onClick={() => input.current?.click()}
      >
        {translate('mail.composer.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={ACCEPT}
        hidden
        onChange={(event) => {
          onChoose([...files, ...(event.target.files ?? [])].slice(0, THREAD_LIMITS.attachments));
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Typography variant="caption" color="text.secondary">
        {translate('mail.composer.attachLimit', { count: THREAD_LIMITS.attachments })}
      </Typography>
    </>
  );
}
