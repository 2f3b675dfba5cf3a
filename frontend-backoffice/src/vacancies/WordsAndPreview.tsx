import type { MessageText } from '@hiring/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Schemas } from '@hiring/contract/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { EmailBody } from '../emails/EmailBody';
import { MessageFields } from '../emails/MessageFields';
import type { TemplateVariable } from '../emails/types';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';

interface PreviewProps {
  previewKey: readonly unknown[];
  load: () => Promise<Schemas['MessagePreview']>;
}

function Preview({ previewKey, load }: PreviewProps) {
  const preview = useQuery({
    queryKey: ['vacancy-message-preview', ...previewKey],
    queryFn: load,
    gcTime: 0,
  });
  if (preview.isPending) return <ListSkeleton rows={4} />;
  if (preview.isError) {
    const { asunto, cuerpo } = fieldErrorsOf(preview.error);
    return (
      <StateMessage
        alert
        title="No se puede mostrar"
        action={
          <Button variant="outlined" onClick={() => void preview.refetch()}>
            Reintentar
          </Button>
        }
      >
        {[asunto, cuerpo].filter(Boolean).join(' ') || reasonOf(preview.error)}
      </StateMessage>
    );
  }
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <EmailBody email={preview.data} />
    </Box>
  );
}

interface Props extends PreviewProps {
  text: MessageText;
  onWrite: (text: MessageText) => void;
  errors: Partial<Record<keyof MessageText, string>>;
  variables: readonly TemplateVariable[];
}

/** The words of a message to several people, with variables, and how it will look to one of them. */
export function WordsAndPreview({ text, onWrite, errors, variables, previewKey, load }: Props) {
  const id = useId();
  const [view, setView] = useState<'texto' | 'vista'>('texto');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Tabs
        value={view}
        onChange={(_event, value: typeof view) => setView(value)}
        aria-label="Escribir o ver el mensaje"
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 44, mb: 2 }}
      >
        <Tab value="texto" label="Escribir" id={`${id}-texto`} aria-controls={`${id}-panel`} />
        <Tab value="vista" label="Vista previa" id={`${id}-vista`} aria-controls={`${id}-panel`} />
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} sx={{ minWidth: 0 }}>
        {view === 'texto' ? (
          <MessageFields
            text={text}
            onWrite={onWrite}
            errors={errors}
            variables={variables}
            variablesTitle="Variables: se cambian por los datos de cada persona"
            rows={7}
          />
        ) : (
          <Preview previewKey={[...previewKey, text]} load={load} />
        )}
      </Box>
    </Box>
  );
}
