import { Button, Stack, Tab, Tabs } from '@mui/material';
import type { MessageText } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { keptValues } from '../ui/forms/drafts';
import { MessageInputs, type MessageInputsProps } from './MessageInputs';
import { MessagePreviewPane } from './MessagePreviewPane';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

/** The words that a form begins with: those that were kept under the key, or those of the template. */
export const beginningOf = (key: string, { asunto, cuerpo }: MessageText): MessageText => ({
  asunto,
  cuerpo,
  ...keptValues.read(key),
});

/** Keeps what is typed, and says so to who comes back to it. */
function Kept({ keptAs, template }: { keptAs: string; template: MessageText }) {
  const { setValue } = useFormContext<MessageText>();
  const { asunto, cuerpo } = useWatch<MessageText>();
  const [found] = useState(() => keptValues.read(keptAs) !== null);
  const isTyped = asunto !== template.asunto || cuerpo !== template.cuerpo;
  useEffect(() => {
    if (isTyped) keptValues.keep(keptAs, { asunto, cuerpo });
    else keptValues.drop(keptAs);
  }, [keptAs, isTyped, asunto, cuerpo]);
  if (!found) return null;
  const again = () => {
    setValue('asunto', template.asunto);
    setValue('cuerpo', template.cuerpo);
  };
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button size="small" onClick={again}>
          {translate('mail.writing.again')}
        </Button>
      }
    >
      {translate('mail.writing.found')}
    </Alert>
  );
}

interface Props extends MessageInputsProps {
  /** Key under which the words are kept; whoever sends them drops them. */
  keptAs: string;
  /** The words to begin with when none are kept. */
  template: MessageText;
  read: (text: MessageText) => Promise<Schemas['MessagePreview']>;
}

export function MessageParts({ keptAs, template, read, ...inputs }: Props) {
  const id = useId();
  const [view, setView] = useState<'texto' | 'vista'>('texto');
  const { getValues } = useFormContext<MessageText>();
  const { asunto, cuerpo } = getValues();
  const { errors, submitCount } = useFormState<MessageText>();
  const [seen, setSeen] = useState(submitCount);
  if (seen !== submitCount) {
    setSeen(submitCount);
    // The errors stand beside the fields, so the text is shown.
    if (errors.asunto ?? errors.cuerpo) setView('texto');
  }
  const tab = (of: typeof view) => ({ id: `${id}-${of}`, 'aria-controls': `${id}-panel` });
  return (
    <Stack spacing={2}>
      <Kept keptAs={keptAs} template={template} />
      <Tabs
        value={view}
        onChange={(_event, value: typeof view) => setView(value)}
        aria-label={translate('mail.writing.views')}
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44 }}
      >
        <Tab value="texto" label={translate('mail.writing.write')} {...tab('texto')} />
        <Tab value="vista" label={translate('mail.writing.preview')} {...tab('vista')} />
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`}>
        {view === 'texto' ? (
          <Stack spacing={1.5}>
            <MessageInputs {...inputs} />
          </Stack>
        ) : (
          <MessagePreviewPane of={[keptAs, asunto, cuerpo]} read={() => read({ asunto, cuerpo })} />
        )}
      </div>
    </Stack>
  );
}
