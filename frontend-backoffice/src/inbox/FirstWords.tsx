import { Box } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { THREAD_LIMITS } from '@hiring/contract';
import { CountedField } from '../ui/forms/CountedField';
import { draftKey } from '../mail/conversation/reads';
import { useDraft } from '../ui/forms/drafts';
import { translate } from '../i18n/texts';

/** Goes on in the form's own field, at the end of what was typed. */
function goOnWriting(): void {
  const field = document.querySelector<HTMLTextAreaElement>('#conversacion form textarea');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}

/**
 * Stands for the field of a message until the person has been read: whoever writes at once loses nothing, and no letter is
 * taken for a key of the inbox.
 */
export function FirstWords({ id }: { id: string }) {
  const [text, keep] = useDraft(draftKey('mensaje', id));
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = field;
    return () => {
      if (current !== null && document.activeElement === current) queueMicrotask(goOnWriting);
    };
  }, []);
  return (
    // Where the field of the form will stand.
    <Box sx={{ px: 2, pt: { md: '162px' } }}>
      <CountedField
        label={translate('mail.composer.mensaje.name')}
        help="ra.page.loading"
        limit={THREAD_LIMITS.text}
        value={text}
        inputRef={field}
        onChange={keep}
      />
    </Box>
  );
}
